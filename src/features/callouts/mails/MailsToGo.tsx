/** In a dialog: why it was refused, or the mails that will go, or that there are none. */
import Alert from "@mui/material/Alert";
import Typography from "@mui/material/Typography";
import { useTranslation } from "react-i18next";
import { type DecisionPreview } from "../../../contract/shapes/callouts/decisions.ts";
import { Skeleton } from "../../../ui/Skeleton.tsx";
import { MailList, mailCount } from "./MailList.tsx";

type Props = { problem: string | null; preview: DecisionPreview | undefined; asking: boolean };

export function MailsToGo({ problem, preview, asking }: Props) {
  const { t } = useTranslation("callouts");
  return (
    <>
      <div role="alert">{problem !== null && <Alert severity="error">{problem}</Alert>}</div>
      {asking && <Skeleton height={70} />}
      {preview && mailCount(preview) === 0 && <Typography variant="caption">{t("life.nobody")}</Typography>}
      {preview && mailCount(preview) > 0 && (
        <>
          <Typography variant="subtitle2" component="h3" sx={{ mt: 1.5, mb: 1 }}>
            {t("dialog.confirm.goOut")}
          </Typography>
          <MailList preview={preview} />
        </>
      )}
    </>
  );
}
