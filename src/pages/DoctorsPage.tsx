/** /doctors: the doctors callouts can go to. */
import "../features/i18n/addPageTexts.ts";
import { useTranslation } from "react-i18next";
import { DoctorsBoard } from "../features/doctors/DoctorsBoard.tsx";
import { Page } from "../ui/Page.tsx";

export function DoctorsPage() {
  const { t } = useTranslation(["doctors", "common"]);
  return (
    <Page
      title={t("doctors:title")}
      description={t("doctors:description")}
      breadcrumbs={[{ label: t("common:home"), to: "/" }]}
    >
      <DoctorsBoard />
    </Page>
  );
}
