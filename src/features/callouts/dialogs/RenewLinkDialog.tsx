/** A new link for a doctor whose old one got into other hands: made after a warning, and copied at once. */
import Typography from "@mui/material/Typography";
import { useTranslation } from "react-i18next";
import { type CalloutResponse } from "../../../contract/shapes/callout.ts";
import { useAppDispatch } from "../../../lib/hooks/storeHooks.ts";
import { AskDialog } from "../../../ui/AskDialog.tsx";
import { toasted } from "../../notifications/public.ts";
import { useRenewDoctorLinkMutation } from "../api/calloutLifeApi.ts";
import { isFinal } from "../api/refusalText.ts";
import { Refused } from "../mails/Refused.tsx";

type Props = { calloutId: number; response: CalloutResponse; onClose: () => void };

export function RenewLinkDialog({ calloutId, response, onClose }: Props) {
  const { t } = useTranslation("callouts");
  const dispatch = useAppDispatch();
  const [renew, { error, isLoading }] = useRenewDoctorLinkMutation();
  const handleSubmit = async () => {
    const result = await renew({ id: calloutId, recipientId: response.recipient_id });
    if ("error" in result) return;
    try {
      await navigator.clipboard.writeText(result.data.url);
      dispatch(toasted({ tone: "success", text: { key: "callouts:life.renew.done" } }));
    } catch {
      // The browser refuses; the link is made all the same.
      dispatch(toasted({ tone: "error", text: { key: "callouts:life.renew.uncopied" } }));
    }
    onClose();
  };
  return (
    <AskDialog
      title={t("life.renew.title", { doctor: response.doctor.name })}
      back={t("life.back")}
      submit={t("life.renew.submit")}
      busy={isLoading}
      blocked={isFinal(error)}
      dangerous
      short
      onBack={onClose}
      onSubmit={handleSubmit}
    >
      <Typography variant="body2" color="text.secondary">
        {t("life.renew.text")}
      </Typography>
      <Refused error={error} />
    </AskDialog>
  );
}
