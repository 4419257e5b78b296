/** "I'm away": whole days on the practice's clocks, both included. No booking ends by it; an offer to a standby does. */
import { isDate } from "../../../src/contract/dates.ts";
import { intersect, type Range } from "../../domain/coverage.ts";
import { addDays, dateAt, instantAt } from "../../domain/zonedTime.ts";
import { type HomeTexts } from "../../locales/en/home.ts";
import { type CompanyWork } from "../../platform/ports.ts";
import { addUnavailability } from "../doctors/public.ts";
import { fieldsOf } from "../respond/public.ts";
import { type OwnList } from "./homeLists.ts";
import { type OwnAway, readAway } from "./ownTimes.ts";

/** Further ahead, or longer, is a slip of the year. */
const MOST_AHEAD_DAYS = 2 * 366;
const MOST_DAYS = 366;

export type AwayDays = { from: string; to: string };
type Wrong = { wrong: keyof HomeTexts["away"]["wrong"] };

export function readAwayDays(body: unknown): AwayDays {
  const field = fieldsOf(body);
  return { from: field("from"), to: field("to") };
}

/** The instants of these days in the zone, or why they make no sense. */
export function awayRange({ from, to }: AwayDays, zone: string, now: Date): Range | Wrong {
  if (!isDate(from) || !isDate(to)) return { wrong: "dates" };
  if (to < from) return { wrong: "order" };
  const today = dateAt(now, zone);
  if (to < today) return { wrong: "past" };
  if (from > addDays(today, MOST_AHEAD_DAYS) || to >= addDays(from, MOST_DAYS)) return { wrong: "long" };
  const [start, end] = [instantAt(from, "00:00", zone), instantAt(addDays(to, 1), "00:00", zone)];
  return start && end ? { from: start, to: end } : { wrong: "dates" };
}

/** The number of the entry; of the one that is there where the same is entered twice. */
export async function saveAway(unit: CompanyWork, doctorId: number, { from, to }: Range): Promise<number> {
  const there = (await readAway(unit, doctorId)).find(
    (one) => one.own && one.from.getTime() === from.getTime() && one.to.getTime() === to.getTime(),
  );
  if (there) return there.id;
  const added = await addUnavailability(unit, "doctor", doctorId, {
    starts_at: from.toISOString(),
    ends_at: to.toISOString(),
    reason: "leave",
  });
  return added.id;
}

/** What the doctor is booked for at that time. */
export const bookedDuring = (booked: readonly OwnList[], away: OwnAway): OwnList[] =>
  booked.filter(({ list }) => {
    const { startsAt, endsAt } = list.part ?? list;
    return intersect({ from: startsAt, to: endsAt }, away);
  });
