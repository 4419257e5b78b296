/** The four addresses of a practice, and the blind copy. */
import Typography from "@mui/material/Typography";
import { useTranslation } from "react-i18next";
import { FormCheckbox } from "../../ui/form/FormCheckbox.tsx";
import { FormTextField } from "../../ui/form/FormTextField.tsx";

export function ContactFields() {
  const { t } = useTranslation("practice");
  const email = { email: t("contact.emailFormat") };
  return (
    <>
      <Typography variant="h2" sx={{ mb: 1 }}>
        {t("contact.forDoctors")}
      </Typography>
      <FormTextField
        name="calloutEmailsName"
        autoComplete="organization"
        label={t("contact.name")}
        help={t("contact.nameHelp")}
      />
      <FormTextField
        name="calloutEmailsAddress"
        type="email"
        inputMode="email"
        label={t("contact.address")}
        help={t("contact.addressHelp")}
        texts={email}
      />
      <FormTextField
        name="calloutEmailsPhone"
        type="tel"
        inputMode="tel"
        label={t("contact.phone")}
        help={t("contact.phoneHelp")}
        texts={{ phone: t("contact.phoneFormat") }}
      />
      <Typography variant="h2" sx={{ mt: 1, mb: 1, pt: 2, borderTop: 1, borderColor: "divider" }}>
        {t("contact.forYou")}
      </Typography>
      <FormTextField
        name="adminEmailsAddress"
        type="email"
        inputMode="email"
        label={t("contact.admin")}
        help={t("contact.adminHelp")}
        texts={email}
      />
      <FormCheckbox name="calloutEmailsBccAll" label={t("contact.bcc")} help={t("contact.bccHelp")} />
    </>
  );
}
