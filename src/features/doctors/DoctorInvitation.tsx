/** Whether a doctor was invited, and said that the details are right. */
import { useTranslation } from "react-i18next";
import { type Doctor } from "../../contract/doctor.ts";
import { dateIn, listDate } from "../../lib/wallDates.ts";
import { usePracticeZone } from "./usePracticeZone.ts";

export function DoctorInvitation({ doctor }: { doctor: Pick<Doctor, "invited_at" | "confirmed_at"> }) {
  const { t, i18n } = useTranslation("doctors");
  const zone = usePracticeZone();
  const { invited_at, confirmed_at } = doctor;
  const at = confirmed_at ?? invited_at;
  if (!at) return t("work.notInvited");
  const date = listDate(i18n.language, dateIn(zone, Date.parse(at)), Date.now());
  return t(confirmed_at ? "work.confirmed" : "work.invited", { date });
}
