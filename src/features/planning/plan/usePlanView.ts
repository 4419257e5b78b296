/** Which weeks are planned, as the address says; the next one unless it does. */
import { useSearchParams } from "react-router-dom";
import { isDate } from "../../../contract/dates.ts";
import { MOST_WEEKS } from "../../../contract/planning.ts";
import { addDays, dateIn, firstOfWeek } from "../../../lib/dateFormats.ts";
import { useAppSelector } from "../../../lib/hooks/storeHooks.ts";
import { useNow } from "../../../lib/hooks/useNow.ts";
import { selectWeekStart, usePracticeZone } from "../../user/public.ts";

export type PlanView = { from: string; weeks: number };

export function usePlanView(): [PlanView, (next: Partial<PlanView>) => void] {
  const [params, setParams] = useSearchParams();
  const begins = useAppSelector(selectWeekStart);
  const nextWeek = addDays(firstOfWeek(dateIn(usePracticeZone(), useNow()), begins), 7);
  const from = params.get("from") ?? "";
  const weeks = Number(params.get("weeks"));
  const view = {
    from: isDate(from) ? from : nextWeek,
    weeks: Number.isInteger(weeks) && weeks > 0 ? Math.min(weeks, MOST_WEEKS) : 1,
  };
  const change = (next: Partial<PlanView>) => {
    const after = { ...view, ...next };
    setParams({ from: after.from, ...(after.weeks > 1 ? { weeks: String(after.weeks) } : {}) }, { replace: true });
  };
  return [view, change];
}
