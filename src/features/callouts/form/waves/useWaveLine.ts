/** A wave that is being written, on one line: "Regulars (after 6 h)". */
import { useTranslation } from "react-i18next";
import { joinNames } from "../../../../lib/formatList.ts";
import { type TimeFormat } from "../../shared/useTimeFormat.ts";
import { useWaveFormat } from "../../shared/useWaveFormat.ts";
import { type NewWave, waveInput } from "../model/newWaves.ts";

export function useWaveLine(format: Pick<TimeFormat, "language" | "span">): (wave: NewWave) => string {
  const { t } = useTranslation("callouts");
  const { when } = useWaveFormat(format);
  return (wave) => {
    const doctors = joinNames(
      format.language,
      wave.chosen.map(({ name }) => name),
    );
    return t("waves.line", { doctors, when: when(waveInput(wave)) });
  };
}
