/** Deleting a kept view: asked once, since it cannot be brought back. */
import { useTranslation } from "react-i18next";
import { type SavedView } from "../../../contract/shapes/savedViews.ts";
import { useAppDispatch } from "../../../lib/hooks/storeHooks.ts";
import { AskDialog } from "../../../ui/AskDialog.tsx";
import { toasted } from "../../notifications/public.ts";
import { Refused } from "../mails/Refused.tsx";
import { useRemoveViewMutation } from "./savedViewsApi.ts";

export function RemoveView({ view: { id, name, shared }, onClose }: { view: SavedView; onClose: () => void }) {
  const { t } = useTranslation("callouts");
  const dispatch = useAppDispatch();
  const [remove, { isLoading, error }] = useRemoveViewMutation();
  const handleRemove = async () => {
    const result = await remove(id);
    if (result.error) return;
    dispatch(toasted({ tone: "success", text: { key: "callouts:finding.views.removed", params: { name } } }));
    onClose();
  };
  return (
    <AskDialog
      title={t("finding.views.removeTitle", { name })}
      back={t("tools.bulk.back")}
      submit={t("finding.views.remove")}
      busy={isLoading}
      dangerous
      short
      onBack={onClose}
      onSubmit={handleRemove}
    >
      <Refused error={error} />
      {t(shared ? "finding.views.removeShared" : "finding.views.removeOwn")}
    </AskDialog>
  );
}
