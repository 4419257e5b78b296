/** Doctors, for files. */

export { sortedDoctors } from "./listDoctors.ts";
export { presentDoctors } from "./shared/presentDoctor.ts";
