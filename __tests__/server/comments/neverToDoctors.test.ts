/** Internal comments reach no doctor: no mail of any kind, no page, no calendar, no paper. */

import { homeLink } from "../../../server/domain/homeLink.ts";
import { doctorLink } from "../../../server/domain/respondLink.ts";
import { calendarAddress } from "../../../server/features/doctorHome/calendarAddress.ts";
import { MAIL_KINDS } from "../../../src/contract/callout.ts";
import { HOUR_MS } from "../../../src/contract/durations.ts";
import { aDraft, aListInput } from "../../support/aCallout.ts";
import { aComment } from "../../support/comments.ts";
import { calloutScene } from "../../support/scenes/calloutScene.ts";
import { signInHeaders } from "../../support/signIn.ts";

const it = calloutScene({ doctors: 6 });
const MARK = "quillwort-2041";
const comment = (id: number) => aComment(it.ports(), it.practice, id, `${MARK}: too dear, do not book again`);

async function begin(values: Parameters<typeof it.begin>[0] = {}): Promise<void> {
  await it.begin(values);
  await comment(it.callout().id);
}
const post = async (rest: string, body: object): Promise<void> => {
  const { status } = await it.call("POST", `/callouts/${it.callout().id}/${rest}`, body);
  expect([rest, status]).toEqual([rest, 200]);
};
const idOf = async (n: number): Promise<number> => (await it.row(n)).id;

/** From the first offers to the last list. */
async function manyMails(): Promise<void> {
  await begin();
  await it.answers(0, 1, 2, 3, 4);
  await post(`lists/${it.listId()}/message`, { response_ids: [await idOf(0)], message: "Decided at five" });
  await post("remind", {});
  await it.made("standby", 1);
  await it.made("standby", 2);
  await it.made("not_required", 3);
  await it.made("confirm", 0);
  await it.changeList({ theatre: "Theatre 9" });
  await it.changeList({ end_time: "12:30" });
  await it.answer(0, "unavailable");
  await post(`lists/${it.listId()}/standby_chain`, { action: "stop" });
  await post("ask_again", { response_ids: [await idOf(3)] });
  await it.made("confirm", 2);
  await it.changeList({ date: "2026-12-01" });
}

/** Of several lists, cancelled; the first mail of all; and of a list for which nobody was chosen. */
async function otherEnds(): Promise<void> {
  await begin();
  await it.answers(0);
  const list = aListInput(it.practice, { date: "2026-11-28" });
  await post("lists", { list, lock_version: (await it.read()).lock_version });
  await post("cancel", { reason: "Theatre closed", lock_version: (await it.read()).lock_version });
  const draft = await aDraft(it.ports(), it.practice, { lists: [{ date: "2026-12-04" }] });
  await comment(draft.id);
  expect((await it.call("POST", `/callouts/${draft.id}/send`)).status).toBe(200);
  await begin({ lists: [{ date: "2026-11-26" }] });
  await it.answers(1);
  await it.later(60 * HOUR_MS);
}

test("a comment stands in no mail, whatever the callout has mails written about", async () => {
  await manyMails();
  await otherEnds();
  const mails = await it.db().selectFrom("outbox_emails").selectAll().execute();
  expect(MAIL_KINDS.filter((kind) => !mails.some((mail) => mail.kind === kind))).toEqual([]);
  for (const mail of mails) expect(JSON.stringify(mail)).not.toContain(MARK);
});

test("nor on a doctor's pages, in a calendar, on a cover sheet, or in the table of callouts", async () => {
  await begin();
  await it.answers(0, 1);
  await it.made("confirm", 0);
  const { id } = it.doctor(0);
  await it.db().updateTable("doctors").set({ calendar_open: true, calendar_version: 1 }).where("id", "=", id).execute();
  const doctor = await it.db().selectFrom("doctors").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
  const recipient = await it
    .db()
    .selectFrom("callout_recipients")
    .selectAll()
    .where("id", "=", it.recipientId(0))
    .executeTakeFirstOrThrow();
  const headers = await signInHeaders(it.ports(), it.practice.user);
  const feed = await it.call("POST", "/calendar_feed");
  const addresses = [
    doctorLink(it.ports(), recipient),
    homeLink(it.ports(), doctor),
    calendarAddress(it.ports(), doctor) ?? "",
    feed.body.data.url,
    `http://x/admin_api/callouts/${it.callout().id}/calendar.ics`,
    `http://x/admin_api/cover_sheets?list_id=${it.listId()}`,
    "http://x/admin_api/callouts.csv",
  ];
  for (const address of addresses) {
    const { pathname, search } = new URL(address);
    const { statusCode, body } = await it.app.inject({ url: pathname + search, headers });
    expect([pathname, statusCode, body.includes(MARK)]).toEqual([pathname, 200, false]);
  }
  // The practice's own copy of all it has stored here has it.
  expect((await it.app.inject({ url: "/admin_api/export.json", headers })).body).toContain(MARK);
});
