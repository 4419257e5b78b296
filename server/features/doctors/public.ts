/** Doctors, for files. */
export { closed, doctorsQuery } from "./doctorSchemas.ts";
export { sortedDoctors } from "./listDoctors.ts";
export { presentDoctors } from "./presentDoctor.ts";
