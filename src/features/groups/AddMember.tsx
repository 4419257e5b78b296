/** Finding a doctor by name or address, to put into the group. */
import { useTranslation } from "react-i18next";
import { type DoctorRef } from "../../contract/shapes/doctor.ts";
import { DoctorPicker } from "../doctorPicker/public.ts";

type Props = { memberIds: readonly number[]; onAdd: (doctor: DoctorRef) => void };

export function AddMember({ memberIds, onAdd }: Props) {
  const { t } = useTranslation("manage");
  const label = t("groups.find");
  return (
    <div style={{ maxWidth: 420, padding: "0 20px 16px" }}>
      <DoctorPicker without={memberIds} onPick={onAdd} input={{ "aria-label": label, placeholder: label }} />
    </div>
  );
}
