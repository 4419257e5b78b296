/** Doctors out of a file, and the ones on the list into one. */
import UploadFileRounded from "@mui/icons-material/UploadFileRounded";
import Button from "@mui/material/Button";
import { useTranslation } from "react-i18next";
import { Link, useSearchParams } from "react-router-dom";
import { LazyExport } from "../../exports/public.ts";
import { doctorsQueryOf, readDoctorView } from "./doctorView.ts";

export function DoctorsFiles() {
  const { t } = useTranslation("transfer");
  const [params] = useSearchParams();
  return (
    <>
      <LazyExport wanted={{ what: "doctors", query: doctorsQueryOf(readDoctorView(params)) }} />
      <Button variant="outlined" startIcon={<UploadFileRounded />} component={Link} to="/doctors/import">
        {t("import.open")}
      </Button>
    </>
  );
}
