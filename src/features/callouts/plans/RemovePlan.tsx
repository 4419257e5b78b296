/** Removing a wave plan: asked once, since it cannot be brought back. */
import Button from "@mui/material/Button";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useProblemText } from "../../../api/useProblemText.ts";
import { type WavePlan } from "../../../contract/shapes/waves.ts";
import { useAppDispatch } from "../../../lib/hooks/storeHooks.ts";
import { AskDialog } from "../../../ui/AskDialog.tsx";
import { toasted } from "../../notifications/public.ts";
import { useRemoveWavePlanMutation } from "../api/wavesApi.ts";

export function RemovePlan({ plan: { id, name } }: { plan: WavePlan }) {
  const { t } = useTranslation(["manage", "callouts"]);
  const words = useProblemText();
  const dispatch = useAppDispatch();
  const [remove, { isLoading }] = useRemoveWavePlanMutation();
  const [asking, setAsking] = useState(false);
  const handleRemove = async () => {
    const { error } = await remove(id);
    setAsking(false);
    dispatch(
      error
        ? toasted({ tone: "error", text: { key: "manage:places.refused", params: { reason: words(error) } } })
        : toasted({ tone: "success", text: { key: "manage:places.removedWord", params: { name } } }),
    );
  };
  return (
    <>
      <Button
        size="small"
        variant="quiet"
        aria-label={t("manage:places.removeOne", { name })}
        onClick={() => setAsking(true)}
      >
        {t("manage:places.remove")}
      </Button>
      {asking && (
        <AskDialog
          title={t("manage:places.removeTitle", { name })}
          back={t("manage:places.keep")}
          submit={t("manage:places.remove")}
          busy={isLoading}
          dangerous
          short
          onBack={() => setAsking(false)}
          onSubmit={handleRemove}
        >
          {t("callouts:waves.plans.removeText")}
        </AskDialog>
      )}
    </>
  );
}
