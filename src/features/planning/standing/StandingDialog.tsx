/** A standing list, new or changed. */
import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import { FORM_ERROR } from "final-form";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { isProblem } from "../../../api/problem.ts";
import { useProblemText } from "../../../api/useProblemText.ts";
import { useRowSave } from "../../../api/useRowSave.ts";
import { LIMITS } from "../../../contract/limits.ts";
import { type StandingList, type StandingListInput } from "../../../contract/shapes/planning.ts";
import { dateIn } from "../../../lib/dateFormats.ts";
import { useAppDispatch } from "../../../lib/hooks/storeHooks.ts";
import { useNow } from "../../../lib/hooks/useNow.ts";
import { AppForm, type FormOutcome, type FormValues } from "../../../ui/form/AppForm.tsx";
import { FormAlert } from "../../../ui/form/FormAlert.tsx";
import { FormFailure } from "../../../ui/form/FormFailure.tsx";
import { FormVersions } from "../../../ui/form/FormVersions.tsx";
import { SubmitButton } from "../../../ui/form/SubmitButton.tsx";
import { useVersions } from "../../../ui/form/useVersions.ts";
import { PanelFields } from "../../../ui/page/PanelForm.tsx";
import { ClosingGuard, Typed } from "../../../ui/unsaved/ClosingGuard.tsx";
import { useFormDefaults } from "../../callouts/public.ts";
import { toasted } from "../../notifications/public.ts";
import { usePracticeZone } from "../../user/public.ts";
import { useChangeStandingListMutation, useCreateStandingListMutation } from "../planningApi.ts";
import { StandingFields } from "./StandingFields.tsx";
import { inputOf, newValues, problemsOf, type StandingValues, valuesOf } from "./standingForm.ts";
import { useComparedStanding } from "./useComparedStanding.ts";

type Versions = ReturnType<typeof useVersions<StandingList>>;

function useSave(versions: Versions, onDone: () => void) {
  const { t } = useTranslation("planning");
  const problemText = useProblemText();
  const dispatch = useAppDispatch();
  const [create] = useCreateStandingListMutation();
  const [change] = useChangeStandingListMutation();
  const save = useRowSave<StandingListInput, StandingList>(versions, ({ input, before, key }) =>
    before
      ? change({ id: before.id, standing_list: input, lock_version: before.lock_version, key })
      : create({ standing_list: input, key }),
  );
  return async (values: FormValues): Promise<FormOutcome> => {
    const { error, theirs } = await save(inputOf(values as Partial<StandingValues>));
    if (!error) {
      dispatch(toasted({ tone: "success", text: { key: "planning:standing.saved" } }));
      onDone();
      return undefined;
    }
    if (theirs) return { [FORM_ERROR]: null };
    const isGone = versions.before !== undefined && isProblem(error) && error.messages[0]?.includes("standing_list");
    return {
      [FORM_ERROR]: (
        <FormAlert tone="error" title={t("standing.saveFailed")}>
          {isGone ? t("standing.gone") : problemText(error)}
        </FormAlert>
      ),
    };
  };
}

function useCheck(before: StandingList | undefined) {
  const { t } = useTranslation("planning");
  return (values: FormValues) =>
    Object.fromEntries(
      Object.entries(problemsOf(values as Partial<StandingValues>, before)).map(([field, wrong]) => [
        field,
        wrong === "long" ? ({ rule: "max", count: LIMITS.listText[1] } as const) : t(`standing.${wrong}`),
      ]),
    );
}

type Props = { list?: StandingList | undefined; onClose: () => void };
type FormProps = Props & { onSaved: () => void };

/** What somebody else saves meanwhile neither wipes what was typed nor is overwritten unseen: the first look counts. */
function StandingForm({ list, onClose, onSaved }: FormProps) {
  const { t } = useTranslation(["planning", "common"]);
  const heading = useId();
  const { times } = useFormDefaults();
  const today = dateIn(usePracticeZone(), useNow());
  const versions = useVersions(list);
  const { began, before, theirs, decided } = versions;
  const [initial] = useState(() => (began ? valuesOf(began) : newValues(times, today)));
  const title = t(began ? "planning:standing.changeTitle" : "planning:standing.addTitle");
  return (
    <Dialog open onClose={onClose} maxWidth="md" fullWidth aria-labelledby={heading}>
      <DialogTitle id={heading}>{title}</DialogTitle>
      <AppForm label={title} initialValues={initial} validate={useCheck(before)} onSubmit={useSave(versions, onSaved)}>
        <Typed />
        <DialogContent>
          <PanelFields style={{ padding: 0 }}>
            <FormFailure />
            <StandingFields />
            <FormVersions
              heading={t("planning:standing.stale")}
              parts={useComparedStanding()}
              before={before ? valuesOf(before) : initial}
              theirs={theirs && valuesOf(theirs)}
              onDecided={decided}
            />
          </PanelFields>
        </DialogContent>
        <DialogActions>
          <Button variant="outlined" size="large" onClick={onClose}>
            {t("common:cancel")}
          </Button>
          <SubmitButton>{t("planning:standing.save")}</SubmitButton>
        </DialogActions>
      </AppForm>
    </Dialog>
  );
}

export function StandingDialog({ list, onClose }: Props) {
  return (
    <ClosingGuard onClose={onClose}>
      {(close) => <StandingForm list={list} onSaved={onClose} onClose={close} />}
    </ClosingGuard>
  );
}
