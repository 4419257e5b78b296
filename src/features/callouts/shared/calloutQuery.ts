/** What the callouts table shows, as the address has it: tab, search, filters, order and page. */
import { CALLOUT_MODES, CALLOUT_STATUSES, ROLES_NEEDED, URGENCIES } from "../../../contract/callout.ts";
import { CALLOUT_TABS, type CalloutTab } from "../../../contract/calloutTabs.ts";
import { isDate } from "../../../contract/dates.ts";
import { FILTER_VALUES_MAX, PAGE_SIZES, TABLE_ROWS } from "../../../contract/page.ts";
import { type CalloutsQuery, type ListsQuery } from "../../../contract/shapes/calloutRequests.ts";
import { addDays } from "../../../lib/dateFormats.ts";
import { recall } from "../../../lib/remembered.ts";

/** Days from today on; "own" is two dates of one's own. */
export const RANGES = ["today", "7", "14", "30", "own"] as const;
type Range = (typeof RANGES)[number];

const SORTS = ["when", "-when", "respond_by", "-respond_by", "updated_at", "-updated_at"] as const;
export type Sort = (typeof SORTS)[number];

/** The table, or a calendar: a week by site, theatre or doctor, or a month. */
const DISPLAYS = ["table", "week", "theatres", "doctors", "month"] as const;
export type Display = (typeof DISPLAYS)[number];

/** Everything as text, as fields hold it; the empty text is "no filter". Several values stand in one text, "7,9". */
export type View = {
  tab: CalloutTab;
  /** Nothing was asked for: which tab is shown depends on what there is. */
  landing: boolean;
  q: string;
  range: Range | "";
  from: string;
  to: string;
  site: string;
  surgeon: string;
  role: string;
  doctor: string;
  mode: string;
  urgency: string;
  status: string;
  /** "none": open, and nobody has offered yet. */
  answers: string;
  sort: Sort | "";
  page: number;
  /** On a page. */
  rows: number;
  display: Display;
  /** A date of the week or month that is shown; empty is today. */
  week: string;
};

const oneOf = <T extends string>(all: readonly T[], text: string | null): T | undefined =>
  all.find((one) => one === text);
const id = (text: string | null): string => (text && /^[1-9]\d{0,14}$/.test(text) ? text : "");
/** Those of a text. */
export const valuesOf = (text: string): string[] => (text ? text.split(",") : []);

/** Each once, as far as it is one. */
const several = (texts: readonly string[], read: (text: string) => string | undefined): string =>
  [...new Set(texts.flatMap(valuesOf).flatMap((text) => read(text) || []))].slice(0, FILTER_VALUES_MAX).join(",");

const date = (text: string | null): string => (text && /^\d{4}-[01]\d-[0-3]\d$/.test(text) ? text : "");

export const ROWS_KEY = "calloutRows";
const size = (text: string | null): number | undefined => PAGE_SIZES.find((rows) => String(rows) === text);
/** As this browser's person chose last. */
const usualRows = (): number => size(recall(ROWS_KEY)) ?? TABLE_ROWS;

/** Whatever a person typed into the address, this is a view. */
export function readView(params: URLSearchParams): View {
  const range = oneOf(RANGES, params.get("when")) ?? "";
  const landing = params.size === 0;
  const week = params.get("week") ?? "";
  return {
    landing,
    tab: oneOf(CALLOUT_TABS, params.get("tab")) ?? (landing ? "needs_action" : "all"),
    q: (params.get("q") ?? "").slice(0, 100),
    range,
    from: range === "own" ? date(params.get("from")) : "",
    to: range === "own" ? date(params.get("to")) : "",
    site: several(params.getAll("site"), id),
    surgeon: several(params.getAll("surgeon"), id),
    role: several(params.getAll("role"), (text) => oneOf(ROLES_NEEDED, text)),
    doctor: several(params.getAll("doctor"), id),
    mode: oneOf(CALLOUT_MODES, params.get("mode")) ?? "",
    urgency: oneOf(URGENCIES, params.get("urgency")) ?? "",
    status: several(params.getAll("status"), (text) => oneOf(CALLOUT_STATUSES, text)),
    answers: oneOf(["none"], params.get("answers")) ?? "",
    sort: oneOf(SORTS, params.get("sort")) ?? "",
    page: Math.min(Number(id(params.get("page"))) || 1, 1_000_000),
    rows: size(params.get("rows")) ?? usualRows(),
    display: oneOf(DISPLAYS, params.get("view")) ?? "table",
    week: isDate(week) ? week : "",
  };
}

