/** Who decides, until when, how urgent, and what doctors read besides. */
import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import { useTranslation } from "react-i18next";
import { CALLOUT_MODES, URGENCIES } from "../../contract/callout.ts";
import { LIMITS } from "../../contract/limits.ts";
import { AreaControl, described, LabelledField, SelectControl, TextControl } from "../../ui/nativeField.tsx";
import { MESSAGE_FIELD, RESPOND_BY_FIELD } from "./checkCallout.ts";
import { FieldRow } from "./FieldRow.tsx";
import { type NewCallout } from "./newCallout.ts";
import { type ErrorOf } from "./useProblemWords.ts";

const Option = styled("label")(({ theme: { vars } }) => ({
  display: "flex",
  gap: 12,
  padding: "11px 14px",
  border: `1px solid ${vars.palette.outline}`,
  borderRadius: 10,
  cursor: "pointer",
  "&:has(:checked)": {
    borderColor: vars.palette.primary.text,
    boxShadow: `inset 0 0 0 1px ${vars.palette.primary.text}`,
    background: vars.palette.primary.soft,
  },
  "& input": { width: 18, height: 18, flex: "none", accentColor: vars.palette.primary.text },
}));

const Modes = styled("fieldset")({
  display: "grid",
  gap: 8,
  "& > legend": { padding: 0, marginBottom: 8, fontSize: ".8125rem", fontWeight: 500 },
});

export type HowProps = {
  values: NewCallout;
  /** Said beside respond-by where its clock is not the person's own. */
  zone: string | null;
  errorOf: ErrorOf;
  onChange: (next: Partial<NewCallout>) => void;
};

function ModeField({ values, onChange }: HowProps) {
  const { t } = useTranslation("callouts");
  const words = {
    select: [t("form.select"), t("form.selectText")],
    first_come: [t("form.firstCome"), t("form.firstComeText")],
  };
  return (
    <Modes>
      <legend>{t("form.whoIsBooked")}</legend>
      {CALLOUT_MODES.map((mode) => (
        <Option key={mode}>
          <input type="radio" name="mode" checked={values.mode === mode} onChange={() => onChange({ mode })} />
          <span>
            <b>{words[mode][0]}</b>
            <br />
            <Typography variant="caption" color="text.secondary">
              {words[mode][1]}
            </Typography>
          </span>
        </Option>
      ))}
    </Modes>
  );
}

function MessageField({ values, errorOf, onChange }: HowProps) {
  const { t } = useTranslation("callouts");
  const [, limit] = LIMITS.calloutMessage;
  return (
    <LabelledField
      id={MESSAGE_FIELD}
      label={t("form.message")}
      mark={t("form.optional")}
      help={t("form.messageCount", { count: [...values.message].length, limit })}
      error={errorOf(MESSAGE_FIELD)}
    >
      <AreaControl
        {...described(MESSAGE_FIELD, errorOf(MESSAGE_FIELD))}
        value={values.message}
        onChange={(event) => onChange({ message: event.target.value })}
      />
    </LabelledField>
  );
}

export function HowFields(props: HowProps) {
  const { values, zone, errorOf, onChange } = props;
  const { t } = useTranslation("callouts");
  const error = errorOf(RESPOND_BY_FIELD);
  const urgency = "callout-urgency";
  return (
    <div style={{ display: "grid", gap: 12, alignContent: "start" }}>
      <ModeField {...props} />
      <LabelledField
        id={RESPOND_BY_FIELD}
        label={t("form.respondBy")}
        mark={t("form.optional")}
        help={zone ?? ""}
        error={error}
      >
        <FieldRow data-cols="two">
          <TextControl
            type="date"
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
      <LabelledField id={urgency} label={t("form.urgency")}>
        <SelectControl
          id={urgency}
          value={values.urgency}
          onChange={(event) => onChange({ urgency: event.target.value === "urgent" ? "urgent" : "routine" })}
        >
          {URGENCIES.map((one) => (
            <option key={one} value={one}>
              {t(`form.${one}`)}
            </option>
          ))}
        </SelectControl>
      </LabelledField>
      <MessageField {...props} />
    </div>
  );
}
