/** Asks before a comment is deleted, for everybody. */
import Alert from "@mui/material/Alert";
import Typography from "@mui/material/Typography";
import { useTranslation } from "react-i18next";
import { isProblem } from "../../../api/problem.ts";
import { AskDialog } from "../../../ui/AskDialog.tsx";
import { useDeleteCommentMutation } from "./commentsApi.ts";

type Props = { calloutId: number; commentId: number; onBack: () => void; onDeleted: () => void };

export function DeleteComment({ calloutId, commentId, onBack, onDeleted }: Props) {
  const { t } = useTranslation("comments");
  const [remove, { isLoading, error }] = useDeleteCommentMutation();
  const handleSubmit = async () => {
    const answer = await remove({ id: calloutId, commentId });
    // Deleted before is deleted as well.
    if (!answer.error || (isProblem(answer.error) && answer.error.status === 404)) onDeleted();
  };
  return (
    <AskDialog
      title={t("ask.title")}
      back={t("ask.back")}
      submit={t("ask.submit")}
      busy={isLoading}
      dangerous
      short
      onBack={onBack}
      onSubmit={handleSubmit}
    >
      <Typography variant="body2">{t("ask.text")}</Typography>
      <div role="alert">{error && <Alert severity="error">{t("notDeleted")}</Alert>}</div>
    </AskDialog>
  );
}
