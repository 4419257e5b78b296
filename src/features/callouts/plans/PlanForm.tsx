/** The form of a wave plan: its name, who is asked first, and the waves after that. */
import Button from "@mui/material/Button";
import Paper from "@mui/material/Paper";
import { FORM_ERROR } from "final-form";
import { useState } from "react";
import { useForm, useFormState } from "react-final-form";
import { useTranslation } from "react-i18next";
import { isProblem } from "../../../api/problem.ts";
import { useProblemText } from "../../../api/useProblemText.ts";
import { useRowSave } from "../../../api/useRowSave.ts";
import { LIMITS } from "../../../contract/limits.ts";
import { type WavePlan, type WavePlanRequest } from "../../../contract/shapes/waves.ts";
import { joinNames } from "../../../lib/formatList.ts";
import { useAppDispatch } from "../../../lib/hooks/storeHooks.ts";
import { useNow } from "../../../lib/hooks/useNow.ts";
import { AppForm, type FormOutcome, type FormValues } from "../../../ui/form/AppForm.tsx";
import { FormAlert } from "../../../ui/form/FormAlert.tsx";
import { FormFailure } from "../../../ui/form/FormFailure.tsx";
import { FormTextField } from "../../../ui/form/FormTextField.tsx";
import { type FormPart, FormVersions, textPart } from "../../../ui/form/FormVersions.tsx";
import { SubmitButton } from "../../../ui/form/SubmitButton.tsx";
import { useVersions } from "../../../ui/form/useVersions.ts";
import { PanelFields, PanelFoot } from "../../../ui/page/PanelForm.tsx";
import { Unsaved, useNoteUnsaved } from "../../../ui/unsaved/Unsaved.tsx";
import { toasted } from "../../notifications/public.ts";
import { useAddWavePlanMutation, useChangeWavePlanMutation } from "../api/wavesApi.ts";
import { checkWaves } from "../form/model/newWaves.ts";
import { useProblemFormat } from "../form/model/useProblemFormat.ts";
import { RecipientsField } from "../form/recipients/RecipientsField.tsx";
import { useWaveLine } from "../form/waves/useWaveLine.ts";
import { WavesField } from "../form/waves/WavesField.tsx";
import { useTimeFormat } from "../shared/useTimeFormat.ts";
import { checkPlan, type PlanValues, planRequest, planValues } from "./planValues.ts";

type Versions = ReturnType<typeof useVersions<WavePlan>>;
type Props = { plan: WavePlan | undefined; onDone: () => void };

function useSave(versions: Versions, onDone: Props["onDone"]) {
  const { t } = useTranslation(["manage", "callouts"]);
  const problemText = useProblemText();
  const dispatch = useAppDispatch();
  const [add] = useAddWavePlanMutation();
  const [change] = useChangeWavePlanMutation();
  const save = useRowSave<WavePlanRequest, WavePlan>(versions, ({ input, before, key }) =>
    before
      ? change({ id: before.id, plan: { ...input, lock_version: before.lock_version }, key })
      : add({ plan: input, key }),
  );
  return async (given: FormValues): Promise<FormOutcome> => {
    const { data, error, theirs } = await save(planRequest(given as PlanValues));
    if (data) {
      dispatch(toasted({ tone: "success", text: { key: "manage:places.savedWord", params: { name: data.name } } }));
      onDone();
      return undefined;
    }
    if (theirs) return { [FORM_ERROR]: null };
    const isTaken = isProblem(error) && error.fields?.name?.includes("has already been taken");
    if (isTaken) return { name: t("callouts:waves.plans.nameTaken") };
    return {
      [FORM_ERROR]: (
        <FormAlert tone="error" title={t("manage:places.failed")}>
          {problemText(error)}
        </FormAlert>
      ),
    };
  };
}

function PlanVersions({ before, theirs, decided }: Versions) {
  const { t, i18n } = useTranslation(["callouts", "manage"]);
  const sayWave = useWaveLine(useTimeFormat(useNow()));
  const first: FormPart<PlanValues> = {
    name: t("callouts:waves.plans.first"),
    fields: ["first"],
    said: (values) =>
      joinNames(
        i18n.language,
        (values.first ?? []).map(({ name }) => name),
      ),
  };
  const waves: FormPart<PlanValues> = {
    name: t("callouts:waves.title"),
    fields: ["waves"],
    said: (values) => (values.waves ?? []).map(sayWave).join("\n"),
  };
  return (
    <FormVersions
      heading={t("manage:places.stale")}
      parts={[textPart(t("callouts:waves.plans.name"), "name"), first, waves]}
      before={planValues(before)}
      theirs={theirs && planValues(theirs)}
      onDecided={decided}
    />
  );
}

const stepsOf = ({ first, waves }: Partial<PlanValues> = {}): string => JSON.stringify([first ?? [], waves]);

const FIRST_FIELD = "plan-first";

function Steps() {
  const { t } = useTranslation("callouts");
  const form = useForm<PlanValues>();
  const { values, initialValues, submitFailed, submitting } = useFormState<PlanValues>({
    subscription: { values: true, initialValues: true, submitFailed: true, submitting: true },
  });
  const formatProblem = useProblemFormat();
  const first = values.first ?? [];
  // Doctors and waves are no fields that the form watches.
  useNoteUnsaved(!submitting && stepsOf(values) !== stepsOf(initialValues));
  const problems = submitFailed ? checkWaves(values.waves) : [];
  const errorOf = (field: string) => {
    const problem = problems.find((one) => one.field === field);
    return problem && formatProblem(problem);
  };
  return (
    <div data-wide="" style={{ display: "grid", gap: 12 }}>
      <RecipientsField
        id={FIRST_FIELD}
        label={t("waves.plans.first")}
        chosen={first}
        error={submitFailed && first.length === 0 ? t("form.problem.recipients") : undefined}
        onChange={(chosen) => form.change("first", chosen)}
      />
      <WavesField waves={values.waves} least={1} errorOf={errorOf} onChange={(waves) => form.change("waves", waves)} />
    </div>
  );
}

/** What somebody else saves in the meantime neither wipes what was typed nor is overwritten unseen. */
export function PlanForm({ plan, onDone }: Props) {
  const { t } = useTranslation(["callouts", "manage", "common"]);
  const versions = useVersions(plan);
  const [initial] = useState(() => planValues(versions.began));
  const save = useSave(versions, onDone);
  return (
    <AppForm
      label={t(`callouts:waves.plans.${versions.began ? "changeTitle" : "addTitle"}`)}
      initialValues={initial}
      validate={checkPlan}
      onSubmit={save}
    >
      <Unsaved />
      <Paper variant="outlined" sx={{ mb: 3 }}>
        <PanelFields>
          <FormFailure />
          <FormTextField name="name" label={t("callouts:waves.plans.name")} bounds={LIMITS.groupName} />
          <Steps />
          <PlanVersions {...versions} />
        </PanelFields>
        <PanelFoot sx={{ borderRadius: "0 0 12px 12px" }}>
          <Button variant="quiet" size="large" onClick={onDone}>
            {t("common:cancel")}
          </Button>
          <SubmitButton>{t("manage:places.save")}</SubmitButton>
        </PanelFoot>
      </Paper>
    </AppForm>
  );
}
