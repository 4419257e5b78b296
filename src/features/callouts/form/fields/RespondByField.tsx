/** Until when doctors should answer: a date and a time, and the moments that are usual at a press. */
import Button from "@mui/material/Button";
import { useTranslation } from "react-i18next";
import { HOUR_MS } from "../../../../contract/durations.ts";
import { type Site } from "../../../../contract/shapes/places.ts";
import { DateTimeField } from "../../../../ui/dates/DateTimeField.tsx";
import { useFormDefaults } from "../../shared/sessionHours.ts";
import { useTimeFormat } from "../../shared/useTimeFormat.ts";
import { RESPOND_BY_FIELD } from "../model/checkCallout.ts";
import { type NewCallout } from "../model/newCallout.ts";
import { respondByPresets } from "../model/respondByPresets.ts";
import { type ErrorOf } from "../model/useProblemFormat.ts";

type Props = {
  values: NewCallout;
  sites: readonly Site[];
  now: number;
  /** Said beside respond-by where its clock is not the person's own. */
  zone: string | null;
  errorOf: ErrorOf;
  onChange: (next: Partial<NewCallout>) => void;
};

function Presets({ values, sites, now, onChange }: Omit<Props, "zone" | "errorOf">) {
  const { t } = useTranslation("callouts");
  const { respondWithinHours } = useFormDefaults();
  const { span } = useTimeFormat(now);
  const presets = respondByPresets(values, sites, now, respondWithinHours);
  const hours = span((respondWithinHours ?? 0) * HOUR_MS);
  return (
    // Their words begin where the field begins.
    <fieldset
      style={{ display: "flex", flexWrap: "wrap", gap: 4, marginInline: -10 }}
      aria-label={t("lists.preset.label")}
    >
      {presets.map(({ kind, date, time }) => (
        <Button
          key={kind}
          variant="text"
          size="small"
          aria-pressed={values.respondDate === date && values.respondTime === time}
          onClick={() => onChange({ respondDate: date, respondTime: time })}
        >
          {kind === "within" ? t("lists.preset.within", { span: hours }) : t(`lists.preset.${kind}`)}
        </Button>
      ))}
      {values.respondDate && (
        <Button variant="text" size="small" onClick={() => onChange({ respondDate: "" })}>
          {t("lists.preset.none")}
        </Button>
      )}
    </fieldset>
  );
}

export function RespondByField({ zone, errorOf, ...rest }: Props) {
  const { values, onChange } = rest;
  const { t } = useTranslation("callouts");
  return (
    <div>
      <DateTimeField
        id={RESPOND_BY_FIELD}
        label={t("form.respondBy")}
        mark={t("form.optional")}
        timeLabel={t("form.respondByTime")}
        help={zone ?? ""}
        error={errorOf(RESPOND_BY_FIELD)}
        date={values.respondDate}
        time={values.respondTime}
        onChange={(next) => onChange("date" in next ? { respondDate: next.date } : { respondTime: next.time })}
      />
      <Presets {...rest} />
    </div>
  );
}
