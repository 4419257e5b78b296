/** Who decides, until when, how urgent, and what doctors read besides. */
import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import { useTranslation } from "react-i18next";
import { CALLOUT_MODES, URGENCIES } from "../../../contract/callout.ts";
import { LIMITS } from "../../../contract/limits.ts";
import { described, LabelledField } from "../../../ui/LabelledField.tsx";
import { AreaControl, SelectControl, TextControl } from "../../../ui/nativeControls.ts";
import { useRoom } from "../../../ui/page/useRoom.ts";
import { FeeField } from "./fields/FeeField.tsx";
import { RespondByField } from "./fields/RespondByField.tsx";
import { useCalloutPart, useSetCalloutFields } from "./fields/useCalloutFields.ts";
import { MESSAGE_FIELD, TITLE_FIELD } from "./model/checkCallout.ts";
import { type ErrorOf } from "./model/useProblemFormat.ts";

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
  "& input": {
    appearance: "none",
    flex: "none",
    width: 18,
    height: 18,
    margin: "3px 0 0",
    border: `1px solid ${vars.palette.outline}`,
    borderRadius: "50%",
    "&:checked": { border: `5px solid ${vars.palette.primary.text}` },
    "@media (forced-colors: active)": { appearance: "auto" },
  },
}));

const Modes = styled("fieldset")({
  display: "grid",
  gap: 8,
  "& > legend": { padding: 0, marginBottom: 8, fontSize: ".8125rem", fontWeight: 500 },
});

type Props = { errorOf: ErrorOf };

function ModeField() {
  const { t } = useTranslation("callouts");
  const chosen = useCalloutPart(({ mode }) => mode);
  const change = useSetCalloutFields();
  const words = {
    select: [t("form.select"), t("form.selectText")],
    first_come: [t("form.firstCome"), t("form.firstComeText")],
  };
  return (
    <Modes>
      <legend>{t("form.whoIsBooked")}</legend>
      {CALLOUT_MODES.map((mode) => (
        <Option key={mode}>
          <input type="radio" name="mode" checked={chosen === mode} onChange={() => change({ mode })} />
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

function UrgencyField() {
  const { t } = useTranslation("callouts");
  const urgency = useCalloutPart(({ urgency }) => urgency);
  const change = useSetCalloutFields();
  const id = "callout-urgency";
  return (
    <LabelledField id={id} label={t("form.urgency")}>
      <SelectControl
        id={id}
        value={urgency}
        onChange={(event) => change({ urgency: event.target.value === "urgent" ? "urgent" : "routine" })}
      >
        {URGENCIES.map((one) => (
          <option key={one} value={one}>
            {t(`form.${one}`)}
          </option>
        ))}
      </SelectControl>
    </LabelledField>
  );
}

function Fee({ errorOf }: Props) {
  const feeAmount = useCalloutPart(({ feeAmount }) => feeAmount);
  const feeText = useCalloutPart(({ feeText }) => feeText);
  return <FeeField values={{ feeAmount, feeText }} errorOf={errorOf} onChange={useSetCalloutFields()} />;
}

function MessageField({ errorOf }: Props) {
  const { t } = useTranslation(["callouts", "errors"]);
  const message = useCalloutPart(({ message }) => message);
  const change = useSetCalloutFields();
  const [, limit] = LIMITS.calloutMessage;
  return (
    <LabelledField
      id={MESSAGE_FIELD}
      label={t("form.message")}
      mark={t("form.optional")}
      help={t("errors:form.count", { count: [...message].length, limit })}
      error={errorOf(MESSAGE_FIELD)}
    >
      <AreaControl
        {...described(MESSAGE_FIELD, errorOf(MESSAGE_FIELD))}
        value={message}
        onChange={(event) => change({ message: event.target.value })}
      />
    </LabelledField>
  );
}

function TitleField({ errorOf }: Props) {
  const { t } = useTranslation("callouts");
  const title = useCalloutPart(({ title }) => title);
  const change = useSetCalloutFields();
  const roomOf = useRoom();
  return (
    <LabelledField
      id={TITLE_FIELD}
      label={t("lists.title")}
      mark={t("form.optional")}
      help={roomOf(title, LIMITS.calloutTitle).count ?? t("lists.titleHint")}
      error={errorOf(TITLE_FIELD)}
    >
      <TextControl
        {...described(TITLE_FIELD, errorOf(TITLE_FIELD))}
        value={title}
        onChange={(event) => change({ title: event.target.value })}
      />
    </LabelledField>
  );
}

export function HowFields({ errorOf }: Props) {
  return (
    <div style={{ display: "grid", gap: 12, alignContent: "start" }}>
      <ModeField />
      <RespondByField errorOf={errorOf} />
      <UrgencyField />
      <Fee errorOf={errorOf} />
      <MessageField errorOf={errorOf} />
      <TitleField errorOf={errorOf} />
    </div>
  );
}
