/** Doctors, for files and for their own pages. */

export { sortedDoctorIds } from "./listDoctors.ts";
export { findDoctors, presentDoctor } from "./shared/presentDoctor.ts";
export { addUnavailability, removeUnavailability } from "./unavailabilities.ts";
