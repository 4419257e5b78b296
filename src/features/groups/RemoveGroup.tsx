/** Removing a group: asked once, since its order and description cannot be brought back. */
import Button from "@mui/material/Button";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useProblemText } from "../../api/useProblemText.ts";
import { type DoctorGroup } from "../../contract/shapes/doctorRequests.ts";
import { useAppDispatch } from "../../lib/hooks/storeHooks.ts";
import { AskDialog } from "../../ui/AskDialog.tsx";
import { toasted } from "../notifications/public.ts";
import { useRemoveGroupMutation } from "./groupsApi.ts";

export function RemoveGroup({ group: { id, name } }: { group: DoctorGroup }) {
  const { t } = useTranslation("manage");
  const words = useProblemText();
  const dispatch = useAppDispatch();
  const [remove, { isLoading }] = useRemoveGroupMutation();
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
      <Button size="small" variant="quiet" aria-label={t("places.removeOne", { name })} onClick={() => setAsking(true)}>
        {t("places.remove")}
      </Button>
      {asking && (
        <AskDialog
          title={t("places.removeTitle", { name })}
          back={t("places.keep")}
          submit={t("places.remove")}
          busy={isLoading}
          dangerous
          short
          onBack={() => setAsking(false)}
          onSubmit={handleRemove}
        >
          {t("groups.removeText")}
        </AskDialog>
      )}
    </>
  );
}
