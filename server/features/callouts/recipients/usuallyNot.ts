/** At which times of the week doctors usually do not work, as they said themselves. A hint; it holds nobody back. */
import { type Kysely } from "kysely";
import { SESSION_CELLS, type Session } from "../../../../src/contract/callout.ts";
import { DAY_PARTS, type DayPart } from "../../../../src/contract/doctor.ts";
import { type CalloutPreview } from "../../../../src/contract/shapes/callouts/decisions.ts";
import { type Tables } from "../../../db/schema.ts";
import { doctorRef } from "../../../domain/doctorName.ts";
import { type DoctorRecord } from "../../../domain/records.ts";

type Timed = { date: string; session: Session; start_time: string; end_time: string };

/** Monday is 1. */
const weekdayOf = (date: string): number => new Date(`${date}T00:00:00Z`).getUTCDay() || 7;

/** A list with times of its own takes the parts of the day that it touches; after midnight is evening. */
function takes({ session, start_time: start, end_time: end }: Timed, part: DayPart): boolean {
  if (session !== "custom") return SESSION_CELLS[session][DAY_PARTS.indexOf(part)] === true;
  const overnight = end <= start;
  if (part === "am") return start < "12:00";
  if (part === "evening") return overnight || end > "18:00";
  return start < "18:00" && (overnight || end > "12:00");
}

type UsualTime = { doctor_id: number; weekday: number; day_part: DayPart };
type UsuallyNot = (doctorId: number, list: Timed) => boolean;

export function usuallyNotIn(times: readonly UsualTime[]): UsuallyNot {
  const by = Map.groupBy(times, (time) => time.doctor_id);
  return (doctorId, list) =>
    (by.get(doctorId) ?? []).some((one) => one.weekday === weekdayOf(list.date) && takes(list, one.day_part));
}

/** Those who would be asked, each with the first of the lists at whose time they usually do not work. */
export async function hintsFor(
  db: Kysely<Tables>,
  doctors: readonly DoctorRecord[],
  lists: readonly Timed[],
): Promise<NonNullable<CalloutPreview["usually_not"]>> {
  const ids = doctors.map(({ id }) => id);
  const times = await db
    .selectFrom("doctor_usually_not")
    .select(["doctor_id", "weekday", "day_part"])
    .where("doctor_id", "in", [0, ...ids])
    .execute();
  const usuallyNot = usuallyNotIn(times);
  return doctors.flatMap((doctor) => {
    const list = lists.find((one) => usuallyNot(doctor.id, one));
    return list ? [{ doctor: doctorRef(doctor), date: list.date, session: list.session }] : [];
  });
}
