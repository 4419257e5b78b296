/** The paper of a settings form: fields, and the button at its foot. */
import Paper from "@mui/material/Paper";
import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import { type ReactNode, useEffect } from "react";
import { useFormState } from "react-final-form";
import { useTranslation } from "react-i18next";
import { FormAlert } from "../../ui/form/FormAlert.tsx";
import { FormFailure } from "../../ui/form/FormFailure.tsx";
import { SubmitButton } from "../../ui/form/SubmitButton.tsx";
import { PanelFields, PanelFoot } from "../../ui/page/PanelForm.tsx";

const Head = styled("div")({ padding: "16px 20px 0" });
/** Inside a form: tells whether it holds something unsaved. */
export function WhileDirty({ onDirty }: { onDirty: (dirty: boolean) => void }) {
  const { dirty = false } = useFormState({ subscription: { dirty: true } });
  // The outside world is the component around the form.
  useEffect(() => onDirty(dirty), [onDirty, dirty]);
  return null;
}

type Props = {
  onDirty: (dirty: boolean) => void;
  title: string;
  text: string;
  saved: boolean;
  submit: string;
  children: ReactNode;
};

export function SettingsPaper({ onDirty, title, text, saved, submit, children }: Props) {
  const { t } = useTranslation("manage");
  return (
    <Paper variant="outlined" sx={{ overflow: "hidden", mb: 3 }}>
      <WhileDirty onDirty={onDirty} />
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
      </PanelFields>
      <PanelFoot>
        <SubmitButton>{submit}</SubmitButton>
      </PanelFoot>
    </Paper>
  );
}
