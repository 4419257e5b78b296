/** Adding a site or surgeon, or changing one: the frame of the form, and what is said when it could not be saved. */
import Button from "@mui/material/Button";
import Paper from "@mui/material/Paper";
import Typography from "@mui/material/Typography";
import { FORM_ERROR } from "final-form";
import { type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { isProblem } from "../../api/problem.ts";
import { useProblemText } from "../../api/useProblemText.ts";
import { type RowSaved } from "../../api/useRowSave.ts";
import { type FieldProblem } from "../../contract/fieldRules.ts";
import { useAppDispatch } from "../../lib/hooks/storeHooks.ts";
import { AppForm, type FormOutcome, type FormValues } from "../../ui/form/AppForm.tsx";
import { FormAlert } from "../../ui/form/FormAlert.tsx";
import { FormFailure } from "../../ui/form/FormFailure.tsx";
import { type FormPart, FormVersions } from "../../ui/form/FormVersions.tsx";
import { SubmitButton } from "../../ui/form/SubmitButton.tsx";
import { type useVersions } from "../../ui/form/useVersions.ts";
import { PanelFields, PanelFoot } from "../../ui/page/PanelForm.tsx";
import { useArrivalFocus } from "../../ui/page/useArrivalFocus.ts";
import { Unsaved } from "../../ui/unsaved/Unsaved.tsx";
import { toasted } from "../notifications/public.ts";

type Props<Row extends { lock_version: number }, Values extends FormValues> = {
  check: (values: FormValues) => Record<string, FieldProblem> | undefined;
  title: string;
  initial: Values;
  versions: ReturnType<typeof useVersions<Row>>;
  valuesOf: (row: Row | undefined) => Values;
  parts: readonly FormPart<Values>[];
  save: (values: FormValues) => Promise<RowSaved<Row>>;
  nameOf: (values: FormValues) => string;
  onDone: () => void;
  children: ReactNode;
};

type Saving<Row extends { lock_version: number }> = Pick<
  Props<Row, FormValues>,
  "versions" | "save" | "nameOf" | "onDone"
>;

function useSave<Row extends { lock_version: number }>({ versions, save, nameOf, onDone }: Saving<Row>) {
  const { t } = useTranslation("manage");
  const problemText = useProblemText();
  const dispatch = useAppDispatch();
  return async (values: FormValues): Promise<FormOutcome> => {
    const { data, error, theirs } = await save(values);
    if (!error) {
      // The page may ask before it is left, and the person stay.
      if (data && versions.before) versions.saved(data);
      dispatch(
        toasted({ tone: "success", text: { key: "manage:places.savedWord", params: { name: nameOf(values) } } }),
      );
      onDone();
      return undefined;
    }
    if (theirs) return { [FORM_ERROR]: null };
    const problem = isProblem(error) ? error : undefined;
    if (problem?.fields?.name?.includes("has already been taken")) return { name: t("places.nameTaken") };
    return {
      [FORM_ERROR]: (
        <FormAlert tone="error" title={t("places.failed")}>
          {problemText(error)}
        </FormAlert>
      ),
    };
  };
}

export function PlaceForm<Row extends { lock_version: number }, Values extends FormValues>(props: Props<Row, Values>) {
  const { check, title, initial, versions, valuesOf, parts, onDone, children } = props;
  const { before, theirs, decided } = versions;
  const { t } = useTranslation(["manage", "common"]);
  const heading = useArrivalFocus();
  const save = useSave(props);
  return (
    <AppForm label={title} initialValues={initial} validate={check} onSubmit={save}>
      <Unsaved />
      <Typography variant="h2" ref={heading} tabIndex={-1} sx={{ mb: 2 }}>
        {title}
      </Typography>
      <Paper variant="outlined" sx={{ overflow: "hidden" }}>
        <PanelFields>
          <FormFailure />
          {children}
          <FormVersions
            heading={t("manage:places.stale")}
            parts={parts}
            before={valuesOf(before)}
            theirs={theirs && valuesOf(theirs)}
            onDecided={decided}
          />
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
