/** A doctor as the form would send it back, for tests in which somebody else changes one thing. */
import { type DoctorDetail, type DoctorInput } from "../../../src/contract/doctorRequests.ts";

export function doctorInput(doctor: DoctorDetail): DoctorInput & { lock_version: number } {
  const { title, first_name, last_name, email, mobile_phone, role, grade, specialties, locale, notes } = doctor;
  const { registration_body, registration_number, lock_version, groups, sites } = doctor;
  return {
    ...{ title, first_name, last_name, email, mobile_phone, role, grade, specialties, locale, notes, lock_version },
    ...{ registration_body, registration_number },
    group_ids: groups.map(({ id }) => id),
    sites: sites.map(({ id, credentialed_until }) => ({ site_id: id, credentialed_until })),
  };
}
