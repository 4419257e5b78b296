/** The mails a decision will send, by kind, with every doctor's name. */
import CheckCircleRounded from "@mui/icons-material/CheckCircleRounded";
import MailOutlineRounded from "@mui/icons-material/MailOutlineRounded";
import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import { useTranslation } from "react-i18next";
import { type DecisionPreview } from "../../contract/calloutRequests.ts";

const Mails = styled("ul")(({ theme: { vars } }) => ({
  display: "grid",
  gap: 8,
  "& > li": {
    display: "flex",
    alignItems: "center",
    gap: 12,
    padding: "10px 12px",
    border: `1px solid ${vars.palette.divider}`,
    borderRadius: 8,
  },
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

export function MailList({ preview }: { preview: DecisionPreview }) {
  const { t, i18n } = useTranslation("callouts");
  const names = new Intl.ListFormat(i18n.language, { type: "unit" });
  return (
    <>
      <Mails>
        {preview.mails.map(({ kind, doctors }) => {
          const who = names.format(doctors.map(({ name }) => name));
          return (
            <li key={kind}>
              <Tile aria-hidden="true" data-kind={kind}>
                {kind === "confirmation" ? <CheckCircleRounded /> : <MailOutlineRounded />}
              </Tile>
              <div>
                <Typography variant="subtitle1" component="div">
                  {t(`dialog.confirm.${kind}`, { count: doctors.length })}
                </Typography>
                <Typography variant="caption" color="text.secondary">
                  {kind === "confirmation" ? t("dialog.confirm.withCalendar", { doctors: who }) : who}
                </Typography>
              </div>
            </li>
          );
        })}
      </Mails>
      {preview.silent > 0 && (
        <Typography variant="caption" component="p" color="text.secondary" sx={{ mt: 1.5 }}>
          {t("dialog.confirm.silent", { count: preview.silent })}
        </Typography>
      )}
    </>
  );
}
