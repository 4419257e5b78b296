/** How a doctor is called: on the screen, and towards the mail (product.md §2.3). */
import { type DoctorRef } from "../../../src/contract/doctor.ts";

type Named = { title: string | null; first_name: string; last_name: string };

/** "Dr Hana Itokawa". */
export const doctorName = ({ title, first_name, last_name }: Named): string =>
  [title, first_name, last_name].filter(Boolean).join(" ");

export const doctorRef = (row: Named & { id: number; grade: string | null }): DoctorRef => ({
  id: row.id,
  name: doctorName(row),
  grade: row.grade,
});
