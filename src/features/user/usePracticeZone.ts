/** The clock by which the practice counts its days, wherever its administrator sits. */
import { ownTimeZone } from "../../lib/dateFormats.ts";
import { useAppSelector } from "../../lib/hooks/storeHooks.ts";
import { selectUser } from "./userSlice.ts";

export const usePracticeZone = (): string =>
  useAppSelector(selectUser)?.company.company_settings.time_zone || ownTimeZone();
