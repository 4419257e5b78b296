/** The fields of one wave: who is asked, after how long or at what time, and whether only while too few have offered. */
import ArrowDownwardRounded from "@mui/icons-material/ArrowDownwardRounded";
import ArrowUpwardRounded from "@mui/icons-material/ArrowUpwardRounded";
import CloseRounded from "@mui/icons-material/CloseRounded";
import IconButton from "@mui/material/IconButton";
import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { TimeField } from "../../../../ui/dates/TimeField.tsx";
import { described, LabelledField } from "../../../../ui/LabelledField.tsx";
import { SelectControl, TextControl } from "../../../../ui/nativeControls.ts";
import { PHONE } from "../../../../ui/styling/breakpoints.ts";
import { type NewWave, waveField } from "../model/newWaves.ts";
import { type ErrorOf } from "../model/useProblemFormat.ts";
import { RecipientsField } from "../recipients/RecipientsField.tsx";

const Frame = styled("section")(({ theme: { vars } }) => ({
  padding: "10px 14px",
  border: `1px solid ${vars.palette.divider}`,
  borderRadius: 10,
}));

const Head = styled("div")({
  display: "flex",
  alignItems: "center",
  gap: 4,
  minHeight: 36,
  "& > h3": { flex: 1 },
});

const Columns = styled("div")({
  display: "grid",
  gridTemplateColumns: "repeat(3, minmax(0, 1fr))",
  gap: "6px 14px",
  [PHONE]: { gridTemplateColumns: "minmax(0, 1fr)" },
});

export type WaveProps = {
  index: number;
  wave: NewWave;
  isLast: boolean;
  /** Half as long is waited. */
  isUrgent: boolean;
  errorOf: ErrorOf;
  onChange: (next: Partial<NewWave>) => void;
  onMove: (by: -1 | 1) => void;
  onRemove?: () => void;
};

function WhenFields({ index, wave, isUrgent, errorOf, onChange }: WaveProps) {
  const { t } = useTranslation("callouts");
  const choice = `wave-${index}-when`;
  const hours = waveField(index, "hours");
  const time = waveField(index, "time");
  return (
    <>
      <LabelledField id={choice} label={t("waves.form.when")}>
        <SelectControl
          id={choice}
          value={wave.when}
          onChange={(event) => onChange({ when: event.target.value === "time" ? "time" : "hours" })}
        >
          <option value="hours">{t("waves.form.byHours")}</option>
          <option value="time">{t("waves.form.byTime")}</option>
        </SelectControl>
      </LabelledField>
      {wave.when === "hours" ? (
        <LabelledField
          id={hours}
          label={t("waves.form.hours")}
          help={t(isUrgent ? "waves.form.halved" : "waves.form.hoursHelp")}
          error={errorOf(hours)}
        >
          <TextControl
            {...described(hours, errorOf(hours))}
            inputMode="numeric"
            autoComplete="off"
            value={wave.hours}
            onChange={(event) => onChange({ hours: event.target.value })}
          />
        </LabelledField>
      ) : (
        <TimeField
          id={time}
          required
          label={t("waves.form.time")}
          help={t("waves.form.timeHelp")}
          error={errorOf(time)}
          value={wave.time}
          onChange={(next) => onChange({ time: next })}
        />
      )}
    </>
  );
}

export function WaveFields(props: WaveProps) {
  const { index, wave, isLast, errorOf, onChange, onMove, onRemove } = props;
  const { t } = useTranslation("callouts");
  const heading = useId();
  const number = index + 2;
  const who = waveField(index, "who");
  const fewer = waveField(index, "fewer");
  return (
    <Frame aria-labelledby={heading}>
      <Head>
        <Typography variant="subtitle1" component="h3" id={heading}>
          {t("waves.wave", { number })}
        </Typography>
        <IconButton
          size="small"
          disabled={index === 0}
          aria-label={t("waves.form.up", { number })}
          onClick={() => onMove(-1)}
        >
          <ArrowUpwardRounded fontSize="small" />
        </IconButton>
        <IconButton
          size="small"
          disabled={isLast}
          aria-label={t("waves.form.down", { number })}
          onClick={() => onMove(1)}
        >
          <ArrowDownwardRounded fontSize="small" />
        </IconButton>
        {onRemove && (
          <IconButton size="small" aria-label={t("waves.form.remove", { number })} onClick={onRemove}>
            <CloseRounded fontSize="small" />
          </IconButton>
        )}
      </Head>
      <RecipientsField
        id={who}
        label={t("waves.form.who")}
        chosen={wave.chosen}
        error={errorOf(who)}
        onChange={(chosen) => onChange({ chosen })}
      />
      <Columns>
        <WhenFields {...props} />
        <LabelledField
          id={fewer}
          label={t("waves.form.fewer")}
          mark={t("form.optional")}
          help={t("waves.form.fewerHelp")}
          error={errorOf(fewer)}
        >
          <TextControl
            {...described(fewer, errorOf(fewer))}
            inputMode="numeric"
            autoComplete="off"
            value={wave.fewerThan}
            onChange={(event) => onChange({ fewerThan: event.target.value })}
          />
        </LabelledField>
      </Columns>
    </Frame>
  );
}
