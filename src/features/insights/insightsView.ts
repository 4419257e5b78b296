/** Which figures are shown, as the address has it; and what stands behind one of them. */
import { ROLES_NEEDED, type RoleNeeded } from "../../contract/callout.ts";
import { isDate } from "../../contract/dates.ts";
import {
  FIGURE_KINDS,
  FIGURES,
  type Figure,
  type FigureKind,
  LONGEST_PERIOD_DAYS,
  PERIODS_WEEKS,
  USUAL_PERIOD_WEEKS,
} from "../../contract/insights.ts";
import { type BehindQuery, type InsightsQuery } from "../../contract/shapes/insights.ts";
import { daysBetween } from "../../lib/dateFormats.ts";

/** As text; the empty text is "no filter". `weeks` "own": the days of `from` and `to`. `page`: of the doctors. */
export type InsightsView = {
  weeks: string;
  from: string;
  to: string;
  site: string;
  surgeon: string;
  role: string;
  page: number;
};
export const NO_FILTERS = { weeks: "", from: "", to: "", site: "", surgeon: "", role: "" };
export const OWN_DAYS = "own";

const number = (text: string | null): string => (text && /^[1-9]\d{0,14}$/.test(text) ? text : "");
const date = (text: string | null): string => (text && isDate(text) ? text : "");
const periodOf = (text: string | null): string =>
  text === OWN_DAYS || PERIODS_WEEKS.some((weeks) => String(weeks) === text) ? (text ?? "") : "";
const pageOf = (text: string | null): number => Math.min(Number(number(text)) || 1, 1_000_000);

export const readInsightsView = (params: URLSearchParams): InsightsView => ({
  weeks: periodOf(params.get("weeks")),
  from: date(params.get("from")),
  to: date(params.get("to")),
  site: number(params.get("site")),
  surgeon: number(params.get("surgeon")),
  role: ROLES_NEEDED.find((one) => one === params.get("role")) ?? "",
  page: pageOf(params.get("page")),
});

const written = (values: object): URLSearchParams =>
  new URLSearchParams(Object.entries(values).flatMap(([key, value]) => (value ? [[key, String(value)]] : [])));

export const writeInsightsView = ({ page, ...rest }: InsightsView): URLSearchParams =>
  written({ ...rest, page: page > 1 ? page : "" });

/** Why own days cannot be counted; "both": one is not chosen yet. Null: nothing is wrong. */
export function daysProblem({
  weeks,
  from,
  to,
}: Pick<InsightsView, "weeks" | "from" | "to">): "both" | "order" | "tooLong" | null {
  if (weeks !== OWN_DAYS) return null;
  if (!from || !to) return "both";
  if (from > to) return "order";
  return daysBetween(from, to) >= LONGEST_PERIOD_DAYS ? "tooLong" : null;
}

/** Own days that cannot be counted are not asked about, but what lies ahead is: it has a time of its own. */
export function insightsQueryOf(view: InsightsView): InsightsQuery {
  const { weeks, from, to, site, surgeon, role } = view;
  const days =
    weeks === OWN_DAYS && daysProblem(view) === null
      ? { from, to }
      : { weeks: weeks === OWN_DAYS ? USUAL_PERIOD_WEEKS : Number(weeks) || USUAL_PERIOD_WEEKS };
  return {
    ...days,
    ...(site ? { site_id: Number(site) } : {}),
    ...(surgeon ? { surgeon_id: Number(surgeon) } : {}),
    ...(role ? { role: role as RoleNeeded } : {}),
  };
}

export const isFiltered = ({ page: _, ...filters }: InsightsView): boolean =>
  Object.values(filters).some((value) => value !== "");

/** What of a figure is meant. */
export type Behind = { figure: Figure; kind?: FigureKind; week?: string; doctor?: number; group?: number };
export type BehindView = Omit<InsightsView, "page"> & {
  figure: Figure;
  kind: FigureKind | "";
  week: string;
  doctor: string;
  group: string;
  page: number;
};

export function behindPath({ page: _, ...view }: InsightsView, behind: Behind): string {
  return `/insights/callouts?${written({ ...view, ...behind })}`;
}

export function readBehindView(params: URLSearchParams): BehindView {
  const figure = FIGURES.find((one) => one === params.get("figure")) ?? "filled";
  const kinds: readonly FigureKind[] = FIGURE_KINDS[figure];
  return {
    ...readInsightsView(params),
    figure,
    kind: kinds.find((one) => one === params.get("kind")) ?? "",
    week: date(params.get("week")),
    doctor: number(params.get("doctor")),
    group: number(params.get("group")),
  };
}

export const writeBehindView = ({ page, ...rest }: BehindView): URLSearchParams =>
  written({ ...rest, page: page > 1 ? page : "" });

export const behindQueryOf = (view: BehindView): BehindQuery => ({
  ...insightsQueryOf(view),
  figure: view.figure,
  ...(view.kind ? { kind: view.kind } : {}),
  ...(view.week ? { week: view.week } : {}),
  ...(view.doctor ? { doctor_id: Number(view.doctor) } : {}),
  ...(view.group ? { group_id: Number(view.group) } : {}),
  ...(view.page > 1 ? { page: view.page } : {}),
});
