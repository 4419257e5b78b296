/** The first step: a file of lists; of a calendar also the days that are to be read. */
import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { LIST_ROWS } from "../../contract/files/listFields.ts";
import { addDays, dateIn } from "../../lib/dateFormats.ts";
import { useNow } from "../../lib/hooks/useNow.ts";
import { DateField } from "../../ui/dates/DateField.tsx";
import { UploadStep } from "../fileImport/public.ts";
import { useSitesQuery } from "../places/public.ts";
import { usePracticeZone } from "../user/public.ts";
import { type Period } from "./calendar/listsTable.ts";
import { sampleFile } from "./sampleFile.ts";
import { type ListsSteps, type Step } from "./useListsSteps.ts";

const Days = styled("section")({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 220px), 1fr))",
  gap: "8px 20px",
  "& > div:first-of-type": { gridColumn: "1 / -1" },
});

type DaysProps = { period: Period; onChange: (period: Period | undefined) => void };

function CalendarDays({ period, onChange }: DaysProps) {
  const { t } = useTranslation("transfer");
  const zone = usePracticeZone();
  const [typed, setTyped] = useState(period);
  const isWrong = typed.to < typed.from;
  const handleChange = (next: Partial<Period>): void => {
    const after = { ...typed, ...next };
    setTyped(after);
    onChange(after.from && after.to && after.from <= after.to ? after : undefined);
  };
  return (
    <Days aria-labelledby="calendar-days">
      <div>
        <Typography variant="h3" component="h2" id="calendar-days">
          {t("lists.upload.periodTitle")}
        </Typography>
        <Typography variant="body2" color="text.secondary">
          {t("lists.upload.periodText", { zone })}
        </Typography>
      </div>
      <DateField
        id="calendar-from"
        label={t("lists.upload.from")}
        value={typed.from}
        required
        onChange={(from) => handleChange({ from })}
      />
      <DateField
        id="calendar-to"
        label={t("lists.upload.to")}
        value={typed.to}
        required
        error={isWrong ? t("lists.upload.order") : undefined}
        onChange={(to) => handleChange({ to })}
      />
    </Days>
  );
}

type Props = { step: Extract<Step, { kind: "upload" }>; steps: ListsSteps };

export function ListsUpload({ step: { table, problem, chosen }, steps }: Props) {
  const { t, i18n } = useTranslation("transfer");
  const { data: sites = [] } = useSitesQuery();
  const nextWeek = addDays(dateIn(usePracticeZone(), useNow()), 7);
  const formatProblem = ({ problem: kind, count = 0 }: NonNullable<typeof problem>): string => {
    const limits = { rows: count, max: LIST_ROWS };
    return kind === "spreadsheet" || kind === "unreadable"
      ? t(`import.unreadable.${kind}`, limits)
      : t(`lists.unreadable.${kind}`, limits);
  };
  return (
    <UploadStep
      table={table}
      problem={problem && formatProblem(problem)}
      drop={t("lists.upload.drop")}
      limits={t("lists.upload.limits", { max: LIST_ROWS })}
      need={t("lists.upload.need")}
      note={t("lists.upload.note")}
      sample={sampleFile(nextWeek, sites[0]?.name ?? "", i18n.language)}
      accept=".csv,.tsv,.txt,.ics,.ical,text/csv,text/tab-separated-values,text/calendar"
      cancelTo="/planning"
      onFile={(file) => void steps.take(file)}
      onNext={steps.toMatch}
    >
      {chosen && (
        <CalendarDays
          key={chosen.opened}
          period={chosen.period}
          onChange={(period) => steps.choosePeriod(chosen, period)}
        />
      )}
    </UploadStep>
  );
}
