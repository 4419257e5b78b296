/** /doctors/new and /doctors/:doctorId/edit. */
import "../features/i18n/addPageTexts.ts";
import { useTranslation } from "react-i18next";
import { useParams } from "react-router-dom";
import { DoctorForm } from "../features/doctors/form/DoctorForm.tsx";
import { DoctorById } from "../features/doctors/profile/DoctorById.tsx";
import { UnsavedGuard } from "../features/user/UnsavedGuard.tsx";
import { Page } from "../ui/page/Page.tsx";

export function DoctorFormPage() {
  const { doctorId } = useParams();
  const { t } = useTranslation(["doctors", "common"]);
  const trail = [
    { label: t("common:home"), to: "/" },
    { label: t("doctors:title"), to: "/doctors" },
  ];
  if (doctorId === undefined)
    return (
      <Page title={t("doctors:page.newTitle")} breadcrumbs={trail}>
        <UnsavedGuard>
          <DoctorForm />
        </UnsavedGuard>
      </Page>
    );
  return (
    <DoctorById
      key={doctorId}
      doctorId={doctorId}
      show={(doctor) => (
        <Page
          title={t("doctors:page.editTitle")}
          breadcrumbs={[...trail, { label: doctor.name, to: `/doctors/${doctor.id}` }]}
        >
          <UnsavedGuard>
            <DoctorForm doctor={doctor} />
          </UnsavedGuard>
        </Page>
      )}
    />
  );
}
