/** When a doctor is away, by the practice's own clock. */
import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import { useTranslation } from "react-i18next";
import { type Unavailability } from "../../../contract/shapes/doctorRequests.ts";
import { otherZone } from "../../../lib/dateFormats.ts";
import { useNow } from "../../../lib/hooks/useNow.ts";
import { timeSpanEnds } from "../../../lib/timeSpan.ts";
import { useRemoveUnavailabilityMutation, useUnavailabilitiesQuery } from "../api/doctorsApi.ts";
import { usePracticeZone } from "../shared/usePracticeZone.ts";
import { AddAway } from "./AddAway.tsx";

const Head = styled("hgroup")({ display: "block", padding: "16px 20px 0" });
const Leave = styled("li")(({ theme }) => ({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: "4px 16px",
  padding: "10px 20px",
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  "& > button": { marginInlineStart: "auto" },
}));

function OneLeave({ doctorId, leave, now }: { doctorId: number; leave: Unavailability; now: number }) {
  const { t, i18n } = useTranslation("doctors");
  const [remove] = useRemoveUnavailabilityMutation();
  const zone = usePracticeZone();
  const [from, to] = timeSpanEnds(i18n.language, zone, leave, now);
  return (
    <Leave>
      <strong>{to ? `${from} – ${to}` : from}</strong>
      <span>{t(`page.reasons.${leave.reason}`)}</span>
      {leave.source === "doctor" && (
        <Typography variant="body2" color="text.secondary">
          {t("page.byDoctor")}
        </Typography>
      )}
      <Button
        variant="text"
        size="small"
        aria-label={t("page.removeAway", { from, to: to || from })}
        onClick={() => remove({ doctorId, id: leave.id })}
      >
        {t("page.remove")}
      </Button>
    </Leave>
  );
}

export function DoctorAway({ doctorId }: { doctorId: number }) {
  const { t } = useTranslation("doctors");
  const { data } = useUnavailabilitiesQuery(doctorId);
  const now = useNow();
  const other = otherZone(usePracticeZone(), now);
  return (
    <>
      <Head>
        <Typography variant="h3" component="h2">
          {t("page.leave")}
        </Typography>
        {other && (
          <Typography variant="body2" color="text.secondary">
            {t("actions.zone", { zone: other })}
          </Typography>
        )}
      </Head>
      <AddAway doctorId={doctorId} />
      {data?.length === 0 && (
        <Typography color="text.secondary" sx={{ p: 2.5, pt: 0 }}>
          {t("page.noAway")}
        </Typography>
      )}
      <ul>
        {data?.map((leave) => (
          <OneLeave key={leave.id} doctorId={doctorId} leave={leave} now={now} />
        ))}
      </ul>
    </>
  );
}
