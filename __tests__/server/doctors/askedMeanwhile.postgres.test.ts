/** A doctor's record is changed while a callout is being sent to the doctor: the mails that it writes are found all the same. */
import { homeLink } from "../../../server/domain/homeLink.ts";
import { doctorLink } from "../../../server/domain/respondLink.ts";
import { createDraft } from "../../../server/features/callouts/drafts/draft.ts";
import { remind } from "../../../server/features/callouts/sending/remind.ts";
import { sendCallout } from "../../../server/features/callouts/sending/sendCallout.ts";
import { type CompanyWork } from "../../../server/platform/ports.ts";
import { aCallout, aCalloutInput } from "../../support/aCallout.ts";
import { meanwhile } from "../../support/atOnce/meanwhile.ts";
import { aDoctorInput } from "../../support/builders.ts";
import { practiceAtWork } from "../../support/practiceAtWork.ts";

const { ports, practice, call } = practiceAtWork({ doctors: 2 });
const idOf = (n: number): number => practice.doctors[n]?.id ?? 0;

/** The first doctor alone. */
async function send(unit: CompanyWork): Promise<void> {
  const input = aCalloutInput(practice, { recipients: { doctor_ids: [idOf(0)], group_ids: [] } });
  await sendCallout(unit, await createDraft(unit, input, practice.user.id), { type: "admin", id: practice.user.id });
}
const whileSending = (press: () => ReturnType<typeof call>) =>
  meanwhile(ports(), practice.companyId, { first: send }, press);

/** The mail leads to the renewed link; where it goes. */
async function relinked(): Promise<string> {
  const { db } = ports().database;
  const recipient = await db.selectFrom("callout_recipients").selectAll().executeTakeFirstOrThrow();
  expect(recipient.link_version).toBe(2);
  const mails = db.selectFrom("outbox_emails").selectAll().where("doctor_id", "=", idOf(0));
  const { text, to_address } = await mails.executeTakeFirstOrThrow();
  expect(text).toContain(new URL(doctorLink(ports(), recipient)).pathname);
  return to_address;
}

test("a corrected address gets them, with links that open", async () => {
  const doctor = { ...aDoctorInput({ email: "new@example.test" }), lock_version: 0 };
  expect((await whileSending(() => call("PUT", `/doctors/${idOf(0)}`, { doctor }))).status).toBe(200);
  expect(await relinked()).toBe("new@example.test");
});

test("renewed links are in them", async () => {
  expect((await whileSending(() => call("POST", `/doctors/${idOf(0)}/new_link`))).status).toBe(200);
  expect(await relinked()).toBe(practice.doctors[0]?.email);
});

test("a new link to one callout renews the home's, also in the mails of another", async () => {
  const callout = await aCallout(ports(), practice);
  const { db } = ports().database;
  const asked = db.selectFrom("callout_recipients").select("id").where("doctor_id", "=", idOf(0));
  const { id } = await asked.executeTakeFirstOrThrow();
  const { status } = await whileSending(() => call("POST", `/callouts/${callout.id}/recipients/${id}/new_link`));
  expect(status).toBe(200);
  const doctor = await db.selectFrom("doctors").selectAll().where("id", "=", idOf(0)).executeTakeFirstOrThrow();
  const mails = await db.selectFrom("outbox_emails").select("text").where("doctor_id", "=", idOf(0)).execute();
  expect(mails).toHaveLength(2);
  for (const { text } of mails) expect(text).toContain(new URL(homeLink(ports(), doctor)).pathname);
});

test("a reminder that is written while a link is renewed leads to the new one", async () => {
  const { db } = ports().database;
  const { id: calloutId } = await aCallout(ports(), practice);
  const asked = db.selectFrom("callout_recipients").selectAll().where("doctor_id", "=", idOf(0));
  const { id } = await asked.executeTakeFirstOrThrow();
  const first = (unit: CompanyWork) => remind(unit, { calloutId }, practice.user.id);
  const { status } = await meanwhile(ports(), practice.companyId, { first }, () =>
    call("POST", `/callouts/${calloutId}/recipients/${id}/new_link`),
  );
  const { pathname } = new URL(doctorLink(ports(), await asked.executeTakeFirstOrThrow()));
  const mails = db.selectFrom("outbox_emails").select("text").where("recipient_id", "=", id);
  const reminders = await mails.where("kind", "=", "reminder").execute();
  expect([status, reminders]).toEqual([200, [{ text: expect.stringContaining(pathname) }]]);
});

test("nobody is merged away who is being asked: the office looks again", async () => {
  const merge = { into_id: idOf(1), lock_version: 0, into_lock_version: 0 };
  const { status, body } = await whileSending(() => call("POST", `/doctors/${idOf(0)}/merge`, merge));
  expect([status, body.code]).toEqual([409, "stale"]);
});
