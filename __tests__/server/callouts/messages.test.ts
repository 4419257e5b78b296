/** What the office writes to those who offered for a list: an email each, seen before, written down, and nothing decided by it. */
import { buildApp } from "../../../server/app.ts";
import { aCallout, anAnswer, aPractice } from "../../support/aCallout.ts";
import { asUser } from "../../support/asUser.ts";
import { testPorts } from "../../support/database/testPorts.ts";

const ports = testPorts();

/** Three doctors: the first two offered, the third has not answered. */
async function scene() {
  const app = await buildApp(ports());
  const practice = await aPractice(ports());
  const callout = await aCallout(ports(), practice, { lists: [{}, { date: "2026-12-03" }] });
  const call = await asUser(app, ports(), practice.user);
  const { db } = ports().database;
  const [list, other] = callout.lists.map(({ id }) => id);
  const doctor = (n: number) => practice.doctors[n] ?? { id: 0 };
  const idOf = (n: number, listId = list) =>
    callout.responses.find((one) => one.doctor.id === doctor(n).id && one.list_id === listId)?.id ?? 0;
  for (const n of [0, 1]) await anAnswer(ports(), practice, callout, doctor(n), n === 0 ? "available" : "if_needed");
  await db.deleteFrom("outbox_emails").execute();
  const write = (response_ids: readonly number[], message?: string, path = `lists/${list}/message`) =>
    call("POST", `/callouts/${callout.id}/${path}`, { response_ids, ...(message === undefined ? {} : { message }) });
  const mails = () =>
    db
      .selectFrom("outbox_emails")
      .select(["kind", "doctor_id", "text", "html"])
      .where("kind", "=", "message")
      .orderBy("id")
      .execute();
  return { app, practice, callout, call, db, other, list, doctor, idOf, write, mails };
}

test("each who offered gets an email of their own with the office's words and no other name, and answers stay as they were", async () => {
  const it = await scene();
  const said = "Theatre decides at 5 pm.\n<b>Please</b> wait.";
  const { status, body } = await it.write([it.idOf(0), it.idOf(1), it.idOf(2)], ` ${said} `);
  expect(status).toBe(200);
  const mails = await it.mails();
  expect(mails.map(({ doctor_id }) => doctor_id).sort()).toEqual([it.doctor(0).id, it.doctor(1).id].sort());
  const doctors = await it.db.selectFrom("doctors").select(["id", "last_name"]).execute();
  for (const { text, html, doctor_id } of mails) {
    const others = doctors.filter(({ id }) => id !== doctor_id).map(({ last_name }) => last_name);
    expect(others.filter((name) => text.includes(name) || html.includes(name))).toEqual([]);
    expect(text).toContain("> Theatre decides at 5 pm.\n> <b>Please</b> wait.");
    expect(html).toContain("&lt;b&gt;Please&lt;/b&gt; wait.");
    expect(text).not.toContain("Reason");
  }
  expect(body.data.responses.map((one: { outcome: string }) => one.outcome)).toEqual(Array(6).fill("none"));
  const { body: events } = await it.call("GET", `/callouts/${it.callout.id}/events`);
  expect(events.data[0]).toMatchObject({ action: "offerers_emailed", params: { doctors: 2, reason: said } });
  await it.app.close();
});

test("who was stood down reads that the offer counts only with another yes, not that it stands", async () => {
  const it = await scene();
  const { lock_version } = await it.db
    .selectFrom("responses")
    .select("lock_version")
    .where("id", "=", it.idOf(1))
    .executeTakeFirstOrThrow();
  const decided = `/callouts/${it.callout.id}/responses/${it.idOf(1)}/not_required`;
  expect((await it.call("POST", decided, { lock_version })).status).toBe(200);
  expect((await it.write([it.idOf(0), it.idOf(1)], "Wait")).status).toBe(200);
  const textTo = async (n: number) =>
    (await it.mails()).find(({ doctor_id }) => doctor_id === it.doctor(n).id)?.text.replaceAll(/\s+/g, " ");
  const [stands, again] = ["Your offer stays as it is.", "Your earlier offer counts only if you say yes again"];
  expect(await textTo(0)).toContain(stands);
  expect(await textTo(0)).not.toContain(again);
  expect(await textTo(1)).toContain(again);
  expect(await textTo(1)).not.toContain(stands);
  await it.app.close();
});

test("the preview shows the very mail, even before a word is written, and sends nothing", async () => {
  const it = await scene();
  const path = `lists/${it.list}/message_preview`;
  const { body } = await it.write([it.idOf(0), it.idOf(1)], "See you at 5", path);
  expect(body.data).toMatchObject({ mails: [{ kind: "message", doctors: [{}, {}] }], silent: 0 });
  expect(body.data.mails[0].email.text).toContain("> See you at 5");
  const empty = await it.write([it.idOf(0)], undefined, path);
  expect(empty.body.data.mails[0].email.text).not.toContain("> ");
  expect(await it.mails()).toEqual([]);
  await it.app.close();
});

test("nothing written, answers to another list, and nobody who can be emailed are refused", async () => {
  const it = await scene();
  expect(await it.write([it.idOf(0)], "  ")).toMatchObject({ status: 422 });
  expect(await it.write([it.idOf(0), it.idOf(0, it.other)], "x")).toMatchObject({ status: 404 });
  expect(await it.write([it.idOf(0, it.other)], "x")).toMatchObject({ status: 404 });
  expect(await it.write([it.idOf(2)], "x")).toMatchObject({ status: 409, body: { code: "nobody_to_send_to" } });
  await it.db.updateTable("doctors").set({ email_state: "bounced" }).where("id", "=", it.doctor(0).id).execute();
  expect(await it.write([it.idOf(0)], "x")).toMatchObject({ status: 409, body: { code: "nobody_to_send_to" } });
  ports().clock.advance(4 * 86_400_000);
  expect(await it.write([it.idOf(1)], "x")).toMatchObject({ status: 409 });
  expect(await it.mails()).toEqual([]);
  await it.app.close();
});
