/** Setting up two-step verification: the password, then the secret for the app and a code of it, then the recovery codes. */
import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import { type ReactNode, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { isProblem, isUnclear } from "../../../api/problem.ts";
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

/** Set up elsewhere since, or begun too long ago. */
const isOvertaken = (error: unknown): boolean => isProblem(error) && error.code === "invalid_transition";

/** `maybeOn`: by an answer of this form that was lost. Resolves to false where it is not on: that is then a refusal. */
type OnOvertaken = (maybeOn: boolean) => Promise<boolean> | undefined;
type StepProps = CancelProps & { onOvertaken: OnOvertaken | undefined };
type PasswordProps = StepProps & { email: string; onBegun: (secret: SecondFactorSetUp) => void };

function PasswordStep({ email, onBegun, onOvertaken, onCancel }: PasswordProps) {
  const { t } = useTranslation(["secondFactor", "account"]);
  const [begin] = useBeginSecondFactorMutation();
  const refusal = useRefusal({ password: PASSWORD });
  const handleSubmit = async (values: FormValues): Promise<FormOutcome> => {
    const { data, error } = await begin({ current_password: textIn(values, PASSWORD) });
    if (data) onBegun(data);
    else if (!onOvertaken || !isOvertaken(error) || (await onOvertaken(false)) === false) return refusal(error);
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

type ScanProps = StepProps & { begun: SecondFactorSetUp; onConfirmed: (codes: string[]) => void };

function ScanStep({ begun: { secret, uri }, onConfirmed, onOvertaken, onCancel }: ScanProps) {
  const { t } = useTranslation("secondFactor");
  const [confirm] = useConfirmSecondFactorMutation();
  const refusal = useRefusal({ code: CODE });
  const maybeOn = useRef(false);
  const handleSubmit = async (values: FormValues): Promise<FormOutcome> => {
    const { data, error } = await confirm({ otp_code: textIn(values, CODE) });
    maybeOn.current ||= isUnclear(error);
    if (data) onConfirmed(data.recovery_codes);
    else if (!onOvertaken || !isOvertaken(error) || (await onOvertaken(maybeOn.current)) === false)
      return refusal(error);
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
  /** What to do where it is on already or has to begin anew; left out: that is said as a refusal. */
  onOvertaken?: OnOvertaken;
  /** Stands beside the first step alone. */
  first?: ReactNode;
  /** It is on, and the recovery codes were kept. */
  onDone: () => void;
};

export function SetUp({ email, onCancel, onOvertaken, first, onDone }: Props) {
  const { t } = useTranslation("secondFactor");
  const [begun, setBegun] = useState<SecondFactorSetUp>();
  const [codes, setCodes] = useState<string[]>();
  const ways = { onOvertaken, onCancel };
  if (codes) return <RecoveryCodes codes={codes} email={email} told={t("setUp.done")} onKept={onDone} />;
  if (begun) return <ScanStep {...ways} begun={begun} onConfirmed={setCodes} />;
  return (
    <>
      <PasswordStep {...ways} email={email} onBegun={setBegun} />
      {first}
    </>
  );
}
