/** Doctors, for files and for their own pages. */

export { sortedDoctors } from "./listDoctors.ts";
export { findDoctors, presentDoctor } from "./shared/presentDoctor.ts";
export { addUnavailability, removeUnavailability } from "./unavailabilities.ts";
