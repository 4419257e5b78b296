import { useAppSelector } from "../../../lib/hooks/storeHooks.ts";
import { selectUser } from "../../user/public.ts";

/** What fees are in, by its ISO 4217 code; null where the practice offers none. */
export function useFeeCurrency(): string | null {
  const settings = useAppSelector(selectUser)?.company.company_settings;
  return settings?.fees_enabled ? settings.currency : null;
}
