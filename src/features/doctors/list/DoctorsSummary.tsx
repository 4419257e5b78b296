/** What the doctors of the practice are for, and how many there are: of the list's own answer. */
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router-dom";
import { useDoctorsQuery } from "../../../api/doctorQueries.ts";
import { doctorsQueryOf, readDoctorView } from "./doctorView.ts";

export function DoctorsSummary() {
  const { t } = useTranslation("doctors");
  const [params] = useSearchParams();
  const counts = useDoctorsQuery(doctorsQueryOf(readDoctorView(params))).data?.meta.counts;
  return (
    <>
      {t("description")} {counts && t("counts", counts)}
    </>
  );
}
