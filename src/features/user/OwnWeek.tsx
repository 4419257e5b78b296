/** What is inside begins its weeks on the day that the person has chosen. */
import { type ReactNode } from "react";
import { useAppSelector } from "../../lib/hooks/storeHooks.ts";
import { WeekBeginContext } from "../../lib/weekBegin.ts";
import { selectWeekStart } from "./userSlice.ts";

export function OwnWeek({ children }: { children: ReactNode }) {
  const begin = useAppSelector(selectWeekStart) === "sunday" ? 0 : 1;
  return <WeekBeginContext value={begin}>{children}</WeekBeginContext>;
}
