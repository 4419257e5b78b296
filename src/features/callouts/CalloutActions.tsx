/** What can be done with a callout as a whole: cancel it; a draft can be sent or deleted. */
import BlockRounded from "@mui/icons-material/BlockRounded";
import DeleteOutlineRounded from "@mui/icons-material/DeleteOutlineRounded";
import SendRounded from "@mui/icons-material/SendRounded";
import Button from "@mui/material/Button";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { type CalloutDetail } from "../../contract/callout.ts";
import { useAppDispatch } from "../../lib/useHooks.ts";
import { toasted } from "../notifications/public.ts";
import { useDeleteDraftMutation, useSendCalloutMutation } from "./calloutsApi.ts";
import { refusalText } from "./refusalText.ts";
import { sendingRefused } from "./sendingRefused.ts";

type Props = { callout: CalloutDetail; onCancel: () => void; onFailed: (text: string) => void };

function DraftActions({ callout, onFailed }: Omit<Props, "onCancel">) {
  const { t } = useTranslation("callouts");
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const [send, sending] = useSendCalloutMutation();
  const [remove, removing] = useDeleteDraftMutation();
  const busy = sending.isLoading || removing.isLoading;
  const handleSend = async () => {
    if (busy) return;
    const result = await send({ id: callout.id });
    if (!("error" in result)) return;
    onFailed(sendingRefused(result.error, t));
  };
  const handleDelete = async () => {
    if (busy) return;
    const result = await remove({ id: callout.id });
    if ("error" in result) return onFailed(refusalText(result.error, t));
    dispatch(toasted({ tone: "success", text: { key: "callouts:dialog.remove.done" } }));
    void navigate("/callouts?tab=drafts", { replace: true });
  };
  return (
    <>
      <Button variant="outlined" startIcon={<DeleteOutlineRounded />} aria-disabled={busy} onClick={handleDelete}>
        {t("detail.deleteDraft")}
      </Button>
      {callout.recipients.length > 0 && (
        <Button variant="contained" startIcon={<SendRounded />} aria-disabled={busy} onClick={handleSend}>
          {sending.isLoading ? t("busy") : t("detail.send", { count: callout.recipients.length })}
        </Button>
      )}
    </>
  );
}

export function CalloutActions({ callout, onCancel, onFailed }: Props) {
  const { t } = useTranslation("callouts");
  const { status } = callout;
  if (status === "draft") return <DraftActions callout={callout} onFailed={onFailed} />;
  if (status !== "open" && status !== "confirmed" && status !== "scheduled") return null;
  return (
    <Button variant="outlined" color="error" startIcon={<BlockRounded />} onClick={onCancel}>
      {t("detail.cancel")}
    </Button>
  );
}
