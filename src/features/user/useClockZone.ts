/** By which clock this person is told the time: their own choice, else the practice's, else the device's. */

import { ownTimeZone } from "../../lib/dateFormats.ts";
import { useAppSelector } from "../../lib/hooks/storeHooks.ts";
import { selectUser } from "./userSlice.ts";

export function useClockZone(): string {
  const user = useAppSelector(selectUser);
  return user?.time_zone || user?.company.company_settings.time_zone || ownTimeZone();
}
