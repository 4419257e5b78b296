/** /auth/enter-contact-details: the first step of a new practice; saving or signing out are the only ways on. */
import "../features/i18n/addPageTexts.ts";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { ContactDetailsForm } from "../features/practice/ContactDetailsForm.tsx";
import { Chip } from "../ui/Chip.tsx";
import { Page } from "../ui/page/Page.tsx";

export function ContactDetailsStep() {
  const { t } = useTranslation(["common", "practice"]);
  const navigate = useNavigate();
  return (
    <Page
      title={t("contactStep.title")}
      description={t("contactStep.description")}
      actions={<Chip label={t("practice:preview.step")} />}
      width={1120}
    >
      <ContactDetailsForm onSaved={() => navigate("/callouts", { replace: true })} />
    </Page>
  );
}
