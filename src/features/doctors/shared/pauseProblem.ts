/** What is wrong with the last day of a pause; none is right, too: until somebody ends it. */
import { isDate } from "../../../contract/dates.ts";

/** A key of the texts. `today`: by the practice's clocks. */
export function pauseProblem(day: string, today: string) {
  if (day === "") return undefined;
  if (!isDate(day)) return "callouts:form.problem.date";
  return day < today ? "doctors:page.pauseOver" : undefined;
}
