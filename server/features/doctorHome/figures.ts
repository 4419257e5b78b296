/** What a doctor was asked, offered and was booked for in 90 days, beside the median of all who were asked. */
import { type CompanyWork } from "../../platform/ports.ts";

const DAY_MS = 86_400_000;
const DAYS = 90;
/** Of fewer doctors a median tells what one of them did. */
const FEWEST_DOCTORS = 5;

export const FIGURES = ["asked", "offered", "booked"] as const;
type Counts = Record<(typeof FIGURES)[number], number>;

/** In lists. `median`: null where too few were asked. */
export type Figures = { own: Counts; median: Counts | null; doctors: number };

const OFFERS = ["available", "if_needed"] as const;

function medianOf(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((one, other) => one - other);
  const [low, high] = [sorted[Math.ceil(sorted.length / 2) - 1] ?? 0, sorted[Math.floor(sorted.length / 2)] ?? 0];
  return (low + high) / 2;
}

/** As the office counts it beside an offer: lists whose callout was mailed to the doctor in that time. */
export async function readFigures({ tx, now }: CompanyWork, doctorId: number): Promise<Figures> {
  const since = new Date(now.getTime() - DAYS * DAY_MS);
  const rows = await tx
    .selectFrom("callouts")
    .innerJoin("responses", "responses.callout_id", "callouts.id")
    .innerJoin("callout_recipients as mailed", "mailed.id", "responses.recipient_id")
    .select((e) => [
      "responses.doctor_id",
      e.fn.countAll<number>().as("asked"),
      e.fn.countAll<number>().filterWhere("responses.response", "in", OFFERS).as("offered"),
      e.fn.countAll<number>().filterWhere("responses.outcome", "=", "confirmed").as("booked"),
    ])
    // What was mailed since then ends later, and by its end it is found.
    .where("callouts.last_ends_at", ">", since)
    .where("mailed.sent_at", ">", since)
    .groupBy("responses.doctor_id")
    .execute();
  const counted = rows.map(({ doctor_id, ...row }) => ({
    doctorId: doctor_id,
    counts: { asked: Number(row.asked), offered: Number(row.offered), booked: Number(row.booked) },
  }));
  const each = (of: (figure: keyof Counts) => number): Counts => ({
    asked: of("asked"),
    offered: of("offered"),
    booked: of("booked"),
  });
  return {
    own: counted.find((one) => one.doctorId === doctorId)?.counts ?? each(() => 0),
    median:
      counted.length < FEWEST_DOCTORS ? null : each((figure) => medianOf(counted.map(({ counts }) => counts[figure]))),
    doctors: counted.length,
  };
}
