/** What the list of doctors shows, as the address has it. */
import { DOCTOR_STATUSES } from "../../contract/doctor.ts";
import { type DoctorsQuery } from "./doctorsApi.ts";

/** As text; the empty text is "no filter". Without a status, archived ones are left out. */
export type DoctorView = { q: string; group: string; status: string; page: number };

const id = (text: string | null): string => (text && /^[1-9]\d{0,14}$/.test(text) ? text : "");
const statusOf = (text: string | null) => DOCTOR_STATUSES.find((status) => status === text);

export const readDoctorView = (params: URLSearchParams): DoctorView => ({
  q: (params.get("q") ?? "").slice(0, 100),
  group: id(params.get("group")),
  status: statusOf(params.get("status")) ?? "",
  page: Math.min(Number(id(params.get("page"))) || 1, 1_000_000),
});

export const writeDoctorView = ({ page, ...rest }: DoctorView): URLSearchParams =>
  new URLSearchParams(Object.entries({ ...rest, page: page > 1 ? String(page) : "" }).filter(([, value]) => value));

export function doctorsQueryOf({ q, group, status, page }: DoctorView): DoctorsQuery {
  const known = statusOf(status);
  return {
    ...(q.trim() ? { q: q.trim() } : {}),
    ...(group ? { group_id: Number(group) } : {}),
    ...(known ? { status: known } : {}),
    ...(page > 1 ? { page } : {}),
  };
}

export const isDoctorViewFiltered = ({ q, group, status }: DoctorView): boolean => Boolean(q.trim() || group || status);
