/** A wave plan while it is being written, and what it becomes on the wire. */
import { checkForm } from "../../../contract/rules/forms.ts";
import { type WavePlan, type WavePlanRequest } from "../../../contract/shapes/waves.ts";
import { type FormValues } from "../../../ui/form/AppForm.tsx";
import { type Chosen, idsOf } from "../form/model/chosen.ts";
import { checkWaves, chosenFrom, type NewWave, waveInput, wavesFrom, withAnotherWave } from "../form/model/newWaves.ts";

/** final-form knows what was emptied as none. */
export type PlanValues = { name?: string; first?: Chosen[]; waves: NewWave[] };

export const planValues = (plan: WavePlan | undefined): PlanValues => ({
  name: plan?.name ?? "",
  first: plan ? chosenFrom(plan.first) : [],
  waves: plan ? wavesFrom(plan.waves) : withAnotherWave([]),
});

export const planRequest = ({ name = "", first = [], waves }: PlanValues): WavePlanRequest => ({
  name: name.trim(),
  first: idsOf(first),
  waves: waves.map(waveInput),
});

/** What is wrong with a wave is said at its own field. */
export function checkPlan(given: FormValues) {
  const { name = "", first = [], waves } = given as PlanValues;
  return {
    // A plan is named as a group is.
    ...checkForm("group", { name }),
    ...(first.length > 0 ? {} : { first: "required" }),
    ...(checkWaves(waves).length > 0 ? { waves: "required" } : {}),
  };
}
