/** The mail as the first doctor would get it. */
import Typography from "@mui/material/Typography";
import { useTranslation } from "react-i18next";
import { type CalloutPreview } from "../../../contract/shapes/callouts/decisions.ts";
import { MailPreview } from "../../../ui/MailPreview.tsx";

type Props = {
  email: CalloutPreview["email"];
  /** Asks for it once more. */
  onRenew: () => unknown;
};

export function EmailPreview({ email, onRenew }: Props) {
  const { t } = useTranslation("callouts");
  return (
    <section aria-label={t("form.preview")}>
      <Typography variant="subtitle2" component="h3" sx={{ mb: 1 }}>
        {t("form.preview")}
      </Typography>
      {email ? (
        <MailPreview mail={email} onRenew={onRenew} />
      ) : (
        <Typography variant="body2" color="text.secondary">
          {t("form.previewEmpty")}
        </Typography>
      )}
    </section>
  );
}
