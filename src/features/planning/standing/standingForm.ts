/** A standing list as the form's fields hold it, what is wrong with it, and what it becomes on the wire. */
import { ROLES_NEEDED, SESSIONS, type Session } from "../../../contract/callout.ts";
import { LIMITS } from "../../../contract/limits.ts";
import { fitsSession, isSameSpan } from "../../../contract/rules/sessionTimes.ts";
import { type SessionTimes } from "../../../contract/shapes/calloutDefaults.ts";
import { type StandingList, type StandingListInput } from "../../../contract/shapes/planning.ts";
import { hoursFor } from "../../callouts/public.ts";
import { someDay } from "../usePlanningFormat.ts";

/** As typed; without an id no doctor is called so. */
export type TypedDoctor = { id: number | null; name: string };

/** All but the doctor as text, an emptied field is none to final-form. */
export type StandingValues = Record<
  "weekday" | "every" | "starts_on" | "ends_on" | "start" | "end" | "site" | "theatre" | "surgeon" | "specialty",
  string
> & { session: Session; role: string; positions: string; doctor: TypedDoctor };

export const MOST_WEEKS_APART = 8;

const withHours = (times: SessionTimes, weekday: number, session: Session) => ({
  start: "",
  end: "",
  ...hoursFor(times, session, someDay(weekday)),
});

/** `today`: the first day of a new one. */
export const newValues = (times: SessionTimes, today: string): StandingValues => ({
  weekday: "1",
  every: "1",
  starts_on: today,
  ends_on: "",
  session: "am",
  ...withHours(times, 1, "am"),
  site: "",
  theatre: "",
  surgeon: "",
  specialty: "",
  role: "anaesthetist",
  positions: "1",
  doctor: { id: null, name: "" },
});

export const valuesOf = (list: StandingList): StandingValues => ({
  weekday: String(list.weekday),
  every: String(list.every_weeks),
  starts_on: list.starts_on,
  ends_on: list.ends_on ?? "",
  session: list.session,
  start: list.start_time,
  end: list.end_time,
  site: String(list.site.id),
  theatre: list.theatre ?? "",
  surgeon: String(list.surgeon?.id ?? ""),
  specialty: list.specialty ?? "",
  role: list.role_needed,
  positions: String(list.positions),
  doctor: list.usual_doctor ? { id: list.usual_doctor.id, name: list.usual_doctor.name } : { id: null, name: "" },
});

export function inputOf(values: Partial<StandingValues>): StandingListInput {
  const { weekday, every, starts_on = "", ends_on, session, start = "", end = "", site, theatre, surgeon } = values;
  return {
    weekday: Number(weekday),
    every_weeks: Number(every),
    starts_on,
    ends_on: ends_on || null,
    session: SESSIONS.find((one) => one === session) ?? "custom",
    start_time: start,
    end_time: end,
    site_id: Number(site),
    theatre: theatre?.trim() || null,
    surgeon_id: surgeon ? Number(surgeon) : null,
    specialty: values.specialty?.trim() || null,
    role_needed: ROLES_NEEDED.find((one) => one === values.role) ?? "other",
    positions: Number(values.positions),
    usual_doctor_id: values.doctor?.id ?? null,
  };
}

type Wrong = "needed" | "times" | "order" | "doctorUnknown" | "long";

/** By field. `before`: as it is kept. */
export function problemsOf(
  values: Partial<StandingValues>,
  before?: StandingList,
): Partial<Record<keyof StandingValues, Wrong>> {
  const {
    session = "am",
    start,
    end,
    starts_on,
    ends_on,
    site,
    surgeon,
    theatre = "",
    specialty = "",
    doctor,
  } = values;
  const span = { session, start_time: start ?? "", end_time: end ?? "" };
  const backwards = start && end && !fitsSession(span) && !(before && isSameSpan(span, before));
  const isLong = (text: string) => [...text.trim()].length > LIMITS.listText[1];
  return {
    ...(starts_on ? {} : { starts_on: "needed" }),
    ...(ends_on && starts_on && ends_on < starts_on ? { ends_on: "order" } : {}),
    ...(start ? {} : { start: "needed" }),
    ...(backwards ? { end: "times" } : {}),
    ...(end ? {} : { end: "needed" }),
    ...(site ? {} : { site: "needed" }),
    ...(surgeon ? {} : { surgeon: "needed" }),
    ...(isLong(theatre) ? { theatre: "long" } : {}),
    ...(isLong(specialty) ? { specialty: "long" } : {}),
    ...(doctor?.name.trim() && doctor.id === null ? { doctor: "doctorUnknown" } : {}),
  };
}
