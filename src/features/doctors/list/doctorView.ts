/** What the list of doctors shows, as the address has it. */
import { DOCTOR_ROLES, DOCTOR_SORTS, DOCTOR_STATUSES, type DoctorSort } from "../../../contract/doctor.ts";
import { TABLE_ROWS } from "../../../contract/page.ts";
import { type DoctorsQuery } from "../../../contract/shapes/doctorRequests.ts";

/** As text; the empty text is "no filter". `only`: never responded, refused by the mail server, not invited. Without a status, archived ones are left out. */
export type DoctorView = {
  q: string;
  group: string;
  site: string;
  role: string;
  status: string;
  only: string;
  sort: DoctorSort;
  page: number;
};

const id = (text: string | null): string => (text && /^[1-9]\d{0,14}$/.test(text) ? text : "");
const statusOf = (text: string | null) => DOCTOR_STATUSES.find((status) => status === text);

const roleOf = (text: string | null) => DOCTOR_ROLES.find((role) => role === text);
export const ONLY = ["never", "bouncing", "not_invited"] as const;
/** The order where none was asked for. */
const BY_NAME = "name";
const sortOf = (text: string | null) => DOCTOR_SORTS.find((sort) => sort === text);
const onlyOf = (text: string | null) => ONLY.find((only) => only === text);

export const readDoctorView = (params: URLSearchParams): DoctorView => ({
  q: (params.get("q") ?? "").slice(0, 100),
  group: id(params.get("group")),
  site: id(params.get("site")),
  role: roleOf(params.get("role")) ?? "",
  status: statusOf(params.get("status")) ?? "",
  only: onlyOf(params.get("only")) ?? "",
  sort: sortOf(params.get("sort")) ?? BY_NAME,
  page: Math.min(Number(id(params.get("page"))) || 1, 1_000_000),
});

export function writeDoctorView({ sort, page, ...rest }: DoctorView): URLSearchParams {
  const all = { ...rest, sort: sort === BY_NAME ? "" : sort, page: page > 1 ? String(page) : "" };
  return new URLSearchParams(Object.entries(all).filter(([, value]) => value));
}

export function doctorsQueryOf({ q, group, site, role, status, only, sort, page }: DoctorView): DoctorsQuery {
  const known = statusOf(status);
  const knownRole = roleOf(role);
  return {
    ...(q.trim() ? { q: q.trim() } : {}),
    ...(group ? { group_id: Number(group) } : {}),
    ...(site ? { site_id: Number(site) } : {}),
    ...(knownRole ? { role: knownRole } : {}),
    ...(known ? { status: known } : {}),
    ...(only === "never" ? { never_responded: true } : {}),
    ...(only === "bouncing" ? { bouncing: true } : {}),
    ...(only === "not_invited" ? { not_invited: true } : {}),
    ...(sort === BY_NAME ? {} : { sort }),
    ...(page > 1 ? { page } : {}),
    per_page: TABLE_ROWS,
  };
}

export const isDoctorViewFiltered = ({ page: _page, sort: _sort, ...filters }: DoctorView): boolean =>
  Object.values(filters).some((value) => value.trim() !== "");

/** How many filters are on, search not counted. */
export const filterCount = ({ page: _page, sort: _sort, q: _q, ...filters }: DoctorView): number =>
  Object.values(filters).filter(Boolean).length;
