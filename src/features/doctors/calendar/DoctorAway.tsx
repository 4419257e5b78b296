/** When a doctor is away, by the practice's own clock. */
import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { isProblem } from "../../../api/problem.ts";
import { type Unavailability } from "../../../contract/shapes/doctorRequests.ts";
import { otherZone } from "../../../lib/dateFormats.ts";
import { useNow } from "../../../lib/hooks/useNow.ts";
import { timeSpanEnds } from "../../../lib/timeSpan.ts";
import { ErrorState } from "../../../ui/page/ErrorState.tsx";
import { useHeadingFocus } from "../../../ui/page/useHeadingFocus.ts";
import { RemoveButton } from "../../../ui/RemoveButton.tsx";
import { usePracticeZone } from "../../user/public.ts";
import { useRemoveUnavailabilityMutation, useUnavailabilitiesQuery } from "../api/doctorsApi.ts";
import { useRefuse } from "../shared/useRefuse.ts";
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

const isOver = ({ ends_at }: Unavailability, now: number): boolean => Date.parse(ends_at) <= now;

/** First what lasts and what is to come, then what is over, the newest first; `all`: the oldest first. */
const inOrder = (all: readonly Unavailability[], now: number): Unavailability[] => [
  ...all.filter((one) => !isOver(one, now)),
  ...all.filter((one) => isOver(one, now)).toReversed(),
];

type LeaveProps = { doctorId: number; leave: Unavailability; now: number; onRemoved: () => void };

function OneLeave({ doctorId, leave, now, onRemoved }: LeaveProps) {
  const { t, i18n } = useTranslation(["doctors", "manage"]);
  const refuse = useRefuse();
  const [remove, { isLoading }] = useRemoveUnavailabilityMutation();
  const zone = usePracticeZone();
  const [from, to] = timeSpanEnds(i18n.language, zone, leave, now);
  const when = to ? `${from} – ${to}` : from;
  const texts = {
    button: t("page.remove"),
    label: t("page.removeAway", { from, to: to || from }),
    title: t("page.removeAwayTitle"),
    // For a time that is over there are no callouts any more.
    text: isOver(leave, now) ? when : t("page.removeAwayText", { when }),
    back: t("manage:places.keep"),
  };
  const handleRemove = async () => {
    const { error } = await remove({ doctorId, id: leave.id });
    if (error) refuse(error);
    else onRemoved();
  };
  return (
    <Leave>
      <strong>{when}</strong>
      <span>{t(`page.reasons.${leave.reason}`)}</span>
      {leave.source === "doctor" && (
        <Typography variant="body2" color="text.secondary">
          {t("page.byDoctor")}
        </Typography>
      )}
      <RemoveButton texts={texts} busy={isLoading} onRemove={handleRemove} />
    </Leave>
  );
}

export function DoctorAway({ doctorId }: { doctorId: number }) {
  const { t } = useTranslation("doctors");
  const { data, error, refetch } = useUnavailabilitiesQuery(doctorId);
  const [removed, setRemoved] = useState<readonly number[]>([]);
  const { heading, watch } = useHeadingFocus();
  const now = useNow();
  const other = otherZone(usePracticeZone(), now);
  return (
    <>
      <Head>
        <Typography variant="h3" component="h2" ref={heading} tabIndex={-1}>
          {t("page.leave")}
        </Typography>
        {other && (
          <Typography variant="body2" color="text.secondary">
            {t("actions.zone", { zone: other })}
          </Typography>
        )}
      </Head>
      <AddAway doctorId={doctorId} removed={removed} />
      {error !== undefined && !data && (
        <ErrorState
          title={t("page.awayFailed")}
          requestId={isProblem(error) ? error.requestId : undefined}
          onRetry={refetch}
        />
      )}
      <section aria-label={t("page.leave")} {...watch}>
        {data?.length === 0 && (
          <Typography color="text.secondary" sx={{ p: 2.5, pt: 0 }}>
            {t("page.noAway")}
          </Typography>
        )}
        <ul>
          {inOrder(data ?? [], now).map((leave) => (
            <OneLeave
              key={leave.id}
              doctorId={doctorId}
              leave={leave}
              now={now}
              onRemoved={() => setRemoved([...removed, leave.id])}
            />
          ))}
        </ul>
      </section>
    </>
  );
}
