/** The mails a decision will send, by kind, with every doctor's name. */
import CheckCircleRounded from "@mui/icons-material/CheckCircleRounded";
import MailOutlineRounded from "@mui/icons-material/MailOutlineRounded";
import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { type MailKind } from "../../../contract/callout.ts";
import { isolated } from "../../../contract/isolated.ts";
import { type DecisionPreview } from "../../../contract/shapes/callouts/decisions.ts";
import { dateLocale } from "../../../lib/dateLocale.ts";

const Mails = styled("ul")(({ theme: { vars } }) => ({
  display: "grid",
  gap: 8,
  "& > li": {
    display: "grid",
    gridTemplateColumns: "auto minmax(0, 1fr) auto",
    alignItems: "center",
    gap: "8px 12px",
    padding: "10px 12px",
    border: `1px solid ${vars.palette.divider}`,
    borderRadius: 8,
  },
}));

/** The mail word for word, in the doctor's language. */
const Body = styled("div")(({ theme: { vars } }) => ({
  gridColumn: "1 / -1",
  padding: "10px 12px",
  borderRadius: 8,
  background: vars.palette.surface.sunken,
  border: `1px solid ${vars.palette.divider}`,
  fontSize: ".8125rem",
  lineHeight: 1.5,
  whiteSpace: "pre-wrap",
  overflowWrap: "anywhere",
  "& strong": { display: "block", marginBottom: 8 },
}));

const Tile = styled("span")(({ theme: { vars } }) => ({
  display: "grid",
  placeItems: "center",
  flex: "none",
  width: 32,
  height: 32,
  borderRadius: 8,
  background: vars.palette.status.neutral.bg,
  color: vars.palette.status.neutral.fg,
  "&[data-kind=confirmation]": { color: vars.palette.status.confirmed.fg },
  "& svg": { fontSize: 20 },
}));

export const mailCount = ({ mails }: DecisionPreview): number =>
  mails.reduce((count, { doctors }) => count + doctors.length, 0);

type Mail = DecisionPreview["mails"][number];

/** What comes with it for the doctor's calendar. */
const INVITED: Partial<Record<MailKind, "withCalendar" | "withUpdate">> = {
  confirmation: "withCalendar",
  times_changed: "withUpdate",
  moved: "withUpdate",
};

function MailRow({ kind, doctors, email }: Mail) {
  const { t, i18n } = useTranslation("callouts");
  const [open, setOpen] = useState(false);
  const title = useId();
  const body = useId();
  const invited = INVITED[kind];
  // A doctor who gets several is named once.
  const names = [...new Map(doctors.map(({ id, name }) => [id, name])).values()];
  const who = new Intl.ListFormat(dateLocale(i18n.language)).format(names.map(isolated));
  return (
    <li>
      <Tile aria-hidden="true" data-kind={kind}>
        {kind === "confirmation" ? <CheckCircleRounded /> : <MailOutlineRounded />}
      </Tile>
      <div>
        <Typography variant="subtitle1" component="div" id={title}>
          {t(`dialog.confirm.${kind}`, { count: doctors.length })}
        </Typography>
        <Typography variant="caption" color="text.secondary">
          {invited ? t(`dialog.confirm.${invited}`, { doctors: who }) : who}
        </Typography>
      </div>
      <Button
        variant="text"
        size="small"
        aria-expanded={open}
        aria-controls={open ? body : undefined}
        aria-describedby={title}
        onClick={() => setOpen(!open)}
      >
        {t("dialog.confirm.preview")}
      </Button>
      {open && (
        <Body id={body}>
          <strong>{email.subject}</strong>
          {email.text}
        </Body>
      )}
    </li>
  );
}

export function MailList({ preview }: { preview: DecisionPreview }) {
  const { t } = useTranslation("callouts");
  // A reminder changes nothing for whoever has answered, and a message nothing for anybody.
  const changes =
    preview.mails.length === 0 || preview.mails.some(({ kind }) => kind !== "reminder" && kind !== "message");
  return (
    <>
      <Mails>
        {preview.mails.map((mail) => (
          <MailRow key={mail.kind} {...mail} />
        ))}
      </Mails>
      {changes && preview.silent > 0 && (
        <Typography variant="caption" component="p" color="text.secondary" sx={{ mt: 1.5 }}>
          {t("dialog.confirm.silent", { count: preview.silent })}
        </Typography>
      )}
    </>
  );
}
