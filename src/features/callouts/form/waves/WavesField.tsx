/** Waves one below the other, in the order in which they are asked. */
import AddRounded from "@mui/icons-material/AddRounded";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useTranslation } from "react-i18next";
import { MOST_WAVES } from "../../../../contract/waves.ts";
import { focusSoon } from "../../../../lib/focusSoon.ts";
import { mayAddWave, movedWave, type NewWave, waveField, withAnotherWave } from "../model/newWaves.ts";
import { type ErrorOf } from "../model/useProblemFormat.ts";
import { WaveFields } from "./WaveFields.tsx";

type Props = {
  waves: readonly NewWave[];
  /** So many stay. */
  least?: number;
  isUrgent?: boolean;
  errorOf: ErrorOf;
  onChange: (waves: NewWave[]) => void;
};

export function WavesField({ waves, least = 0, isUrgent = false, errorOf, onChange }: Props) {
  const { t } = useTranslation("callouts");
  const handleAdd = () => {
    onChange(withAnotherWave(waves));
    focusSoon(waveField(waves.length, "who"));
  };
  const handleRemove = (index: number) => {
    onChange(waves.toSpliced(index, 1));
    // Else the focus would be nowhere: on the wave that takes its place, or the one before.
    focusSoon(waveField(Math.min(index, waves.length - 2), "who"));
  };
  return (
    <div style={{ display: "grid", gap: 12, justifyItems: "stretch" }}>
      {waves.map((wave, index) => (
        <WaveFields
          key={wave.key}
          index={index}
          wave={wave}
          isLast={index === waves.length - 1}
          isUrgent={isUrgent}
          errorOf={errorOf}
          onChange={(next) => onChange(waves.map((one) => (one === wave ? { ...one, ...next } : one)))}
          onMove={(by) => onChange(movedWave(waves, index, by))}
          {...(waves.length > least ? { onRemove: () => handleRemove(index) } : {})}
        />
      ))}
      {mayAddWave(waves) ? (
        <div>
          <Button variant="outlined" size="small" startIcon={<AddRounded />} onClick={handleAdd}>
            {t("waves.form.add")}
          </Button>
        </div>
      ) : (
        <Typography variant="caption" color="text.secondary">
          {t("waves.form.most", { count: MOST_WAVES + 1 })}
        </Typography>
      )}
    </div>
  );
}