/** An address that says nothing else names even the tab that is otherwise meant: it has been chosen. */
export function writeView({ landing: _landing, tab, range, page, rows, display, ...rest }: View): URLSearchParams {
  const all = {
    tab: tab === "all" ? "" : tab,
    when: range,
    ...rest,
    page: page > 1 ? String(page) : "",
    rows: rows === TABLE_ROWS && usualRows() === TABLE_ROWS ? "" : String(rows),
    view: display === "table" ? "" : display,
  };
  const said = Object.entries(all).filter(([, value]) => value);
  return new URLSearchParams(said.length > 0 ? said : { tab });
}

/** Local dates of a range, which may begin today. */
function datesOf({ range, from, to }: View, today: string): { from?: string; to?: string } {
  if (range === "") return {};
  // A year that is still being typed is no date yet.
  if (range === "own") return { ...(isDate(from) ? { from } : {}), ...(isDate(to) ? { to } : {}) };
  return { from: today, to: range === "today" ? today : addDays(today, Number(range)) };
}

const ids = (text: string): number[] => valuesOf(text).map(Number);
const among = <T extends string>(all: readonly T[], text: string): T[] =>
  valuesOf(text).flatMap((value) => oneOf(all, value) ?? []);

/** What the table and the calendar are asked alike. */
function filtersOf(view: View): Omit<ListsQuery, "from" | "to"> {
  const mode = oneOf(CALLOUT_MODES, view.mode);
  const urgency = oneOf(URGENCIES, view.urgency);
  return {
    ...(view.q.trim() ? { q: view.q.trim() } : {}),
    ...(view.site ? { site_id: ids(view.site) } : {}),
    ...(view.surgeon ? { surgeon_id: ids(view.surgeon) } : {}),
    ...(view.role ? { role: among(ROLES_NEEDED, view.role) } : {}),
    ...(view.doctor ? { doctor_id: ids(view.doctor) } : {}),
    ...(mode ? { mode } : {}),
    ...(urgency ? { urgency } : {}),
    ...(view.status ? { status: among(CALLOUT_STATUSES, view.status) } : {}),
    ...(view.answers ? { no_availability: true } : {}),
  };
}

export const listsQueryOf = (view: View, from: string, to: string): ListsQuery => ({ from, to, ...filtersOf(view) });

export const queryOf = (view: View, today: string): CalloutsQuery => ({
  tab: view.tab,
  ...filtersOf(view),
  ...datesOf(view, today),
  ...(view.sort ? { sort: view.sort } : {}),
  ...(view.page > 1 ? { page: view.page } : {}),
  per_page: view.rows,
});

const FURTHER = { doctor: "", mode: "", urgency: "", status: "", answers: "" };
const FILTERS = { range: "", site: "", surgeon: "", role: "", ...FURTHER } as const;
type Filter = keyof typeof FILTERS;
const countOn = (view: View, filters: object): number =>
  Object.keys(filters).filter((filter) => view[filter as Filter]).length;

/** How many filters are on, search not counted; a calendar's days are no filter. */
export const filterCount = (view: View): number => countOn(view, FILTERS) - (isCalendar(view) && view.range ? 1 : 0);

export const isCalendar = ({ display }: View): boolean => display !== "table";

/** Whether one of those is on that do not stand in the bar by themselves. */
export const hasFurther = (view: View): boolean => countOn(view, FURTHER) > 0;

export const isFiltered = (view: View): boolean => view.q.trim() !== "" || filterCount(view) > 0;

/** An empty practice: its whole list, asked for without filters, has no row. */
export const isNothingYet = (view: View, rows: readonly unknown[] | undefined): boolean =>
  rows?.length === 0 && view.tab === "all" && view.page === 1 && !isFiltered(view);

export const withoutFilters = (view: View): View => ({ ...view, ...FILTERS, q: "", from: "", to: "", page: 1 });
