/** A doctor's name with the reason why something was not possible, where it has a name. */
import { useTranslation } from "react-i18next";
import { DOCTOR_REFUSALS } from "../../../contract/doctor.ts";

export function useRefusedName() {
  const { t } = useTranslation("doctors");
  return (name: string, { reason }: { reason?: string | undefined }): string => {
    const known = DOCTOR_REFUSALS.find((one) => one === reason);
    return known ? t("actions.because", { name, why: t(`actions.reasons.${known}`) }) : name;
  };
}
