/** One part of the settings on its paper: fields, a colleague's version beside one's own, and the button at its foot. */
import Paper from "@mui/material/Paper";
import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import { FORM_ERROR } from "final-form";
import { type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { type CompanySettings } from "../../contract/shapes/user.ts";
import { AppForm, type FormOutcome, type FormValues } from "../../ui/form/AppForm.tsx";
import { FormAlert } from "../../ui/form/FormAlert.tsx";
import { FormFailure } from "../../ui/form/FormFailure.tsx";
import { type FormPart, FormVersions } from "../../ui/form/FormVersions.tsx";
import { SubmitButton } from "../../ui/form/SubmitButton.tsx";
import { type FieldTrouble } from "../../ui/form/useFieldProblemFormat.ts";
import { PanelFields, PanelFoot } from "../../ui/page/PanelForm.tsx";
import { Unsaved } from "../../ui/unsaved/Unsaved.tsx";
import { useFormBaseline } from "./useFormBaseline.ts";
import { type SaveResult, useSaveSettings } from "./useSaveSettings.tsx";
import { WhileDirty } from "./WhileDirty.tsx";

const Head = styled("div")({ padding: "16px 20px 0" });

type Props<Values extends FormValues> = {
  settings: CompanySettings;
  /** What the form holds of the settings. */
  valuesOf: (settings: CompanySettings) => Values;
  /** What is compared where a colleague was quicker. */
  parts: readonly FormPart<Values>[];
  title: string;
  text: string;
  submit: string;
  validate?: (values: FormValues) => Record<string, FieldTrouble>;
  /** What no single field is to blame for. */
  wrong?: (values: Values) => string | undefined;
  save: (values: Values, lockVersion: number, key: string) => Promise<SaveResult>;
  children: ReactNode;
};

export function SettingsForm<Values extends FormValues>(props: Props<Values>) {
  const { settings, valuesOf, parts, title, text, submit, validate, wrong, save, children } = props;
  const { t } = useTranslation("manage");
  const { initial, before, lock_version, onDirty, begin, onSeen } = useFormBaseline(settings, valuesOf);
  const { keyOf, saved, forget, settle, theirs, decided } = useSaveSettings({ begin, onSeen });
  const handleSave = async (given: FormValues): Promise<FormOutcome> => {
    forget();
    // The fields are those of the values.
    const values = given as Values;
    const problem = wrong?.(values);
    if (problem) return { [FORM_ERROR]: <FormAlert tone="error">{problem}</FormAlert> };
    return settle(await save(values, lock_version, keyOf([values, lock_version])));
  };
  return (
    <AppForm label={title} initialValues={initial} {...(validate && { validate })} onSubmit={handleSave}>
      <Paper variant="outlined" sx={{ overflow: "hidden", mb: 3 }}>
        <WhileDirty onDirty={onDirty} />
        <Unsaved />
        <Head>
          <Typography variant="h2">{title}</Typography>
          <Typography variant="body2" color="text.secondary">
            {text}
          </Typography>
        </Head>
        <PanelFields>
          <FormFailure />
          {saved && <FormAlert tone="success">{t("defaults.saved")}</FormAlert>}
          {children}
          <FormVersions
            heading={t("defaults.stale")}
            parts={parts}
            before={before}
            theirs={theirs && valuesOf(theirs)}
            onDecided={decided}
          />
        </PanelFields>
        <PanelFoot>
          <SubmitButton>{submit}</SubmitButton>
        </PanelFoot>
      </Paper>
    </AppForm>
  );
}
