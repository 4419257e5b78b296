/** Emails that could not leave before the list began. */
import { type SentKind } from "../../../server/mail/mailKinds.ts";
import { queueMail } from "../../../server/mail/transport/queueMail.ts";
import { inCompany } from "../../../server/platform/ports.ts";
import { aCallout, aPractice } from "../../support/aCallout.ts";
import { testPorts } from "../../support/database/testPorts.ts";
import { deliverDueMail } from "../../support/mail/deliverDueMail.ts";

const ports = testPorts();
const undelivered = () =>
  ports()
    .database.db.selectFrom("notifications")
    .select(["callout_id", "params"])
    .where("notification_type", "=", "email_bounced")
    .execute();

test("too late to be sent, what changes a booking is told to the office, and nothing else", async () => {
  const practice = await aPractice(ports(), { doctors: 1 });
  const [doctor] = practice.doctors;
  const { id } = await aCallout(ports(), practice);
  await deliverDueMail(ports());
  const late = (kind: SentKind, ics?: string) =>
    inCompany(ports(), practice.companyId, (unit) =>
      queueMail(unit, {
        kind,
        idempotencyKey: `${kind}:${Boolean(ics)}`,
        to: { name: null, address: "one@example.test" },
        subject: "Late",
        html: "<p>…</p>",
        text: "…",
        ...(ics ? { ics } : {}),
        calloutId: id,
        doctorId: doctor?.id ?? 0,
        notAfter: unit.now,
      }),
    );
  for (const kind of ["reminder", "ask_again", "filled", "cancelled"] as const) await late(kind);
  await deliverDueMail(ports());
  expect(await undelivered()).toEqual([]);
  for (const kind of ["confirmation", "cancelled"] as const) await late(kind, "BEGIN:VCALENDAR");
  await deliverDueMail(ports());
  expect((await undelivered()).map(({ callout_id, params }) => [callout_id, params.undelivered])).toEqual([
    [id, "yes"],
  ]);
  const mails = await ports().database.db.selectFrom("outbox_emails").select("status").orderBy("id").execute();
  expect(mails.slice(-6).map(({ status }) => status)).toEqual(Array(6).fill("failed"));
});
