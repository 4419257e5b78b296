/** Before invitations go out: who gets one, who not and why, and what it says. */
import Alert from "@mui/material/Alert";
import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { isProblem, isUnclear } from "../../../api/problem.ts";
import { useProblemText } from "../../../api/useProblemText.ts";
import { type DoctorBulkResult, type InvitationPreview } from "../../../contract/shapes/doctorRequests.ts";
import { AskDialog } from "../../../ui/AskDialog.tsx";
import { Skeleton } from "../../../ui/Skeleton.tsx";
import { useInvitationPreviewQuery } from "../api/doctorActionsApi.ts";
import { useBulkAct } from "./useBulkAct.ts";

const Names = styled("ul")(({ theme }) => ({
  margin: "4px 0 16px",
  padding: 0,
  listStyle: "none",
  "& small": { color: theme.vars.palette.text.secondary },
}));
/** The mail's own colours, whatever the theme. */
const Mail = styled("div")({
  border: "1px solid #E5E6E5",
  borderRadius: 10,
  background: "#fff",
  color: "#0B1B2B",
  colorScheme: "light",
  padding: 14,
  "& p": { marginTop: 8, whiteSpace: "pre-wrap", overflowWrap: "anywhere" },
});

function Preview({ preview }: { preview: InvitationPreview }) {
  const { t } = useTranslation("doctors");
  const { will_send, skipped, email } = preview;
  const [first] = will_send;
  return (
    <>
      {will_send.length === 0 && <Alert severity="warning">{t("actions.nobody")}</Alert>}
      {will_send.length > 0 && (
        <section>
          <Typography variant="subtitle2" component="h3">
            {t("actions.will", { count: will_send.length })}
          </Typography>
          <Names>
            {will_send.map(({ id, name }) => (
              <li key={id}>
                <bdi>{name}</bdi>
              </li>
            ))}
          </Names>
        </section>
      )}
      {skipped.length > 0 && (
        <section>
          <Typography variant="subtitle2" component="h3" sx={{ mt: 1 }}>
            {t("actions.skipped", { count: skipped.length })}
          </Typography>
          <Names>
            {skipped.map(({ doctor, reason }) => (
              <li key={doctor.id}>
                <bdi>{doctor.name}</bdi> <small>{t(`actions.reasons.${reason}`)}</small>
              </li>
            ))}
          </Names>
        </section>
      )}
      {email && first && (
        <section aria-label={t("actions.preview", { name: first.name })}>
          <Typography variant="subtitle2" component="h3" sx={{ mb: 1 }}>
            {t("actions.preview", { name: first.name })}
          </Typography>
          {/* Longer than the dialog on a phone: the keyboard scrolls it too. */}
          <Mail role="group" aria-label={email.subject} tabIndex={0}>
            <strong>{email.subject}</strong>
            <p>{email.text}</p>
          </Mail>
        </section>
      )}
    </>
  );
}

type Props = { ids: number[]; onDone: (results: DoctorBulkResult) => void; onBack: () => void };

export function InviteDialog({ ids, onDone, onBack }: Props) {
  const { t } = useTranslation("doctors");
  const problemText = useProblemText();
  const { data, error } = useInvitationPreviewQuery(ids);
  const [run, { isLoading, error: refused }] = useBulkAct();
  // What was sent stays as it was until it is answered: looked at anew, whoever was invited by it is left out.
  const [sent, setSent] = useState<InvitationPreview>();
  const preview = sent ?? data;
  const failure = sent ? undefined : error;
  const willSend = preview?.will_send ?? [];
  const incomplete = isProblem(failure) && failure.code === "contact_details_missing";
  const handleSubmit = async () => {
    setSent(preview);
    const answer = await run({ action: "invite", ids: willSend.map(({ id }) => id) });
    if (answer.data) onDone(answer.data);
    else if (!isUnclear(answer.error)) setSent(undefined);
  };
  return (
    <AskDialog
      title={t("actions.inviteTitle", { count: ids.length })}
      back={t("actions.back")}
      submit={t("actions.send", { count: willSend.length })}
      busy={isLoading}
      blocked={willSend.length === 0}
      onBack={onBack}
      onSubmit={handleSubmit}
    >
      <Typography variant="body2" color="text.secondary" sx={{ mb: 2 }}>
        {t("actions.inviteText")}
      </Typography>
      <div role="alert">
        {refused !== undefined && <Alert severity="error">{problemText(refused)}</Alert>}
        {incomplete && (
          <Alert severity="warning">
            <Link to="/practice-management">{t("actions.contact")}</Link>
          </Alert>
        )}
        {failure !== undefined && !incomplete && <Alert severity="error">{t("actions.failed")}</Alert>}
      </div>
      {!preview && !failure && <Skeleton height={160} />}
      {preview && <Preview preview={preview} />}
    </AskDialog>
  );
}
