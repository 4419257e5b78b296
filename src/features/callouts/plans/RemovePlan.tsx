/** Removing a wave plan: asked once, since it cannot be brought back. */
import { useTranslation } from "react-i18next";
import { useProblemText } from "../../../api/useProblemText.ts";
import { type WavePlan } from "../../../contract/shapes/waves.ts";
import { useAppDispatch } from "../../../lib/hooks/storeHooks.ts";
import { RemoveButton } from "../../../ui/RemoveButton.tsx";
import { toasted } from "../../notifications/public.ts";
import { useRemoveWavePlanMutation } from "../api/wavesApi.ts";

export function RemovePlan({ plan: { id, name } }: { plan: WavePlan }) {
  const { t } = useTranslation(["manage", "callouts"]);
  const problemText = useProblemText();
  const dispatch = useAppDispatch();
  const [remove, { isLoading }] = useRemoveWavePlanMutation();
  const texts = {
    button: t("manage:places.remove"),
    label: t("manage:places.removeOne", { name }),
    title: t("manage:places.removeTitle", { name }),
    text: t("callouts:waves.plans.removeText"),
    back: t("manage:places.keep"),
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
