/** /doctors: the doctors callouts can go to. */
import "../features/i18n/addPageTexts.ts";
import PersonAddAltRounded from "@mui/icons-material/PersonAddAltRounded";
import Button from "@mui/material/Button";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { DoctorsBoard } from "../features/doctors/list/DoctorsBoard.tsx";
import { DoctorsFiles } from "../features/doctors/list/DoctorsFiles.tsx";
import { DoctorsSummary } from "../features/doctors/list/DoctorsSummary.tsx";
import { Page } from "../ui/page/Page.tsx";

export function DoctorsPage() {
  const { t } = useTranslation(["doctors", "common"]);
  return (
    <Page
      title={t("doctors:title")}
      description={<DoctorsSummary />}
      actions={
        <>
          <DoctorsFiles />
          <Button variant="contained" startIcon={<PersonAddAltRounded />} component={Link} to="/doctors/new">
            {t("doctors:page.newTitle")}
          </Button>
        </>
      }
      breadcrumbs={[{ label: t("common:home"), to: "/" }]}
    >
      <DoctorsBoard />
    </Page>
  );
}
