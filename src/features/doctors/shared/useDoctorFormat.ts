/** The texts about doctors, by which clock and as of when; a list's rows share theirs: each for itself would have to listen for another language. */
import { type TFunction } from "i18next";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { useNow } from "../../../lib/hooks/useNow.ts";
import { usePracticeZone } from "../../user/public.ts";

export type DoctorFormat = { t: TFunction<["doctors", "callouts"]>; language: string; zone: string; now: number };

export function useDoctorFormat(): DoctorFormat {
  const { t, i18n } = useTranslation(["doctors", "callouts"]);
  const { language } = i18n;
  const zone = usePracticeZone();
  const now = useNow();
  return useMemo(() => ({ t, language, zone, now }), [t, language, zone, now]);
}
