/** Setting up two-step verification: the password, then the secret for the app and a code of it, then the recovery codes. */
import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { type SecondFactorSetUp } from "../../../contract/shapes/secondFactor.ts";
import { AppForm, type FormOutcome, type FormValues } from "../../../ui/form/AppForm.tsx";
import { FormFailure } from "../../../ui/form/FormFailure.tsx";
import { FormPasswordField } from "../../../ui/form/FormPasswordField.tsx";
import { FormTextField } from "../../../ui/form/FormTextField.tsx";
import { SubmitButton } from "../../../ui/form/SubmitButton.tsx";
import { PHONE } from "../../../ui/styling/breakpoints.ts";
import { QrCode } from "./QrCode.tsx";
import { Acts, RecoveryCodes } from "./RecoveryCodes.tsx";
import { useBeginSecondFactorMutation, useConfirmSecondFactorMutation } from "./secondFactorApi.ts";
import { requiring, textIn, useRefusal } from "./useRefusal.tsx";

const PASSWORD = "set_up_password";
const CODE = "set_up_code";

const Sides = styled("div")({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  gap: "12px 20px",
  margin: "12px 0",
  alignItems: "start",
  [PHONE]: { gridTemplateColumns: "minmax(0, 1fr)" },
});
const Secret = styled("code")(({ theme }) => ({
  display: "block",
  margin: "4px 0",
  fontFamily: "ui-monospace, Consolas, monospace",
  overflowWrap: "anywhere",
  color: theme.vars.palette.text.primary,
}));

type CancelProps = { onCancel: (() => void) | undefined };

function Cancel({ onCancel }: CancelProps) {
  const { t } = useTranslation("secondFactor");
  if (!onCancel) return null;
  return (
    <Button variant="outlined" size="large" onClick={onCancel}>
      {t("cancel")}
    </Button>
  );
}

type PasswordProps = CancelProps & { email: string; onBegun: (secret: SecondFactorSetUp) => void };

function PasswordStep({ email, onBegun, onCancel }: PasswordProps) {
  const { t } = useTranslation(["secondFactor", "account"]);
  const [begin] = useBeginSecondFactorMutation();
  const refusal = useRefusal({ password: PASSWORD });
  const handleSubmit = async (values: FormValues): Promise<FormOutcome> => {
    const { data, error } = await begin({ current_password: textIn(values, PASSWORD) });
    if (!data) return refusal(error);
    onBegun(data);
    return undefined;
  };
  return (
    <AppForm label={t("title")} validate={requiring(PASSWORD)} onSubmit={handleSubmit}>
      <FormFailure />
      {/* Tells a password manager whose password this is. */}
      <input hidden readOnly autoComplete="username" value={email} />
      <FormPasswordField
        name={PASSWORD}
        autoFocus
        autoComplete="current-password"
        label={t("account:currentPassword")}
      />
      <Acts>
        <SubmitButton>{t("setUp.continue")}</SubmitButton>
        <Cancel onCancel={onCancel} />
      </Acts>
    </AppForm>
  );
}

type ScanProps = CancelProps & { begun: SecondFactorSetUp; onConfirmed: (codes: string[]) => void };

function ScanStep({ begun: { secret, uri }, onConfirmed, onCancel }: ScanProps) {
  const { t } = useTranslation("secondFactor");
  const [confirm] = useConfirmSecondFactorMutation();
  const refusal = useRefusal({ code: CODE });
  const handleSubmit = async (values: FormValues): Promise<FormOutcome> => {
    const { data, error } = await confirm({ otp_code: textIn(values, CODE) });
    if (!data) return refusal(error);
    onConfirmed(data.recovery_codes);
    return undefined;
  };
  return (
    <AppForm label={t("title")} wide validate={requiring(CODE)} onSubmit={handleSubmit}>
      <FormFailure />
      <Typography variant="body2" role="status">
        {t("setUp.scan")}
      </Typography>
      <Sides>
        <QrCode text={uri} label={t("setUp.picture")} />
        <div>
          <Typography variant="body2" component="div" color="text.secondary" sx={{ mb: 1.5 }}>
            {t("setUp.secret")}
            <Secret translate="no">{secret.match(/.{1,4}/g)?.join(" ")}</Secret>
            <a href={uri}>{t("setUp.open")}</a>
          </Typography>
          <FormTextField
            name={CODE}
            autoFocus
            autoComplete="one-time-code"
            inputMode="numeric"
            label={t("setUp.code")}
            texts={{ required: t("codeRequired") }}
          />
        </div>
      </Sides>
      <Acts>
        <SubmitButton>{t("setUp.submit")}</SubmitButton>
        <Cancel onCancel={onCancel} />
      </Acts>
    </AppForm>
  );
}

type Props = {
  email: string;
  /** Left out where there is no way around it. */
  onCancel?: () => void;
  /** It is on, and the recovery codes were kept. */
  onDone: () => void;
};

export function SetUp({ email, onCancel, onDone }: Props) {
  const { t } = useTranslation("secondFactor");
  const [begun, setBegun] = useState<SecondFactorSetUp>();
  const [codes, setCodes] = useState<string[]>();
  if (codes) return <RecoveryCodes codes={codes} email={email} told={t("setUp.done")} onKept={onDone} />;
  if (begun) return <ScanStep begun={begun} onConfirmed={setCodes} onCancel={onCancel} />;
  return <PasswordStep email={email} onBegun={setBegun} onCancel={onCancel} />;
}
