/** Sending a kept draft, or a scheduled callout before its time, after seeing who gets the mail by now, who does not, and the mail itself. */
import Typography from "@mui/material/Typography";
import { useTranslation } from "react-i18next";
import { type Problem } from "../../../api/problem.ts";
import { type CalloutDetail } from "../../../contract/shapes/callout.ts";
import { joinMoment } from "../../../lib/formatList.ts";
import { useAppDispatch } from "../../../lib/hooks/storeHooks.ts";
import { AskDialog } from "../../../ui/AskDialog.tsx";
import { usePreviewSendingMutation } from "../api/calloutLifeApi.ts";
import { useSendCalloutMutation } from "../api/calloutsApi.ts";
import { isFinal } from "../api/refusalText.ts";
import { sendingRefused } from "../api/sendingRefused.ts";
import { sentToast } from "../api/sentToast.ts";
import { formatStale, staleOf } from "../api/staleCallout.ts";
import { ListNotes } from "../form/lists/ListNotes.tsx";
import { useSecondLook } from "../form/recipients/ManyDialog.tsx";
import { WhoGetsIt } from "../form/recipients/WhoGetsIt.tsx";
import { EmailPreview } from "../mails/EmailPreview.tsx";
import { Refused } from "../mails/Refused.tsx";
import { isMade, useMailsBefore } from "../mails/useMailsBefore.ts";
import { spanText, wholeSpan } from "../shared/cover.ts";
import { type TimeFormat } from "../shared/useTimeFormat.ts";

type Props = { callout: CalloutDetail; format: TimeFormat; onClose: () => void };

/** Of a callout that is unsent no more. */
const OVERTAKEN: Problem = { status: 409, code: "invalid_transition", messages: [] };

const startOf = ({ starts_at }: CalloutDetail["lists"][number]): number => Date.parse(starts_at);

export function SendDialog({ callout, format, onClose }: Props) {
  const { id, lists, lock_version, status, sent_by, sent_at } = callout;
  const { t } = useTranslation("callouts");
  const dispatch = useAppDispatch();
  const [send, sending] = useSendCalloutMutation();
  const isUnsent = status === "draft" || status === "scheduled";
  const before = useMailsBefore(usePreviewSendingMutation(), isUnsent ? { id } : null, lock_version);
  const { data: preview } = before;
  const count = preview?.will_send.length ?? 0;
  const notes = preview?.list_notes ?? [];
  const refused = sending.error ?? (isUnsent || isMade(sending) ? undefined : OVERTAKEN);
  const error = before.error ?? refused;
  // What was refused is not what is shown by now.
  const isLookedAtAnew = staleOf(error) !== null && sending.originalArgs?.lock_version !== lock_version;
  const handleSubmit = async () => {
    const { data } = await send({ id, lock_version });
    if (!data) return;
    dispatch(sentToast(data));
    onClose();
  };
  const { submit, question } = useSecondLook({ count, lists, onSubmit: () => void handleSubmit() });
  return (
    <AskDialog
      title={t("lists.sendTitle")}
      back={t("lists.back")}
      submit={preview ? t("form.send", { count }) : t("form.send")}
      busy={sending.isLoading}
      waiting={before.asking}
      blocked={!isUnsent || (preview ? count === 0 : before.error !== undefined) || (isFinal(error) && !isLookedAtAnew)}
      onBack={onClose}
      onSubmit={submit}
    >
      <Typography variant="body2" color="text.secondary" sx={{ mb: 1.5 }}>
        {t("lists.sendText")}
      </Typography>
      <Refused
        error={before.error === undefined ? refused : undefined}
        before={before}
        format={(problem, words) =>
          problem === OVERTAKEN && sent_at
            ? formatStale({ updated_by: sent_by, updated_at: sent_at }, "sending", { t: words, format })
            : sendingRefused(problem, words)
        }
      />
      {question}
      <div
        aria-live="polite"
        aria-busy={before.asking}
        style={{ display: "grid", gap: 16, minHeight: 140, opacity: before.asking ? 0.6 : 1 }}
      >
        {preview && (
          <>
            {notes.length > 0 && (
              <div>
                {lists.map((list, at) => (
                  <ListNotes
                    key={list.id}
                    when={joinMoment(format.language, format.date(list.date), spanText(wholeSpan(list), list))}
                    notes={notes.filter((note) => note.list === at)}
                  />
                ))}
              </div>
            )}
            <WhoGetsIt
              preview={preview}
              {...(lists[0] ? { later: { zone: lists[0].time_zone, starts: lists.map(startOf) } } : {})}
            />
            {count === 0 ? (
              <Typography variant="body2">{t("form.nobodyToSend")}</Typography>
            ) : (
              <EmailPreview email={preview.email} />
            )}
          </>
        )}
      </div>
    </AskDialog>
  );
}
