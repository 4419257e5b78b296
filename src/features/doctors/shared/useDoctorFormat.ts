/** The texts about doctors, the language and the time zone; shared by the rows of a list: each for itself would have to listen for another language. */
import { type TFunction } from "i18next";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { usePracticeZone } from "./usePracticeZone.ts";

export type DoctorFormat = { t: TFunction<["doctors", "callouts"]>; language: string; zone: string };

export function useDoctorFormat(): DoctorFormat {
  const { t, i18n } = useTranslation(["doctors", "callouts"]);
  const { language } = i18n;
  const zone = usePracticeZone();
  return useMemo(() => ({ t, language, zone }), [t, language, zone]);
}
