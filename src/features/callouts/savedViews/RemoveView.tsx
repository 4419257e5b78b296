/** Deleting a kept view: asked once, since it cannot be brought back. */
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { staleRow } from "../../../api/staleRow.ts";
import { type SavedView } from "../../../contract/shapes/savedViews.ts";
import { useAppDispatch } from "../../../lib/hooks/storeHooks.ts";
import { WarningDialog } from "../../../ui/WarningDialog.tsx";
import { toasted } from "../../notifications/public.ts";
import { refusalText } from "../api/refusalText.ts";
import { useRemoveViewMutation } from "./savedViewsApi.ts";

export function RemoveView({ view, onClose }: { view: SavedView; onClose: () => void }) {
  const { t } = useTranslation("callouts");
  const dispatch = useAppDispatch();
  const [remove, { isLoading, error }] = useRemoveViewMutation();
  // As it was when it was asked about; what somebody changed since is shown first.
  const [{ id, name, shared, lock_version }, setSeen] = useState(view);
  const handleRemove = async () => {
    const result = await remove({ id, lock_version });
    setSeen((seen) => staleRow<SavedView>(result.error) ?? seen);
    if (result.error) return;
    dispatch(toasted({ tone: "success", text: { key: "callouts:savedViews.removed", params: { name } } }));
    onClose();
  };
  return (
    <WarningDialog
      title={t("savedViews.removeTitle", { name })}
      text={t(shared ? "savedViews.removeShared" : "savedViews.removeOwn")}
      back={t("tools.bulk.back")}
      submit={t("savedViews.remove")}
      busy={isLoading}
      problem={error && refusalText(error, t)}
      onBack={onClose}
      onSubmit={handleRemove}
    />
  );
}
