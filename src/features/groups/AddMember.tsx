/** Finding a doctor by name or address, to put into the group. */
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useDoctorSearch } from "../../api/useDoctorSearch.ts";
import { type DoctorRef } from "../../contract/shapes/doctor.ts";
import { PersonPicker } from "../../ui/form/PersonPicker.tsx";

type Props = { memberIds: readonly number[]; onAdd: (doctor: DoctorRef) => void };

export function AddMember({ memberIds, onAdd }: Props) {
  const { t } = useTranslation(["manage", "callouts"]);
  const [typed, setTyped] = useState("");
  const { found, searching } = useDoctorSearch({ typed });
  const label = t("manage:groups.find");
  return (
    <div style={{ maxWidth: 420, padding: "0 20px 16px" }}>
      <PersonPicker
        found={found.filter(({ id, status }) => status !== "archived" && !memberIds.includes(id))}
        searching={searching ? t("callouts:form.searching") : undefined}
        none={t("manage:groups.noneFound")}
        detailOf={({ grade }) => grade}
        typed={typed}
        onTyped={setTyped}
        onPick={(doctor) => {
          onAdd(doctor);
          setTyped("");
        }}
        input={{ "aria-label": label, placeholder: label, maxLength: 100 }}
      />
    </div>
  );
}
