/** /callouts/new: asking doctors to cover one or more lists. */
import "../features/i18n/addPageTexts.ts";
import { useTranslation } from "react-i18next";
import { StartCallout } from "../features/callouts/form/StartCallout.tsx";
import { Page } from "../ui/page/Page.tsx";

export function NewCalloutPage() {
  const { t } = useTranslation(["callouts", "common"]);
  return (
    <Page
      title={t("callouts:form.title")}
      description={t("callouts:form.description")}
      breadcrumbs={[
        { label: t("common:home"), to: "/" },
        { label: t("callouts:title"), to: "/callouts" },
      ]}
    >
      <StartCallout />
    </Page>
  );
}
