/** /doctors/import: doctors out of a CSV file. */
import "../features/i18n/addPageTexts.ts";
import { useTranslation } from "react-i18next";
import { DoctorsImport } from "../features/doctorsImport/DoctorsImport.tsx";
import { useImportSteps } from "../features/doctorsImport/useImportSteps.ts";
import { Page } from "../ui/page/Page.tsx";

export function DoctorsImportPage() {
  const { t } = useTranslation(["transfer", "doctors", "common"]);
  const steps = useImportSteps();
  return (
    <Page
      title={t("transfer:import.title")}
      description={t(steps.step.kind === "result" ? "transfer:import.descriptionAfter" : "transfer:import.description")}
      breadcrumbs={[
        { label: t("common:home"), to: "/" },
        { label: t("doctors:title"), to: "/doctors" },
      ]}
    >
      <DoctorsImport steps={steps} />
    </Page>
  );
}
