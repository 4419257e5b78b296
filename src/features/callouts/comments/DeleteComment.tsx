/** Asks before a comment is deleted, for everybody. */
import { useTranslation } from "react-i18next";
import { isProblem } from "../../../api/problem.ts";
import { WarningDialog } from "../../../ui/WarningDialog.tsx";
import { useDeleteCommentMutation } from "./commentsApi.ts";

type Props = { calloutId: number; commentId: number; onBack: () => void; onDeleted: () => void };

export function DeleteComment({ calloutId, commentId, onBack, onDeleted }: Props) {
  const { t } = useTranslation("comments");
  const [remove, { isLoading, error }] = useDeleteCommentMutation();
  const handleSubmit = async () => {
    const result = await remove({ id: calloutId, commentId });
    // Deleted before is deleted as well.
    if (!result.error || (isProblem(result.error) && result.error.status === 404)) onDeleted();
  };
  return (
    <WarningDialog
      title={t("ask.title")}
      text={t("ask.text")}
      back={t("ask.back")}
      submit={t("ask.submit")}
      busy={isLoading}
      problem={error ? t("notDeleted") : undefined}
      onBack={onBack}
      onSubmit={handleSubmit}
    />
  );
}
