/** Whether a doctor was invited, and said that the details are right. */
import { type Doctor } from "../../../contract/shapes/doctor.ts";
import { dayOf } from "../../../lib/dateFormats.ts";
import { nonBreaking } from "../../../lib/nonBreaking.ts";
import { type DoctorFormat } from "./useDoctorFormat.ts";

type Props = { doctor: Pick<Doctor, "invited_at" | "confirmed_at">; format: DoctorFormat };

export function DoctorInvitation({ doctor: { invited_at, confirmed_at }, format: { t, language, zone, now } }: Props) {
  const at = confirmed_at ?? invited_at;
  if (!at) return t("doctors:actions.notInvited");
  const date = nonBreaking(dayOf(language, zone, Date.parse(at), now));
  return t(confirmed_at ? "doctors:actions.confirmed" : "doctors:actions.invited", { date });
}
