/** A callout while it is being written, and what it becomes on the wire; everything as fields hold it. */
import { type CalloutMode, type RoleNeeded, type Session, type Urgency } from "../../contract/callout.ts";
import { type CalloutInput, type ListInput } from "../../contract/calloutRequests.ts";
import { type Site } from "../../contract/doctor.ts";
import { instantOf, ownTimeZone } from "../../lib/wallDates.ts";

/** The value of "another surgeon" among the ids. */
export const OTHER_SURGEON = "other";

export type NewList = {
  date: string;
  session: Session;
  start: string;
  end: string;
  site: string;
  theatre: string;
  /** An id, "other", or nothing. */
  surgeon: string;
  surgeonName: string;
  role: RoleNeeded;
  positions: number;
  caseMix: string;
};

/** `count`: doctors of a group. */
export type Chosen = { kind: "group" | "doctor"; id: number; name: string; count?: number };

export type NewCallout = {
  lists: NewList[];
  chosen: Chosen[];
  /** Asked although on leave, booked elsewhere or not credentialed. */
  overrides: number[];
  mode: CalloutMode;
  respondDate: string;
  respondTime: string;
  urgency: Urgency;
  message: string;
};

/** Usual times (product.md §1): a start for the fields, never a rule. */
export const SESSION_TIMES = {
  am: ["08:00", "12:00"],
  pm: ["13:30", "17:30"],
  all_day: ["08:00", "17:30"],
  evening: ["18:00", "21:00"],
} as const;
export const OFFERED_SESSIONS = ["am", "pm", "all_day", "evening"] as const;

const EMPTY_LIST: NewList = {
  date: "",
  session: "am",
  start: SESSION_TIMES.am[0],
  end: SESSION_TIMES.am[1],
  site: "",
  theatre: "",
  surgeon: "",
  surgeonName: "",
  role: "anaesthetist",
  positions: 1,
  caseMix: "",
};

const EMPTY_CALLOUT: NewCallout = {
  lists: [EMPTY_LIST],
  chosen: [],
  overrides: [],
  mode: "select",
  respondDate: "",
  respondTime: "17:00",
  urgency: "routine",
  message: "",
};

/** What the address may say of the first list: an empty place of the week leads here. */
export function startingWith(params: URLSearchParams): NewCallout {
  const session = OFFERED_SESSIONS.find((one) => one === params.get("session")) ?? EMPTY_LIST.session;
  const date = params.get("date") ?? "";
  const [start, end] = SESSION_TIMES[session === "pm" ? "pm" : "am"];
  const list = {
    ...EMPTY_LIST,
    date: /^\d{4}-[01]\d-[0-3]\d$/.test(date) ? date : "",
    site: params.get("site") ?? "",
    ...(session === "pm" ? { session, start, end } : {}),
  };
  return { ...EMPTY_CALLOUT, lists: [list] };
}

/** Another date of the same: same place and people, the date still to be chosen. */
export const anotherList = (last: NewList): NewList => ({ ...last, date: "", caseMix: "" });

export const siteOf = (list: NewList | undefined, sites: readonly Site[]): Site | undefined =>
  sites.find((site) => String(site.id) === list?.site);

/** Where respond-by's clock stands: at the first list's site. */
export const zoneOf = ({ lists }: NewCallout, sites: readonly Site[]): string =>
  siteOf(lists[0], sites)?.time_zone ?? ownTimeZone();

export function respondBy(values: NewCallout, sites: readonly Site[]): number | null {
  return values.respondDate ? instantOf(zoneOf(values, sites), values.respondDate, values.respondTime) : null;
}

export const startsAt = (list: NewList, sites: readonly Site[]): number | null => {
  const zone = siteOf(list, sites)?.time_zone;
  return zone ? instantOf(zone, list.date, list.start) : null;
};

function listInput(list: NewList): ListInput {
  const known = list.surgeon !== "" && list.surgeon !== OTHER_SURGEON;
  return {
    date: list.date,
    session: list.session,
    start_time: list.start,
    end_time: list.end,
    site_id: Number(list.site),
    theatre: list.theatre.trim() || null,
    ...(known ? { surgeon_id: Number(list.surgeon) } : { surgeon_name: list.surgeonName.trim() || null }),
    role_needed: list.role,
    positions: list.positions,
    case_mix: list.caseMix.trim() || null,
  };
}

export function idsOf(chosen: readonly Chosen[]): { doctor_ids: number[]; group_ids: number[] } {
  const ids = (kind: Chosen["kind"]) => chosen.filter((one) => one.kind === kind).map((one) => one.id);
  return { doctor_ids: ids("doctor"), group_ids: ids("group") };
}

export function toInput(values: NewCallout, sites: readonly Site[]): CalloutInput {
  const by = respondBy(values, sites);
  return {
    mode: values.mode,
    urgency: values.urgency,
    message: values.message.trim() || null,
    respond_by: by === null ? null : new Date(by).toISOString(),
    lists: values.lists.map(listInput),
    recipients: { ...idsOf(values.chosen), ...(values.overrides.length > 0 ? { override_ids: values.overrides } : {}) },
  };
}
