/** How a doctor is called: on the screen, and towards the mail. */
import { type DoctorRef } from "../../src/contract/doctor.ts";
import { type Language } from "../../src/contract/languages.ts";

type Named = { title: string | null; first_name: string; last_name: string };

/** "Dr Hana Itokawa". */
export const doctorName = ({ title, first_name, last_name }: Named): string =>
  [title, first_name, last_name].filter(Boolean).join(" ");

/** As the language says names: Japanese and Chinese begin with the family name. */
export const nameIn = (language: Language, { title, first_name, last_name }: Named): string =>
  language === "ja" || language === "zh"
    ? [title, last_name, first_name].filter(Boolean).join(" ")
    : doctorName({ title, first_name, last_name });

export const doctorRef = (row: Named & { id: number; grade: string | null }): DoctorRef => ({
  id: row.id,
  name: doctorName(row),
  grade: row.grade,
});
