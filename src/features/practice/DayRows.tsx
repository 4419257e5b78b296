/** The days of the week on which a session has other hours. */
import AddRounded from "@mui/icons-material/AddRounded";
import CloseRounded from "@mui/icons-material/CloseRounded";
import Button from "@mui/material/Button";
import IconButton from "@mui/material/IconButton";
import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import { useField } from "react-final-form";
import { useTranslation } from "react-i18next";
import { TIMED_SESSIONS, WEEKDAYS, type Weekday } from "../../contract/calloutDefaults.ts";
import { TimeControl } from "../../ui/dates/TimeControl.tsx";
import { SelectControl } from "../../ui/nativeControls.ts";
import { PHONE } from "../../ui/styling/breakpoints.ts";
import { type DayRow } from "./sessionTimesForm.ts";

const Row = styled("li")({
  display: "grid",
  gridTemplateColumns: "repeat(4, minmax(0, 1fr)) 44px",
  gap: 8,
  marginTop: 8,
  [PHONE]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr)) 44px" },
});

/** The first of January 2023 was a Sunday, as is the first of ours. */
export const dayName = (language: string, weekday: Weekday): string =>
  new Intl.DateTimeFormat(language, { weekday: "long", timeZone: "UTC" }).format(
    Date.UTC(2023, 0, 1 + WEEKDAYS.indexOf(weekday)),
  );
/** As a week is read here. */
export const FROM_MONDAY = [...WEEKDAYS.slice(1), ...WEEKDAYS.slice(0, 1)];

type Props = { row: DayRow; onChange: (next: Partial<DayRow>) => void; onRemove: () => void };

function Day({ row, onChange, onRemove }: Props) {
  const { t, i18n } = useTranslation(["manage", "callouts"]);
  const day = dayName(i18n.language, row.weekday);
  const session = t(`callouts:session.${row.session}`);
  return (
    <Row aria-label={`${day}, ${session}`}>
      <SelectControl
        aria-label={t("manage:defaults.weekday")}
        value={row.weekday}
        onChange={(event) => onChange({ weekday: WEEKDAYS.find((one) => one === event.target.value) ?? row.weekday })}
      >
        {FROM_MONDAY.map((weekday) => (
          <option key={weekday} value={weekday}>
            {dayName(i18n.language, weekday)}
          </option>
        ))}
      </SelectControl>
      <SelectControl
        aria-label={t("manage:defaults.session")}
        value={row.session}
        onChange={(event) =>
          onChange({ session: TIMED_SESSIONS.find((one) => one === event.target.value) ?? row.session })
        }
      >
        {TIMED_SESSIONS.map((one) => (
          <option key={one} value={one}>
            {t(`callouts:session.${one}`)}
          </option>
        ))}
      </SelectControl>
      {(["start", "end"] as const).map((end) => (
        <TimeControl
          key={end}
          required
          label={`${day}, ${t(`manage:defaults.${end}`, { session })}`}
          value={row[end]}
          onChange={(time) => onChange({ [end]: time })}
        />
      ))}
      <IconButton aria-label={t("manage:defaults.removeDay", { day, session })} onClick={onRemove}>
        <CloseRounded />
      </IconButton>
    </Row>
  );
}

const anotherDay = (rows: readonly DayRow[]): DayRow => ({
  key: Math.max(-1, ...rows.map(({ key }) => key)) + 1,
  weekday: FROM_MONDAY.find((weekday) => rows.every((row) => row.weekday !== weekday)) ?? "mon",
  session: "am",
  start: "07:30",
  end: "12:00",
});

export function DayRows() {
  const { t } = useTranslation("manage");
  const { input } = useField<DayRow[]>("days", { subscription: { value: true } });
  // final-form may know an emptied list as no value at all.
  const rows = Array.isArray(input.value) ? input.value : [];
  return (
    <fieldset data-wide="">
      <Typography component="legend" variant="subtitle1" sx={{ p: 0 }}>
        {t("defaults.except")}
      </Typography>
      <Typography variant="body2" color="text.secondary">
        {rows.length > 0 ? t("defaults.exceptText") : `${t("defaults.noDays")} ${t("defaults.exceptText")}`}
      </Typography>
      <ul>
        {rows.map((row) => (
          <Day
            key={row.key}
            row={row}
            onChange={(next) => input.onChange(rows.map((one) => (one === row ? { ...one, ...next } : one)))}
            onRemove={() => input.onChange(rows.filter((one) => one !== row))}
          />
        ))}
      </ul>
      <Button
        variant="outlined"
        size="small"
        startIcon={<AddRounded />}
        sx={{ mt: 1 }}
        onClick={() => input.onChange([...rows, anotherDay(rows)])}
      >
        {t("defaults.addDay")}
      </Button>
    </fieldset>
  );
}
