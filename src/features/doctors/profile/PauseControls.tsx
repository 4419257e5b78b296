/** Pausing a doctor, to the end of a day or until somebody ends it. */
import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import { type Ref, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { type DoctorDetail } from "../../../contract/shapes/doctor.ts";
import { addDays, dateIn } from "../../../lib/dateFormats.ts";
import { useNow } from "../../../lib/hooks/useNow.ts";
import { instantOf } from "../../../lib/instants.ts";
import { DateField } from "../../../ui/dates/DateField.tsx";
import { useHeadingFocus } from "../../../ui/page/useHeadingFocus.ts";
import { usePracticeZone } from "../../user/public.ts";
import { pauseProblem } from "../shared/pauseProblem.ts";
import { useDoctorAct } from "../shared/useDoctorAct.ts";

const Row = styled("div")(({ theme }) => ({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: "4px 12px",
  padding: "16px 20px 8px",
  "& > hgroup": { flex: "1 0 100%", marginBottom: 8 },
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
}));

function Head({ heading }: { heading: Ref<HTMLHeadingElement> }) {
  const { t } = useTranslation("doctors");
  return (
    <hgroup>
      <Typography variant="h3" component="h2" ref={heading} tabIndex={-1}>
        {t("page.pause")}
      </Typography>
      <Typography variant="body2" color="text.secondary">
        {t("actions.pauseText")}
      </Typography>
    </hgroup>
  );
}

export function PauseControls({ doctor }: { doctor: DoctorDetail }) {
  const { t } = useTranslation(["doctors", "errors", "callouts"]);
  const id = useId();
  const [day, setDay] = useState("");
  const [tried, setTried] = useState(false);
  const zone = usePracticeZone();
  const today = dateIn(zone, useNow());
  const act = useDoctorAct(doctor);
  const { heading, watch } = useHeadingFocus();
  if (doctor.status === "paused")
    return (
      <Row {...watch}>
        <Head heading={heading} />
        <Button variant="outlined" onClick={() => act("unpause")} sx={{ mb: 1 }}>
          {t("doctors:page.unpause")}
        </Button>
      </Row>
    );
  const problem = pauseProblem(day, today);
  const handlePause = () => {
    setTried(true);
    if (problem) return undefined;
    const end = day ? instantOf(zone, addDays(day, 1), "00:00") : null;
    return act("pause", end === null ? undefined : new Date(end).toISOString());
  };
  return (
    <Row {...watch}>
      <Head heading={heading} />
      <DateField
        id={id}
        label={t("doctors:page.pauseUntil")}
        mark={t("errors:form.optional")}
        error={tried && problem ? t(problem) : undefined}
        min={today}
        value={day}
        onChange={setDay}
      />
      <Button variant="outlined" onClick={handlePause}>
        {t("doctors:page.pause")}
      </Button>
    </Row>
  );
}
