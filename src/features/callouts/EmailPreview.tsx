/** The mail as the first doctor would get it: its text on paper, always light as mail is. */
import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import { useTranslation } from "react-i18next";
import { type CalloutPreview } from "../../contract/calloutRequests.ts";

/** The mail's own colours, whatever the theme. */
const Mail = styled("div")({
  overflow: "hidden",
  border: "1px solid #E5E6E5",
  borderRadius: 10,
  background: "#fff",
  color: "#0B1B2B",
  colorScheme: "light",
  "& dl": {
    display: "grid",
    gridTemplateColumns: "auto minmax(0, 1fr)",
    gap: "3px 8px",
    padding: "10px 14px",
    fontSize: ".8125rem",
    background: "#FAFAF8",
    borderBottom: "1px solid #E5E6E5",
  },
  "& dt": { color: "#5C6B7A" },
  "& dd": { margin: 0, fontWeight: 600 },
  "& p": { padding: 14, whiteSpace: "pre-wrap", overflowWrap: "anywhere" },
});

export function EmailPreview({ email }: { email: CalloutPreview["email"] }) {
  const { t } = useTranslation("callouts");
  return (
    <section aria-label={t("form.preview")}>
      <Typography variant="subtitle2" component="h3" sx={{ mb: 1 }}>
        {t("form.preview")}
      </Typography>
      {email ? (
        <Mail>
          <dl>
            <dt>{t("form.from")}</dt>
            <dd>{email.from_name}</dd>
            <dt>{t("form.subject")}</dt>
            <dd>{email.subject}</dd>
          </dl>
          <p>{email.text}</p>
        </Mail>
      ) : (
        <Typography variant="body2" color="text.secondary">
          {t("form.previewEmpty")}
        </Typography>
      )}
    </section>
  );
}
