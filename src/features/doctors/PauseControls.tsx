/** Pausing a doctor, to the end of a day or until somebody ends it. */
import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { type DoctorDetail } from "../../contract/doctorRequests.ts";
import { addDays, dateIn, instantOf } from "../../lib/wallDates.ts";
import { LabelledField, TextControl } from "../../ui/nativeField.tsx";
import { useDoctorAct } from "./useDoctorAct.ts";
import { usePracticeZone } from "./usePracticeZone.ts";

const Row = styled("div")(({ theme }) => ({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: 12,
  padding: 20,
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
}));

export function PauseControls({ doctor }: { doctor: DoctorDetail }) {
  const { t } = useTranslation("doctors");
  const id = useId();
  const [day, setDay] = useState("");
  const zone = usePracticeZone();
  const act = useDoctorAct(doctor);
  if (doctor.status === "paused")
    return (
      <Row>
        <Button variant="outlined" onClick={() => act("unpause")}>
          {t("page.unpause")}
        </Button>
      </Row>
    );
  const handlePause = () => {
    const end = day ? instantOf(zone, addDays(day, 1), "00:00") : null;
    return act("pause", end === null ? undefined : new Date(end).toISOString());
  };
  return (
    <Row>
      <LabelledField id={id} label={t("page.pauseUntil")}>
        <TextControl
          type="date"
          id={id}
          min={dateIn(zone, Date.now())}
          value={day}
          onChange={(event) => setDay(event.target.value)}
        />
      </LabelledField>
      <Button variant="outlined" onClick={handlePause}>
        {t("page.pause")}
      </Button>
    </Row>
  );
}
