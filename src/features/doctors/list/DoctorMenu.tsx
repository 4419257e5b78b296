/** What can be done with a doctor from the row; its questions are asked from here. */
import Menu from "@mui/material/Menu";
import MenuItem from "@mui/material/MenuItem";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { type Doctor } from "../../../contract/shapes/doctor.ts";
import { type DoctorBulkResult } from "../../../contract/shapes/doctorRequests.ts";
import { type RowMenuProps } from "../../../ui/table/useRowMenu.tsx";
import { BulkDialog } from "../shared/BulkDialog.tsx";
import { InviteDialog } from "../shared/InviteDialog.tsx";
import { useDoctorAct } from "../shared/useDoctorAct.ts";
import { useTellDone } from "../shared/useTellDone.ts";

export function DoctorMenu({ row: doctor, opener, onClose }: RowMenuProps<Doctor>) {
  const { t } = useTranslation(["doctors", "callouts"]);
  const navigate = useNavigate();
  const tell = useTellDone(doctor);
  const act = useDoctorAct(doctor);
  const [asking, setAsking] = useState<"invite" | "pause" | null>(null);
  const { id, status } = doctor;
  const handleDone = (results: DoctorBulkResult) => {
    tell(results, asking === "invite" ? "doctors:actions.sent" : "doctors:actions.done");
    onClose();
  };
  const handleAct = (wanted: Parameters<typeof act>[0]) => {
    onClose();
    void act(wanted);
  };
  if (asking === "invite") return <InviteDialog ids={[id]} onDone={handleDone} onBack={onClose} />;
  if (asking === "pause") return <BulkDialog action="pause" ids={[id]} onDone={handleDone} onBack={onClose} />;
  const open = (path: string) => () => void navigate(`/doctors/${id}${path}`);
  return (
    <Menu open anchorEl={opener} onClose={onClose}>
      <MenuItem onClick={open("")}>{t("callouts:tools.menu.open")}</MenuItem>
      <MenuItem onClick={open("/edit")}>{t("doctors:page.edit")}</MenuItem>
      {status !== "archived" && (
        <MenuItem onClick={() => setAsking("invite")}>
          {t(doctor.invited_at ? "doctors:actions.again" : "doctors:actions.invite")}
        </MenuItem>
      )}
      {status === "active" && <MenuItem onClick={() => setAsking("pause")}>{t("doctors:page.pause")}</MenuItem>}
      {status === "paused" && <MenuItem onClick={() => handleAct("unpause")}>{t("doctors:page.unpause")}</MenuItem>}
      {!doctor.merged_into && (
        <MenuItem onClick={() => handleAct(status === "archived" ? "restore" : "archive")}>
          {t(status === "archived" ? "doctors:page.restore" : "doctors:page.archive")}
        </MenuItem>
      )}
    </Menu>
  );
}
