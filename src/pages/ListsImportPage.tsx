/** /planning/import: lists out of a CSV file or a calendar. */
import "../features/i18n/addPageTexts.ts";
import { useTranslation } from "react-i18next";
import { ListsImport } from "../features/listsImport/ListsImport.tsx";
import { useListsSteps } from "../features/listsImport/useListsSteps.ts";
import { Page } from "../ui/page/Page.tsx";

export function ListsImportPage() {
  const { t } = useTranslation(["transfer", "callouts", "planning", "common"]);
  const steps = useListsSteps([
    t("callouts:form.date"),
    t("callouts:form.starts"),
    t("callouts:form.ends"),
    ...(["summary", "place", "rest", "description"] as const).map((column) => t(`transfer:lists.field.${column}`)),
  ]);
  const after = steps.step.kind === "result";
  return (
    <Page
      title={t("transfer:lists.title")}
      description={t(after ? "transfer:lists.descriptionAfter" : "transfer:lists.description")}
      breadcrumbs={[
        { label: t("common:home"), to: "/" },
        { label: t("planning:plan.title"), to: "/planning" },
      ]}
    >
      <ListsImport steps={steps} />
    </Page>
  );
}
