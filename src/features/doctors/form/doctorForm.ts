/** The doctor form's values: as text in the fields, as the API wants them when sent. */
import { type DoctorRole } from "../../../contract/doctor.ts";
import { type Language } from "../../../contract/languages.ts";
import { type DoctorDetail, type DoctorInput } from "../../../contract/shapes/doctor.ts";
import { joinList, splitList } from "../../../ui/form/splitList.ts";

export type DoctorValues = {
  title: string;
  first_name: string;
  last_name: string;
  email: string;
  mobile_phone: string;
  role: DoctorRole;
  grade: string;
  specialties: string;
  registration_body: string;
  registration_number: string;
  /** Empty: the practice's usual one. */
  locale: Language | "";
  notes: string;
  group_ids: string[];
  site_ids: string[];
  /** By site: the last day as YYYY-MM-DD; empty: no end. */
  until: Record<string, string>;
};

export const valuesOf = (doctor: DoctorDetail | undefined): DoctorValues => ({
  title: doctor ? (doctor.title ?? "") : "Dr",
  first_name: doctor?.first_name ?? "",
  last_name: doctor?.last_name ?? "",
  email: doctor?.email ?? "",
  mobile_phone: doctor?.mobile_phone ?? "",
  role: doctor?.role ?? "anaesthetist",
  grade: doctor?.grade ?? "",
  specialties: joinList(doctor?.specialties),
  registration_body: doctor?.registration_body ?? "",
  registration_number: doctor?.registration_number ?? "",
  locale: doctor?.locale ?? "",
  notes: doctor?.notes ?? "",
  group_ids: doctor?.groups.map(({ id }) => String(id)) ?? [],
  site_ids: doctor?.sites.map(({ id }) => String(id)) ?? [],
  // A key that is a bare number would be an index to final-form.
  until: Object.fromEntries(doctor?.sites.map((site) => [`site${site.id}`, site.credentialed_until ?? ""]) ?? []),
});

const orNull = (text: string | undefined): string | null => text?.trim() || null;

/** A group that was deleted meanwhile is left out; `groups`: those there are, once that is known. */
const groupsOf = ({ group_ids }: DoctorValues, groups: readonly { id: number }[] | undefined): number[] =>
  group_ids.map(Number).filter((id) => !groups || groups.some((group) => group.id === id));

export const inputOf = (
  values: DoctorValues,
  before: DoctorDetail | undefined,
  groups?: readonly { id: number }[],
): DoctorInput => ({
  title: orNull(values.title),
  first_name: values.first_name.trim(),
  last_name: values.last_name.trim(),
  email: values.email.trim(),
  mobile_phone: orNull(values.mobile_phone),
  role: values.role,
  grade: orNull(values.grade),
  specialties: splitList(values.specialties, before?.specialties),
  registration_body: orNull(values.registration_body),
  registration_number: orNull(values.registration_number),
  locale: values.locale || null,
  notes: orNull(values.notes),
  group_ids: groupsOf(values, groups),
  sites: values.site_ids.map((id) => ({
    site_id: Number(id),
    credentialed_until: values.until?.[`site${id}`] || null,
  })),
});
