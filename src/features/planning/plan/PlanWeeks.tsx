/** Choosing the weeks of a plan. */
import ChevronLeftRounded from "@mui/icons-material/ChevronLeftRounded";
import ChevronRightRounded from "@mui/icons-material/ChevronRightRounded";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { MOST_WEEKS } from "../../../contract/planning.ts";
import { addDays, fullDate } from "../../../lib/dateFormats.ts";
import { FilterDate } from "../../../ui/dates/FilterDate.tsx";
import { FilterBar, FilterSelect } from "../../../ui/filters/filterControls.tsx";
import { usePlanningFormat } from "../usePlanningFormat.ts";
import { type PlanView } from "./usePlanView.ts";

type Props = { view: PlanView; onChange: (next: Partial<PlanView>) => void };

export function PlanWeeks({ view: { from, weeks }, onChange }: Props) {
  const { t, language } = usePlanningFormat();
  const days = 7 * weeks;
  const options = Array.from({ length: MOST_WEEKS }, (_, at) => ({
    value: String(at + 1),
    label: t("planning:plan.weekCount", { count: at + 1 }),
  }));
  return (
    <FilterBar>
      <Typography variant="h2" sx={{ marginInlineEnd: "auto" }} aria-live="polite">
        {t("planning:standing.span", {
          from: fullDate(language, from),
          to: fullDate(language, addDays(from, days - 1)),
        })}
      </Typography>
      <FilterDate
        label={t("planning:plan.start")}
        value={from}
        onChange={(date) => {
          if (date) onChange({ from: date });
        }}
      />
      <FilterSelect
        label={t("planning:plan.weeks")}
        value={String(weeks)}
        options={options}
        onChange={(value) => onChange({ weeks: Number(value) })}
      />
      <Button
        variant="outlined"
        size="small"
        startIcon={<ChevronLeftRounded />}
        onClick={() => onChange({ from: addDays(from, -days) })}
      >
        {t("planning:plan.previous")}
      </Button>
      <Button
        variant="outlined"
        size="small"
        endIcon={<ChevronRightRounded />}
        onClick={() => onChange({ from: addDays(from, days) })}
      >
        {t("planning:plan.next")}
      </Button>
    </FilterBar>
  );
}
