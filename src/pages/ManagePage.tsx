/** /practice-management: what belongs to the whole practice. */
import "../features/i18n/addPageTexts.ts";
import Tab from "@mui/material/Tab";
import Tabs from "@mui/material/Tabs";
import { useTranslation } from "react-i18next";
import { ContactDetailsForm } from "../features/practice/ContactDetailsForm.tsx";
import { Page } from "../ui/Page.tsx";

export function ManagePage() {
  const { t } = useTranslation();
  return (
    <Page title={t("manage.title")} description={t("manage.description")} breadcrumbs={[{ label: t("home"), to: "/" }]}>
      <Tabs value="contact" aria-label={t("manage.title")} sx={{ mb: 3 }}>
        <Tab value="contact" id="tab-contact" aria-controls="panel-contact" label={t("manage.contactDetails")} />
      </Tabs>
      <div role="tabpanel" id="panel-contact" aria-labelledby="tab-contact">
        <ContactDetailsForm />
      </div>
    </Page>
  );
}
