/** Doctors, for files. */

export { sortedDoctors } from "./listDoctors.ts";
export { closed, doctorsQuery } from "./shared/doctorSchemas.ts";
export { presentDoctors } from "./shared/presentDoctor.ts";
