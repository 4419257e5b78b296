/** /doctors/:doctorId: one doctor. */
import "../features/i18n/addPageTexts.ts";
import { useParams } from "react-router-dom";
import { DoctorById } from "../features/doctors/profile/DoctorById.tsx";
import { DoctorProfile } from "../features/doctors/profile/DoctorProfile.tsx";

export function DoctorPage() {
  const { doctorId = "" } = useParams();
  return <DoctorById key={doctorId} doctorId={doctorId} show={(doctor) => <DoctorProfile doctor={doctor} />} />;
}
