/** Whose figures, and of which days. */
import Paper from "@mui/material/Paper";
import { styled } from "@mui/material/styles";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { ROLES_NEEDED } from "../../contract/callout.ts";
import { LONGEST_PERIOD_DAYS, PERIODS_WEEKS, USUAL_PERIOD_WEEKS } from "../../contract/insights.ts";
import { type ChangeView } from "../../lib/hooks/useListUrlState.ts";
import { FilterDate } from "../../ui/dates/FilterDate.tsx";
import { ClearFilters } from "../../ui/filters/ClearFilters.tsx";
import { FilterBar, FilterSelect } from "../../ui/filters/filterControls.tsx";
import { useSiteOptions, useSurgeonOptions } from "../places/public.ts";
import { daysProblem, type InsightsView, isFiltered, NO_FILTERS, OWN_DAYS } from "./insightsView.ts";
import { useFigureFormat } from "./useFigureFormat.ts";

/** What was chosen, on paper: nothing can be pressed there. */
const Chosen = styled("p")({
  display: "none",
  padding: "6px 20px",
  fontSize: ".8125rem",
  "@media print": { display: "block" },
});

const Problem = styled("p")(({ theme: { vars } }) => ({
  fontSize: ".8125rem",
  color: vars.palette.error.main,
  "&[data-hint]": { color: vars.palette.text.secondary },
  "&:empty": { display: "none" },
  // On a phone it stands below the dates, not beside the next filter.
  "@media (max-width: 899.95px)": { flexBasis: "100%" },
}));

type Option = { value: string; label: string };
const labelOf = (options: readonly Option[], value: string): string =>
  options.find((one) => one.value === value)?.label ?? "";

/** What is chosen is among them, also where its name is not known. */
const withChosen = (options: readonly Option[], value: string, label: string): readonly Option[] =>
  value === "" || labelOf(options, value) ? options : [...options, { value, label: `${label} ${value}` }];

/** Site, surgeon and role, each with what can be chosen. */
function useSelects(view: InsightsView) {
  const { t } = useTranslation(["insights", "callouts"]);
  const sites = useSiteOptions(view.site);
  const surgeons = useSurgeonOptions(view.surgeon);
  const selects = [
    [
      "site",
      t("insights:site"),
      t("insights:anySite"),
      sites.map(({ id, name }) => ({ value: String(id), label: name })),
    ],
    [
      "surgeon",
      t("insights:surgeon"),
      t("insights:anySurgeon"),
      surgeons.map(({ id, display_name }) => ({ value: String(id), label: display_name })),
    ],
    [
      "role",
      t("insights:role"),
      t("insights:anyRole"),
      ROLES_NEEDED.map((value) => ({ value, label: t(`callouts:role.${value}`) })),
    ],
  ] as const;
  return selects.map(([name, label, unfiltered, options]) => ({
    ...{ name, label },
    options: [{ value: "", label: unfiltered }, ...withChosen(options, view[name], label)],
  }));
}

type Props = { view: InsightsView; onChange: ChangeView<InsightsView> };

export function InsightsFilters({ view, onChange }: Props) {
  const { t } = useTranslation("insights");
  const { date } = useFigureFormat();
  const others = PERIODS_WEEKS.filter((weeks) => weeks !== USUAL_PERIOD_WEEKS);
  const periods = [
    { value: "", label: t("period.weeks", { weeks: USUAL_PERIOD_WEEKS }) },
    ...others.map((weeks) => ({ value: String(weeks), label: t("period.weeks", { weeks }) })),
    { value: OWN_DAYS, label: t("period.own") },
  ];
  const filters = useSelects(view);
  const problem = daysProblem(view);
  const problemId = useId();
  const ownDays = view.weeks === OWN_DAYS && view.from && view.to;
  const chosen = [
    ownDays ? `${date(view.from)} – ${date(view.to)}` : labelOf(periods, view.weeks),
    ...filters.map(({ name, options }) => labelOf(options, view[name])),
  ];
  return (
    <Paper variant="outlined" sx={{ mb: 2, overflow: "hidden", "& > div": { border: 0 } }}>
      <FilterBar role="search" aria-label={t("filters")}>
        <FilterSelect
          label={t("period.label")}
          value={view.weeks}
          options={periods}
          onChange={(weeks) => onChange({ weeks, from: "", to: "" })}
        />
        {view.weeks === OWN_DAYS &&
          (["from", "to"] as const).map((end) => (
            <FilterDate
              key={end}
              label={t(`period.${end}`)}
              value={view[end]}
              onChange={(date) => onChange({ [end]: date })}
              {...(problem ? { invalid: problem !== "both", describedBy: problemId } : {})}
            />
          ))}
        <Problem role="alert" id={problemId} data-hint={problem === "both" || undefined}>
          {problem && t(`period.${problem}`, { count: LONGEST_PERIOD_DAYS })}
        </Problem>
        {filters.map(({ name, label, options }) => (
          <FilterSelect
            key={name}
            label={label}
            value={view[name]}
            options={options}
            onChange={(value) => onChange({ [name]: value })}
          />
        ))}
        {isFiltered(view) && <ClearFilters onClick={() => onChange(NO_FILTERS)}>{t("clear")}</ClearFilters>}
      </FilterBar>
      <Chosen>{chosen.join(" · ")}</Chosen>
    </Paper>
  );
}
