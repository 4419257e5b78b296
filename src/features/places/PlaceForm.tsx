/** Adding a site or surgeon, or changing one: the frame of the form, and what is said when it could not be saved. */
import Button from "@mui/material/Button";
import Paper from "@mui/material/Paper";
import Typography from "@mui/material/Typography";
import { FORM_ERROR } from "final-form";
import { type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { isProblem } from "../../api/problem.ts";
import { useProblemText } from "../../api/useProblemText.ts";
import { checkForm } from "../../contract/rules.ts";
import { useAppDispatch } from "../../lib/useHooks.ts";
import { AppForm, type FormOutcome, type FormValues } from "../../ui/form/AppForm.tsx";
import { FormAlert } from "../../ui/form/FormAlert.tsx";
import { FormFailure } from "../../ui/form/FormFailure.tsx";
import { SubmitButton } from "../../ui/form/SubmitButton.tsx";
import { PanelFields, PanelFoot } from "../../ui/PanelForm.tsx";
import { useArrivalFocus } from "../../ui/useArrivalFocus.ts";
import { toasted } from "../notifications/public.ts";
import { type PlaceKind } from "./placesApi.ts";

type Props = {
  kind: PlaceKind;
  title: string;
  initial: FormValues;
  /** What RTK Query answers. */
  save: (values: FormValues) => Promise<{ error?: unknown }>;
  nameOf: (values: FormValues) => string;
  /** Somebody else was quicker: begins again with what they saved. */
  onRestart: () => void;
  onDone: () => void;
  children: ReactNode;
};

function useSave({ save, nameOf, onDone, onRestart }: Props) {
  const { t } = useTranslation("manage");
  const words = useProblemText();
  const dispatch = useAppDispatch();
  const stale = (
    <FormAlert tone="error" title={t("places.stale")}>
      <Button variant="outlined" size="small" onClick={onRestart} sx={{ mt: 1 }}>
        {t("places.staleAction")}
      </Button>
    </FormAlert>
  );
  return async (values: FormValues): Promise<FormOutcome> => {
    const { error } = await save(values);
    if (!error) {
      dispatch(
        toasted({ tone: "success", text: { key: "manage:places.savedWord", params: { name: nameOf(values) } } }),
      );
      onDone();
      return undefined;
    }
    const problem = isProblem(error) ? error : undefined;
    if (problem?.fields?.name?.includes("has already been taken")) return { name: t("places.nameTaken") };
    const failed = (
      <FormAlert tone="error" title={t("places.failed")}>
        {words(error)}
      </FormAlert>
    );
    return { [FORM_ERROR]: problem?.code === "stale" ? stale : failed };
  };
}

export function PlaceForm(props: Props) {
  const { kind, title, initial, onDone, children } = props;
  const { t } = useTranslation(["manage", "common"]);
  const heading = useArrivalFocus();
  const save = useSave(props);
  return (
    <AppForm label={title} initialValues={initial} validate={(values) => checkForm(kind, values)} onSubmit={save}>
      <Typography variant="h2" ref={heading} tabIndex={-1} sx={{ mb: 2 }}>
        {title}
      </Typography>
      <Paper variant="outlined" sx={{ overflow: "hidden" }}>
        <PanelFields>
          <FormFailure />
          {children}
        </PanelFields>
        <PanelFoot>
          <Button variant="quiet" size="large" onClick={onDone}>
            {t("common:cancel")}
          </Button>
          <SubmitButton>{t("places.save")}</SubmitButton>
        </PanelFoot>
      </Paper>
    </AppForm>
  );
}
