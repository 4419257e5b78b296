/** The words about doctors, and by which clock; a list's rows share theirs: each for itself would have to listen for another language. */
import { type TFunction } from "i18next";
import { useMemo } from "react";
import { useListWords } from "../../i18n/public.ts";
import { usePracticeZone } from "./usePracticeZone.ts";

export type DoctorWords = { t: TFunction<["doctors", "callouts"]>; language: string; zone: string };

export function useDoctorWords(): DoctorWords {
  const { t, language } = useListWords(["doctors", "callouts"]);
  const zone = usePracticeZone();
  return useMemo(() => ({ t, language, zone }), [t, language, zone]);
}
