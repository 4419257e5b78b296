/** Asks before weeks are planned whose usual doctors are emailed, with each of the emails word for word. */
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { staleRow } from "../../../api/staleRow.ts";
import { useProblemText } from "../../../api/useProblemText.ts";
import { AskDialog } from "../../../ui/AskDialog.tsx";
import { MailRow, MailRows } from "../../../ui/MailRow.tsx";
import { Skeleton } from "../../../ui/Skeleton.tsx";
import { Refused, useMailsBefore } from "../../callouts/public.ts";
import { usePreviewPlanMutation } from "../planningApi.ts";
import { usePlanningFormat } from "../usePlanningFormat.ts";
import { type Planning } from "./usePlanning.ts";

export function PlanDialog({ content, plan, back }: Pick<Planning, "content" | "plan" | "back">) {
  const { t } = usePlanningFormat();
  const problemText = useProblemText();
  // As they were ticked when the dialog opened.
  const [asked] = useState(content);
  const before = useMailsBefore(usePreviewPlanMutation(), asked);
  const { data: preview, error, asking } = before;
  const mails = preview?.asked ?? [];
  // Whoever could be asked again by now has not been named here.
  const nobody = preview !== undefined && mails.length === 0;
  return (
    <AskDialog
      title={t("planning:plan.lookTitle")}
      back={t("callouts:life.back")}
      submit={t("planning:plan.submit", { count: asked.entries.length })}
      waiting={asking}
      blocked={error !== undefined}
      onBack={back}
      onSubmit={() => void plan(nobody ? { ...asked, ask_usual: false } : asked)}
    >
      <Typography variant="body2" color="text.secondary" sx={{ mb: 1.5 }}>
        {t("planning:plan.lookText")}
      </Typography>
      <Refused
        error={undefined}
        before={before}
        format={(refusal) => (staleRow(refusal) ? t("planning:plan.stale") : problemText(refusal))}
      />
      {asking && <Skeleton height={70} />}
      {nobody && <Typography variant="caption">{t("callouts:life.nobody")}</Typography>}
      {mails.length > 0 && (
        <Typography variant="subtitle2" component="h3" sx={{ mt: 1.5, mb: 1 }}>
          {t("planning:plan.asks", { count: mails.length })}
        </Typography>
      )}
      <MailRows>
        {mails.map(({ doctor, lists: count, email }) => (
          <MailRow
            // A doctor may get several, of other lists each.
            key={`${doctor.id} ${email.text}`}
            title={doctor.name}
            caption={t("planning:plan.listCount", { count })}
            preview={t("callouts:dialog.confirm.preview")}
            email={email}
          />
        ))}
      </MailRows>
    </AskDialog>
  );
}
