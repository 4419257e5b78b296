/** Why the server would not do what a dialog asked of it; there from the beginning, so that it is read out when it comes. */
import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import { useTranslation } from "react-i18next";
import { refusalText } from "../api/refusalText.ts";
import { previewErrorText } from "./previewError.ts";
import { type MailsBefore } from "./useMailsBefore.ts";

type Props = {
  /** Of what was to be done. */
  error: unknown;
  /** What would be sent: why that is not known is said where nothing else is. */
  before?: Pick<MailsBefore<unknown>, "error" | "retry"> | undefined;
  format?: typeof refusalText;
};

export function Refused({ error, before, format = refusalText }: Props) {
  const { t } = useTranslation(["callouts", "common"]);
  const isUnseen = error === undefined && before?.error !== undefined;
  const retry = isUnseen ? before.retry : undefined;
  return (
    <div role="alert">
      {error !== undefined && <Alert severity="error">{format(error, t)}</Alert>}
      {isUnseen && (
        <Alert severity="error" {...(retry ? { action: <Button onClick={retry}>{t("common:tryAgain")}</Button> } : {})}>
          {previewErrorText(before.error, t, format)}
        </Alert>
      )}
    </div>
  );
}
