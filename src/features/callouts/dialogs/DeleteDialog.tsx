/** Deleting a draft, which leaves nothing to undo it from. */
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { type CalloutDetail } from "../../../contract/shapes/callout.ts";
import { useAppDispatch } from "../../../lib/hooks/storeHooks.ts";
import { WarningDialog } from "../../../ui/WarningDialog.tsx";
import { toasted } from "../../notifications/public.ts";
import { useDeleteDraftMutation } from "../api/calloutsApi.ts";
import { isFinal, refusalText } from "../api/refusalText.ts";

type Props = { callout: Pick<CalloutDetail, "id" | "lock_version">; onClose: () => void };

export function DeleteDialog({ callout, onClose }: Props) {
  const { t } = useTranslation("callouts");
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const [remove, { isLoading, error }] = useDeleteDraftMutation();
  // As it was when it was asked about.
  const [{ id, lock_version }] = useState(callout);
  const handleSubmit = async () => {
    if ("error" in (await remove({ id, lock_version }))) return;
    dispatch(toasted({ tone: "success", text: { key: "callouts:dialog.remove.done" } }));
    void navigate("/callouts?tab=drafts", { replace: true });
  };
  return (
    <WarningDialog
      title={t("dialog.remove.title")}
      text={t("dialog.remove.text")}
      back={t("dialog.remove.back")}
      submit={t("detail.deleteDraft")}
      busy={isLoading}
      blocked={isFinal(error)}
      problem={error && refusalText(error, t)}
      onBack={onClose}
      onSubmit={handleSubmit}
    />
  );
}
