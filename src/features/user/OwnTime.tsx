/** What is inside begins its weeks on the day that the person has chosen, and tells moments by their clock. */
import { type ReactNode } from "react";
import { ClockZoneContext } from "../../lib/clockZone.ts";
import { SUNDAY_IS_0 } from "../../lib/dateFormats.ts";
import { useAppSelector } from "../../lib/hooks/storeHooks.ts";
import { WeekBeginContext } from "../../lib/weekBegin.ts";
import { useClockZone } from "./useClockZone.ts";
import { selectWeekStart } from "./userSlice.ts";

export function OwnTime({ children }: { children: ReactNode }) {
  const begin = SUNDAY_IS_0[useAppSelector(selectWeekStart)];
  return (
    <WeekBeginContext value={begin}>
      <ClockZoneContext value={useClockZone()}>{children}</ClockZoneContext>
    </WeekBeginContext>
  );
}
