/** What the audit log shows, as the address has it. */
import { AUDIT_AREAS, type AuditArea } from "../../contract/audit.ts";
import { isDate } from "../../contract/dates.ts";
import { type AuditQuery } from "../../contract/shapes/audit.ts";

/** `who`: an administrator's id or a kind of actor. As text; the empty text is "no filter". */
export type AuditView = { who: string; area: string; from: string; to: string; page: number };

export const NO_FILTERS = { who: "", area: "", from: "", to: "" };
export const OTHER_ACTORS = ["doctor", "system", "provider"] as const;
export const AREAS = Object.keys(AUDIT_AREAS) as AuditArea[];

const number = (text: string | null): string => (text && /^[1-9]\d{0,14}$/.test(text) ? text : "");
const date = (text: string | null): string => {
  if (!text || !/^\d{4}-\d{2}-\d{2}$/.test(text)) return "";
  const instant = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(instant) && new Date(instant).toISOString().startsWith(text) ? text : "";
};
const otherActor = (text: string | null) => OTHER_ACTORS.find((one) => one === text);
const areaOf = (text: string | null) => AREAS.find((one) => one === text);

export const readAuditView = (params: URLSearchParams): AuditView => ({
  who: otherActor(params.get("who")) ?? number(params.get("who")),
  area: areaOf(params.get("area")) ?? "",
  from: date(params.get("from")),
  to: date(params.get("to")),
  page: Math.min(Number(number(params.get("page"))) || 1, 1_000_000),
});

export const writeAuditView = ({ page, ...rest }: AuditView): URLSearchParams =>
  new URLSearchParams(Object.entries({ ...rest, page: page > 1 ? String(page) : "" }).filter(([, value]) => value));

export function auditQueryOf({ who, area, from, to, page }: AuditView): AuditQuery {
  const [actor, known] = [otherActor(who), areaOf(area)];
  return {
    ...(actor ? { actor_type: actor } : {}),
    ...(who && !actor ? { user_id: Number(who) } : {}),
    ...(known ? { area: known } : {}),
    // A year that is still being typed is no date yet.
    ...(isDate(from) ? { from } : {}),
    ...(isDate(to) ? { to } : {}),
    ...(page > 1 ? { page } : {}),
  };
}

export const isAuditViewFiltered = ({ page: _, ...filters }: AuditView): boolean =>
  Object.values(filters).some((value) => value !== "");
