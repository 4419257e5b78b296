/** Everyone at once, or in waves: by a plan of the practice, or as this callout needs it. */
import { useTranslation } from "react-i18next";
import { type WavePlan } from "../../../../contract/shapes/waves.ts";
import { LabelledField } from "../../../../ui/LabelledField.tsx";
import { SelectControl } from "../../../../ui/nativeControls.ts";
import { useWavePlansQuery } from "../../api/wavesApi.ts";
import { idsOf } from "../model/chosen.ts";
import { type NewCallout } from "../model/newCallout.ts";
import { chosenFrom, isSameWaves, wavesFrom, withAnotherWave } from "../model/newWaves.ts";
import { type ErrorOf } from "../model/useProblemFormat.ts";
import { WavesField } from "./WavesField.tsx";

const CHOICE = "callout-waves";
/** Values beside the ids of plans. */
const AT_ONCE = "once";
const OWN = "own";

type Asked = Pick<NewCallout, "chosen" | "waves">;

const asAsked = ({ first, waves }: WavePlan): Asked => ({ chosen: chosenFrom(first), waves: wavesFrom(waves) });

const isSameAsked = (one: Asked, other: Asked): boolean =>
  JSON.stringify(idsOf(one.chosen)) === JSON.stringify(idsOf(other.chosen)) && isSameWaves(one.waves, other.waves);

type Props = {
  values: Asked & Pick<NewCallout, "urgency">;
  errorOf: ErrorOf;
  onChange: (next: Partial<Asked>) => void;
};

export function WavesChoice({ values, errorOf, onChange }: Props) {
  const { t } = useTranslation("callouts");
  // An admin API that knows of no plans has none.
  const { data: plans = [] } = useWavePlansQuery();
  const { waves } = values;
  const followed = plans.find((plan) => isSameAsked(asAsked(plan), values));
  const value = waves.length === 0 ? AT_ONCE : String(followed?.id ?? OWN);
  const handleChoice = (choice: string) => {
    const plan = plans.find(({ id }) => String(id) === choice);
    if (plan) onChange(asAsked(plan));
    else if (choice === AT_ONCE) onChange({ waves: [] });
    else if (waves.length === 0) onChange({ waves: withAnotherWave([]) });
  };
  return (
    <>
      <LabelledField
        id={CHOICE}
        label={t("waves.choice.label")}
        help={plans.length > 0 ? t("waves.choice.help") : t("waves.choice.noPlans")}
      >
        <SelectControl
          id={CHOICE}
          aria-describedby={`${CHOICE}-help`}
          value={value}
          onChange={(event) => handleChoice(event.target.value)}
        >
          <option value={AT_ONCE}>{t("waves.choice.once")}</option>
          <option value={OWN}>{t("waves.choice.own")}</option>
          {plans.length > 0 && (
            <optgroup label={t("waves.plans.title")}>
              {plans.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </optgroup>
          )}
        </SelectControl>
      </LabelledField>
      {waves.length > 0 && (
        <WavesField
          waves={waves}
          isUrgent={values.urgency === "urgent"}
          errorOf={errorOf}
          onChange={(next) => onChange({ waves: next })}
        />
      )}
    </>
  );
}
