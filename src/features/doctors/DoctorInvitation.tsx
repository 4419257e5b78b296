/** Whether a doctor was invited, and said that the details are right. */
import { useTranslation } from "react-i18next";
import { type Doctor } from "../../contract/doctor.ts";
import { dateLocale } from "../../lib/dateLocale.ts";
import { usePracticeZone } from "./usePracticeZone.ts";

export function DoctorInvitation({ doctor }: { doctor: Pick<Doctor, "invited_at" | "confirmed_at"> }) {
  const { t, i18n } = useTranslation("doctors");
  const zone = usePracticeZone();
  const { invited_at, confirmed_at } = doctor;
  const at = confirmed_at ?? invited_at;
  if (!at) return t("work.notInvited");
  const options = { day: "numeric", month: "short", timeZone: zone } as const;
  const date = new Intl.DateTimeFormat(dateLocale(i18n.language), options).format(Date.parse(at));
  return t(confirmed_at ? "work.confirmed" : "work.invited", { date });
}
