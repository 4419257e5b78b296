/** Everybody whom a callout asks, with what is known of each for judging the answers. */
import { type Kysely } from "kysely";
import { type CalloutRecipient, type FitMedians } from "../../../../src/contract/shapes/callout.ts";
import { type Tables } from "../../../db/schema.ts";
import { doctorRef } from "../../../domain/doctorName.ts";
import { figuresOf, mediansOf, NO_FIGURES } from "../../../domain/ninetyDays.ts";
import { statusAt } from "../../../domain/records.ts";
import { refusesMail } from "../../../domain/refusesMail.ts";
import { credentials, earlierAnswers, usualTimes } from "./fit.ts";

const iso = (date: Date | null): string | null => date?.toISOString() ?? null;

/** By name. */
export const findRecipients = (db: Kysely<Tables>, now: Date, calloutId: number) =>
  db
    .selectFrom("callout_recipients")
    .innerJoin("doctors", "doctors.id", "callout_recipients.doctor_id")
    .selectAll("callout_recipients")
    .select(["doctors.title", "doctors.first_name", "doctors.last_name", "doctors.grade"])
    .select(["doctors.status", "doctors.paused_until", "doctors.email_state"])
    .select((e) => [credentials(e).as("credentials"), usualTimes(e).as("usual_times")])
    .select((e) => earlierAnswers(e, now).as("earlier"))
    .where("callout_recipients.callout_id", "=", calloutId)
    .orderBy("doctors.last_name")
    .orderBy("doctors.id")
    .execute();

export type Recipient = Awaited<ReturnType<typeof findRecipients>>[number];

export const presentRecipient = (row: Recipient, now: Date): CalloutRecipient => ({
  id: row.id,
  doctor: doctorRef({ ...row, id: row.doctor_id }),
  delivery: row.delivery,
  skip_reason: row.skip_reason,
  overridden: row.overridden,
  reachable: statusAt(now, row) === "active" && !refusesMail(row),
  sent_at: iso(row.sent_at),
  reminded_at: iso(row.reminded_at),
  first_opened_at: iso(row.first_opened_at),
});

/** Of fewer doctors a median says nothing of what is usual. */
const FEWEST_DOCTORS = 3;

/** Of those who were asked. */
export function presentMedians(recipients: readonly Recipient[]): FitMedians | null {
  const asked = recipients.filter(({ delivery }) => delivery !== "skipped");
  const medians = mediansOf(
    asked.map(({ earlier }) => figuresOf(earlier ?? NO_FIGURES)),
    FEWEST_DOCTORS,
  );
  if (!medians) return null;
  const { asked: offered, offered: accepted, booked: confirmed, weekends } = medians;
  return { offered, accepted, confirmed, weekends };
}
