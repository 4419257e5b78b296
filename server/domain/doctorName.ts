/** How a doctor is called: on the screen, and towards the mail. */
import { type Language } from "../../src/contract/languages.ts";
import { fullName } from "../../src/contract/names.ts";
import { type DoctorRef } from "../../src/contract/shapes/doctor.ts";

type Named = { title: string | null; first_name: string; last_name: string };

/** "Dr Hana Itokawa". */
export const doctorName = ({ title, first_name, last_name }: Named): string =>
  [title, first_name, last_name].filter(Boolean).join(" ");

/** As the language says names. */
export const nameIn = (language: Language, { title, ...name }: Named): string =>
  [title, fullName(name, language)].filter(Boolean).join(" ");

export const doctorRef = (row: Named & { id: number; grade: string | null }): DoctorRef => ({
  id: row.id,
  name: doctorName(row),
  grade: row.grade,
});
