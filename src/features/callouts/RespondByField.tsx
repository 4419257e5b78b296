/** Until when doctors should answer: a date and a time, and the moments that are usual at a press. */
import Button from "@mui/material/Button";
import { useTranslation } from "react-i18next";
import { type Site } from "../../contract/doctor.ts";
import { described, LabelledField, TextControl } from "../../ui/nativeField.tsx";
import { RESPOND_BY_FIELD } from "./checkCallout.ts";
import { FieldRow } from "./FieldRow.tsx";
import { type NewCallout } from "./newCallout.ts";
import { respondByPresets } from "./respondByPresets.ts";
import { useFormDefaults } from "./sessionHours.ts";
import { useDateInWords } from "./useDateInWords.ts";
import { type ErrorOf } from "./useProblemWords.ts";
import { useTimeWords } from "./useTimeWords.ts";

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
  const { span } = useTimeWords(now);
  const presets = respondByPresets(values, sites, now, respondWithinHours);
  const hours = span((respondWithinHours ?? 0) * 3_600_000);
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
  const inWords = useDateInWords();
  const error = errorOf(RESPOND_BY_FIELD);
  return (
    <div>
      <LabelledField
        id={RESPOND_BY_FIELD}
        label={t("form.respondBy")}
        mark={t("form.optional")}
        help={inWords(values.respondDate, values.respondTime, zone)}
        error={error}
      >
        <FieldRow data-cols="two">
          <TextControl
            type="date"
            max="9999-12-31"
            {...described(RESPOND_BY_FIELD, error)}
            value={values.respondDate}
            onChange={(event) => onChange({ respondDate: event.target.value })}
          />
          <TextControl
            type="time"
            aria-label={t("form.respondByTime")}
            value={values.respondTime}
            onChange={(event) => onChange({ respondTime: event.target.value })}
          />
        </FieldRow>
      </LabelledField>
      <Presets {...rest} />
    </div>
  );
}
