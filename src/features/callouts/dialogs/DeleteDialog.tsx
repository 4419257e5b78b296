/** Deleting a draft, which leaves nothing to undo it from. */
import Typography from "@mui/material/Typography";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { useAppDispatch } from "../../../lib/hooks/storeHooks.ts";
import { AskDialog } from "../../../ui/AskDialog.tsx";
import { toasted } from "../../notifications/public.ts";
import { useDeleteDraftMutation } from "../api/calloutsApi.ts";
import { isFinal } from "../api/refusalText.ts";
import { Refused } from "../mails/Refused.tsx";

export function DeleteDialog({ calloutId: id, onClose }: { calloutId: number; onClose: () => void }) {
  const { t } = useTranslation("callouts");
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const [remove, { isLoading, error }] = useDeleteDraftMutation();
  const handleSubmit = async () => {
    if ("error" in (await remove({ id }))) return;
    dispatch(toasted({ tone: "success", text: { key: "callouts:dialog.remove.done" } }));
    void navigate("/callouts?tab=drafts", { replace: true });
  };
  return (
    <AskDialog
      title={t("dialog.remove.title")}
      back={t("dialog.remove.back")}
      submit={t("detail.deleteDraft")}
      busy={isLoading}
      blocked={isFinal(error)}
      dangerous
      short
      onBack={onClose}
      onSubmit={handleSubmit}
    >
      <Typography variant="body2">{t("dialog.remove.text")}</Typography>
      <Refused error={error} />
    </AskDialog>
  );
}
