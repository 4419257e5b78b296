/** What a doctor said about one list, or about all at once: the answer, and for which part of it. */
import Button from "@mui/material/Button";
import FormControlLabel from "@mui/material/FormControlLabel";
import Radio from "@mui/material/Radio";
import RadioGroup from "@mui/material/RadioGroup";
import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { ANSWERS, type Answer } from "../../../contract/callout.ts";
import { type CalloutResponse } from "../../../contract/shapes/callout.ts";
import { UNFINISHED } from "../../../ui/dates/localValues.ts";
import { TimeField } from "../../../ui/dates/TimeField.tsx";
import { VisuallyHidden } from "../../../ui/styling/VisuallyHidden.ts";
import { FieldRow } from "../form/fields/FieldRow.tsx";

/** Empty times: from the list's start, to its end. They count while they are unfolded. */
export type Said = { answer: Answer | null; from: string; to: string; isPart: boolean };

/** Whoever is not available offers no times. */
export const offersPart = ({ answer, isPart }: Said): boolean => isPart && answer !== null && answer !== "unavailable";

const Group = styled("fieldset")(({ theme: { vars } }) => ({
  minWidth: 0,
  margin: "0 0 12px",
  padding: 0,
  border: 0,
  "& > legend": { padding: 0, fontWeight: 600, fontSize: ".875rem" },
  "& + &": { paddingTop: 12, borderTop: `1px solid ${vars.palette.divider}` },
}));

type AnswerProps = { label: string; value: Answer | null; row?: boolean; onChange: (answer: Answer) => void };

/** Nothing is chosen before somebody does. */
function Answers({ label, value, row = false, onChange }: AnswerProps) {
  const { t } = useTranslation("callouts");
  const name = useId();
  return (
    <RadioGroup aria-label={label} name={name} row={row} value={value}>
      {ANSWERS.map((one) => (
        <FormControlLabel
          key={one}
          value={one}
          control={<Radio />}
          label={t(`answer.${one}`)}
          onChange={() => onChange(one)}
        />
      ))}
    </RadioGroup>
  );
}

type PartProps = {
  /** Nothing above says what the times are. */
  titled: boolean;
  said: Said;
  onChange: (next: Partial<Said>) => void;
};

function Part({ titled, said, onChange }: PartProps) {
  const { t } = useTranslation("callouts");
  const id = useId();
  const name = (
    <>
      {t("life.partOnly")}{" "}
      <Typography component="span" variant="caption" color="text.tertiary">
        {t("form.optional")}
      </Typography>
    </>
  );
  return (
    <Group style={{ marginTop: 8 }}>
      {titled ? <legend>{name}</legend> : <VisuallyHidden as="legend">{name}</VisuallyHidden>}
      <FieldRow data-cols="two">
        {(["from", "to"] as const).map((end) => (
          <TimeField
            key={end}
            id={`${id}${end}`}
            label={t(end === "from" ? "life.partFrom" : "life.partTo")}
            error={said[end] === UNFINISHED ? t("life.partUnfinished") : undefined}
            value={said[end]}
            onChange={(time) => onChange({ [end]: time })}
          />
        ))}
      </FieldRow>
    </Group>
  );
}

/** One answer for every list, to begin with. */
export function RecordAll({ value, onChange }: Pick<AnswerProps, "value" | "onChange">) {
  const { t } = useTranslation("callouts");
  return (
    <Group>
      <legend>{t("cover.record.all")}</legend>
      <Answers label={t("cover.record.all")} value={value} row onChange={onChange} />
    </Group>
  );
}

type Props = {
  response: CalloutResponse;
  /** Which list, where there are several. */
  legend: string | null;
  said: Said;
  onChange: (next: Partial<Said>) => void;
};

export function RecordList({ response, legend, said, onChange }: Props) {
  const { t } = useTranslation("callouts");
  const { response: before, note, outcome } = response;
  const offers = said.answer !== null && said.answer !== "unavailable";
  return (
    <Group>
      {legend && <legend>{legend}</legend>}
      {legend && before !== "none" && (
        <Typography variant="caption" component="p" color="text.secondary">
          {t("cover.record.before", { answer: t(`answer.${before}`) })} {note && <q>{note}</q>}
        </Typography>
      )}
      <Answers
        label={legend ?? t("dialog.record.answer")}
        value={said.answer}
        row={legend !== null}
        onChange={(answer) => onChange({ answer })}
      />
      {outcome === "confirmed" && said.answer === "unavailable" && (
        <Typography variant="body2">{t("cover.record.withdraws", { doctor: response.doctor.name })}</Typography>
      )}
      {offers && legend && (
        <Button
          variant="text"
          size="small"
          aria-expanded={said.isPart}
          sx={{ ml: "-10px" }}
          onClick={() => onChange({ isPart: !said.isPart })}
        >
          {t("life.partOnly")}
        </Button>
      )}
      {offersPart(said) && <Part titled={!legend} said={said} onChange={onChange} />}
    </Group>
  );
}
