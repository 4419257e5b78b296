/** The mails a decision will send, by kind, with every doctor's name. */
import Typography from "@mui/material/Typography";
import { useTranslation } from "react-i18next";
import { type MailKind } from "../../../contract/callout.ts";
import { isolated } from "../../../contract/isolated.ts";
import { type DecisionPreview } from "../../../contract/shapes/callouts/decisions.ts";
import { dateLocale } from "../../../lib/dateLocale.ts";
import { MailRow, MailRows } from "../../../ui/MailRow.tsx";

export const mailCount = ({ mails }: DecisionPreview): number =>
  mails.reduce((count, { doctors }) => count + doctors.length, 0);

type Mail = DecisionPreview["mails"][number];

/** What comes with it for the doctor's calendar. */
const INVITED: Partial<Record<MailKind, "withCalendar" | "withUpdate">> = {
  confirmation: "withCalendar",
  times_changed: "withUpdate",
  moved: "withUpdate",
};

function MailsOfKind({ kind, doctors, email, unfolded }: Mail & { unfolded: boolean }) {
  const { t, i18n } = useTranslation("callouts");
  const invited = INVITED[kind];
  // A doctor who gets several is named once.
  const names = [...new Map(doctors.map(({ id, name }) => [id, name])).values()];
  const who = new Intl.ListFormat(dateLocale(i18n.language)).format(names.map(isolated));
  return (
    <MailRow
      confirms={kind === "confirmation"}
      title={t(`dialog.confirm.${kind}`, { count: doctors.length })}
      caption={invited ? t(`dialog.confirm.${invited}`, { doctors: who }) : who}
      preview={t("dialog.confirm.preview")}
      email={email}
      unfolded={unfolded}
    />
  );
}

type Props = { preview: DecisionPreview; unfolded?: boolean };

export function MailList({ preview, unfolded = false }: Props) {
  const { t } = useTranslation("callouts");
  // A reminder changes nothing for whoever has answered, and a message nothing for anybody.
  const changes =
    preview.mails.length === 0 || preview.mails.some(({ kind }) => kind !== "reminder" && kind !== "message");
  return (
    <>
      <MailRows>
        {preview.mails.map((mail) => (
          <MailsOfKind key={mail.kind} {...mail} unfolded={unfolded} />
        ))}
      </MailRows>
      {changes && preview.silent > 0 && (
        <Typography variant="caption" component="p" color="text.secondary" sx={{ mt: 1.5 }}>
          {t("dialog.confirm.silent", { count: preview.silent })}
        </Typography>
      )}
    </>
  );
}
