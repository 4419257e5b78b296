/** What can be done with a callout as a whole: what comes next as buttons, the rest behind "More". */
import CallRounded from "@mui/icons-material/CallRounded";
import DeleteOutlineRounded from "@mui/icons-material/DeleteOutlineRounded";
import NotificationsActiveOutlined from "@mui/icons-material/NotificationsActiveOutlined";
import PersonAddAltOutlined from "@mui/icons-material/PersonAddAltOutlined";
import SendRounded from "@mui/icons-material/SendRounded";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { type CalloutDetail } from "../../../contract/shapes/callout.ts";
import { useAppDispatch } from "../../../lib/hooks/storeHooks.ts";
import { useNow } from "../../../lib/hooks/useNow.ts";
import { toasted } from "../../notifications/public.ts";
import { useUnscheduleCalloutMutation } from "../api/calloutLifeApi.ts";
import { refusalText } from "../api/refusalText.ts";
import { type Asking } from "../shared/calloutDialog.ts";
import { NO_REMINDER_TEXT, remindable, whyNoReminder } from "../shared/reminding.ts";
import { MoreActions } from "./MoreActions.tsx";

type Props = { callout: CalloutDetail; onAsk: (asking: Asking) => void; onFailed: (text: string | null) => void };

function DraftActions({ callout, onAsk }: Omit<Props, "onFailed">) {
  const { t } = useTranslation("callouts");
  return (
    <>
      <Button variant="outlined" startIcon={<DeleteOutlineRounded />} onClick={() => onAsk({ kind: "remove" })}>
        {t("detail.deleteDraft")}
      </Button>
      <Button variant="outlined" component={Link} to={`/callouts/${callout.id}/edit`}>
        {t("saving.edit")}
      </Button>
      {callout.recipients.length > 0 && (
        <Button variant="contained" startIcon={<SendRounded />} onClick={() => onAsk({ kind: "send" })}>
          {t("lists.send")}
        </Button>
      )}
    </>
  );
}

function ScheduledActions({ callout, onAsk, onFailed }: Props) {
  const { t } = useTranslation("callouts");
  const dispatch = useAppDispatch();
  const [unschedule, { isLoading }] = useUnscheduleCalloutMutation();
  const handleClick = async () => {
    if (isLoading) return;
    onFailed(null);
    const result = await unschedule({ id: callout.id, lock_version: callout.lock_version });
    if ("error" in result) return onFailed(refusalText(result.error, t));
    dispatch(toasted({ tone: "success", text: { key: "callouts:life.unscheduled" } }));
  };
  return (
    <>
      <Button variant="outlined" aria-disabled={isLoading} onClick={handleClick}>
        {t("life.unschedule")}
      </Button>
      <Button variant="outlined" component={Link} to={`/callouts/${callout.id}/edit`}>
        {t("life.edit")}
      </Button>
      <Button variant="contained" startIcon={<SendRounded />} onClick={() => onAsk({ kind: "send" })}>
        {t("saving.now")}
      </Button>
    </>
  );
}

export function CalloutActions({ callout, onAsk, onFailed }: Props) {
  const { t } = useTranslation(["callouts", "ringRound"]);
  const { status, responses } = callout;
  const reason = useId();
  const now = useNow();
  const refused = whyNoReminder(callout, now);
  return (
    <>
      {status === "draft" && <DraftActions callout={callout} onAsk={onAsk} />}
      {status === "scheduled" && <ScheduledActions callout={callout} onAsk={onAsk} onFailed={onFailed} />}
      {status === "open" && responses.some(({ response }) => response === "none") && (
        <>
          {refused && (
            <Typography id={reason} variant="caption" color="text.secondary" sx={{ maxWidth: "30ch" }}>
              {t(NO_REMINDER_TEXT[refused])}
            </Typography>
          )}
          <Button
            variant="outlined"
            startIcon={<NotificationsActiveOutlined />}
            disabled={refused !== null}
            {...(refused ? { "aria-describedby": reason } : {})}
            onClick={() => onAsk({ kind: "remind" })}
          >
            {t("life.remind", { count: remindable(callout, now).size })}
          </Button>
        </>
      )}
      {status === "open" && callout.urgency === "urgent" && (
        <Button
          variant="outlined"
          startIcon={<CallRounded />}
          component={Link}
          to={`/callouts/${callout.id}/ring-round`}
        >
          {t("ringRound:title")}
        </Button>
      )}
      {status === "open" && (
        <Button variant="outlined" startIcon={<PersonAddAltOutlined />} onClick={() => onAsk({ kind: "add" })}>
          {t("life.addDoctors")}
        </Button>
      )}
      <MoreActions callout={callout} onAsk={onAsk} onFailed={onFailed} />
    </>
  );
}
