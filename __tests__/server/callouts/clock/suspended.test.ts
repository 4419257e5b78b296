/** A practice that the provider's staff suspend: its callouts ask nobody until it is let in again. */
import { runStaffCommand } from "../../../../server/staff/commands.ts";
import { aDraft } from "../../../support/aCallout.ts";
import { aDoctor } from "../../../support/builders.ts";
import { calloutScene } from "../../../support/scenes/calloutScene.ts";

const it = calloutScene();
const { ports, practice, call, begin, read, later, sent, signInAgain, db } = it;
const HOUR = 3_600_000;

const decide = (command: "suspend" | "verify") =>
  runStaffCommand(ports(), { command, id: String(practice.companyId), by: "tester" });

test("no reminder and no wave while it is suspended, and each once it is let in again", async () => {
  const last = await aDoctor(db(), { company_id: practice.companyId });
  const wave = { doctor_ids: [last.id], group_ids: [], after_hours: 14, at: null, fewer_than: null };
  const { id } = await begin({ respond_by: "2026-11-25T10:42:00Z", waves: [wave] });
  await decide("suspend");
  ports().clock.advance(15 * HOUR);
  await later(HOUR);
  expect(await sent()).toEqual([]);
  await decide("verify");
  await later(0);
  const mails = await db()
    .selectFrom("outbox_emails")
    .select(["kind", "doctor_id"])
    .where("callout_id", "=", id)
    .execute();
  expect(mails.filter(({ kind, doctor_id }) => kind === "callout" && doctor_id === last.id)).toHaveLength(1);
  expect(mails.filter(({ kind, doctor_id }) => kind === "reminder" && doctor_id !== last.id)).toHaveLength(3);
  expect((await read()).status).toBe("open");
});

test("what was to be sent meanwhile is a draft, and stays one", async () => {
  const { id } = await aDraft(ports(), practice);
  await call("POST", `/callouts/${id}/schedule`, { send_at: "2026-11-25T08:00:00.000Z", lock_version: 0 });
  await decide("suspend");
  ports().clock.advance(22 * HOUR);
  await later(0);
  await decide("verify");
  await later(HOUR);
  await signInAgain();
  expect((await call("GET", `/callouts/${id}`)).body.data.status).toBe("draft");
  expect(await db().selectFrom("outbox_emails").select("kind").where("kind", "=", "callout").execute()).toEqual([]);
});

test("no standby is asked while it is suspended; whose turn it is then is asked once it is let in again", async () => {
  const { answer, answers, made } = it;
  await begin();
  await answers(0, 1, 2);
  for (const n of [1, 2]) await made("standby", n);
  await made("confirm", 0);
  await decide("suspend");
  await answer(0, "unavailable");
  expect(await sent()).toEqual(["released 0"]);
  await later(HOUR);
  expect(await sent()).toEqual([]);
  await decide("verify");
  await later(0);
  expect(await sent()).toEqual(["standby_offer 1"]);
  await decide("suspend");
  await it.takeOver(1, false);
  await later(5 * HOUR);
  expect(await sent()).toEqual([]);
  await decide("verify");
  await later(0);
  expect(await sent()).toEqual(["standby_offer 2"]);
});
