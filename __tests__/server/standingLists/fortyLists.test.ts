/** A week of a large practice in one callout. */
import { aCallout, aCalloutInput } from "../../support/aCallout.ts";
import { doctorsPage, linkPath } from "../../support/doctorsPage.ts";
import { practiceAtWork } from "../../support/practiceAtWork.ts";

const { ports, app, practice, call } = practiceAtWork();
/** Bytes of HTML at which mail programs cut a mail. */
const CUT = 102_400;

const lists = Array.from({ length: 41 }, (_, at) => ({
  date: `2026-12-${String((at % 20) + 1).padStart(2, "0")}`,
  theatre: `Theatre ${at}, second floor of the new building`,
  case_mix: "Laparoscopic hysterectomies, and whatever the morning brings",
  ...(at < 20 ? {} : { session: "pm" as const, start_time: "13:00", end_time: "17:00" }),
}));

test("forty lists are one mail that no mail program cuts, and one page; one more is refused", async () => {
  const callout = await aCallout(ports(), practice, { lists: lists.slice(0, 40) });
  const [doctor = { id: 0 }] = practice.doctors;
  const { html, subject } = await ports()
    .database.db.selectFrom("outbox_emails")
    .select(["html", "subject"])
    .where("doctor_id", "=", doctor.id)
    .executeTakeFirstOrThrow();
  expect(Buffer.byteLength(html)).toBeLessThan(CUT);
  expect(subject.length).toBeLessThan(150);
  const page = doctorsPage(ports(), app, await linkPath(ports(), callout, doctor));
  const { body } = await page.open();
  expect([...new Set(body.match(/name="answer-\d+"/g))]).toHaveLength(40);
  const fields = Object.fromEntries(callout.lists.map(({ id }) => [`answer-${id}`, "unavailable"]));
  expect((await page.press("", fields)).statusCode).toBeLessThan(400);
  const refused = await call("POST", "/callouts", { callout: aCalloutInput(practice, { lists }) });
  expect(refused.status).toBe(422);
});
