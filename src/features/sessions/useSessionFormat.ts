/** A session in words: the device, when it was begun and last used; without `zone` on the clock of this device. */
import { useTranslation } from "react-i18next";
import { type SessionRow } from "../../contract/shapes/account.ts";
import { dateLocale } from "../../lib/dateLocale.ts";

export function useSessionFormat(zone: string | null | undefined) {
  const { t, i18n } = useTranslation("account");
  const format = new Intl.DateTimeFormat(dateLocale(i18n.language), {
    dateStyle: "medium",
    timeStyle: "short",
    ...(zone ? { timeZone: zone } : {}),
  });
  return {
    device: ({ browser, system }: SessionRow): string => {
      if (browser && system) return t("sessions.device", { browser, system });
      return browser ?? system ?? t("sessions.unknown");
    },
    used: ({ last_used_at }: SessionRow): string => format.format(new Date(last_used_at)),
    begun: ({ created_at }: SessionRow): string => format.format(new Date(created_at)),
  };
}
