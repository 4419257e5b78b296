/** Why the server would not do what a dialog asked of it; there from the beginning, so that it is read out when it comes. */
import Alert from "@mui/material/Alert";
import { useTranslation } from "react-i18next";
import { refusalText } from "../api/refusalText.ts";

export function Refused({ error, format = refusalText }: { error: unknown; format?: typeof refusalText }) {
  const { t } = useTranslation("callouts");
  return <div role="alert">{error !== undefined && <Alert severity="error">{format(error, t)}</Alert>}</div>;
}
