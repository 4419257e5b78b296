/** Removing a group: asked once, since its order and description cannot be brought back. */
import { useTranslation } from "react-i18next";
import { useProblemText } from "../../api/useProblemText.ts";
import { type DoctorGroup } from "../../contract/shapes/doctorRequests.ts";
import { useAppDispatch } from "../../lib/hooks/storeHooks.ts";
import { RemoveButton } from "../../ui/RemoveButton.tsx";
import { toasted } from "../notifications/public.ts";
import { useRemoveGroupMutation } from "./groupsApi.ts";

export function RemoveGroup({ group: { id, name } }: { group: DoctorGroup }) {
  const { t } = useTranslation("manage");
  const problemText = useProblemText();
  const dispatch = useAppDispatch();
  const [remove, { isLoading }] = useRemoveGroupMutation();
  const texts = {
    button: t("places.remove"),
    label: t("places.removeOne", { name }),
    title: t("places.removeTitle", { name }),
    text: t("groups.removeText"),
    back: t("places.keep"),
  };
  const handleRemove = async () => {
    const { error } = await remove(id);
    dispatch(
      error
        ? toasted({ tone: "error", text: { key: "manage:places.refused", params: { reason: problemText(error) } } })
        : toasted({ tone: "success", text: { key: "manage:places.removedWord", params: { name } } }),
    );
  };
  return <RemoveButton texts={texts} busy={isLoading} onRemove={handleRemove} />;
}
