/** What is inside begins its weeks on the day that the person has chosen. */
import { type ReactNode } from "react";
import { SUNDAY_IS_0 } from "../../lib/dateFormats.ts";
import { useAppSelector } from "../../lib/hooks/storeHooks.ts";
import { WeekBeginContext } from "../../lib/weekBegin.ts";
import { selectWeekStart } from "./userSlice.ts";

export function OwnWeek({ children }: { children: ReactNode }) {
  const begin = SUNDAY_IS_0[useAppSelector(selectWeekStart)];
  return <WeekBeginContext value={begin}>{children}</WeekBeginContext>;
}
