/** The days without lists that are still to come: all of them, or the leave of one surgeon. */
import Paper from "@mui/material/Paper";
import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import { type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { isProblem } from "../../api/problem.ts";
import { useProblemText } from "../../api/useProblemText.ts";
import { type DayOff } from "../../contract/shapes/planning.ts";
import { dateIn, fullDate } from "../../lib/dateFormats.ts";
import { joinFacts } from "../../lib/formatList.ts";
import { useAppDispatch } from "../../lib/hooks/storeHooks.ts";
import { useNow } from "../../lib/hooks/useNow.ts";
import { nonBreaking } from "../../lib/nonBreaking.ts";
import { ErrorState } from "../../ui/page/ErrorState.tsx";
import { SectionHead } from "../../ui/page/SectionHead.tsx";
import { useHeadingFocus } from "../../ui/page/useHeadingFocus.ts";
import { RemoveButton } from "../../ui/RemoveButton.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { toasted } from "../notifications/public.ts";
import { usePracticeZone } from "../user/public.ts";
import { AddDaysOff, type NamedSurgeon } from "./AddDaysOff.tsx";
import { useDaysOffQuery, useRemoveDayOffMutation } from "./daysOffApi.ts";

const Days = styled("li")(({ theme }) => ({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: "4px 16px",
  minHeight: 52,
  padding: "8px 20px",
  overflowWrap: "anywhere",
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  "& > button": { marginInlineStart: "auto" },
}));

function OneEntry({ day, ofAll }: { day: DayOff; ofAll: boolean }) {
  const { t, i18n } = useTranslation(["planning", "manage"]);
  const dispatch = useAppDispatch();
  const problemText = useProblemText();
  const [remove, { isLoading }] = useRemoveDayOffMutation();
  const date = (text: string) => nonBreaking(fullDate(i18n.language, text));
  const [from, to] = [date(day.starts_on), date(day.ends_on)];
  const when = from === to ? from : t("standing.span", { from, to });
  const whose = ofAll ? (day.surgeon?.name ?? t("off.everyone")) : null;
  const name = joinFacts(i18n.language, [day.name, whose, when]);
  const texts = {
    button: t("off.remove"),
    label: t("off.removeOne", { name }),
    title: t("off.removeTitle", { name }),
    text: t("off.removeText"),
    back: t("manage:places.keep"),
  };
  const handleRemove = async () => {
    const result = await remove(day.id);
    dispatch(
      "error" in result
        ? toasted({
            tone: "error",
            text: { key: "manage:places.refused", params: { reason: problemText(result.error) } },
          })
        : toasted({ tone: "success", text: { key: "planning:off.removed" } }),
    );
  };
  return (
    <Days>
      <strong>{when}</strong>
      <span>{day.name}</span>
      {whose !== null && <span>{whose}</span>}
      <RemoveButton texts={texts} busy={isLoading} onRemove={handleRemove} />
    </Days>
  );
}

type EntriesProps = {
  surgeonId: number | undefined;
  data: readonly DayOff[] | undefined;
  error: unknown;
  refetch: () => unknown;
};

function Entries({ surgeonId, data, error, refetch }: EntriesProps) {
  const { t } = useTranslation("planning");
  const today = dateIn(usePracticeZone(), useNow());
  if (error && !data)
    return (
      <ErrorState
        title={t("off.failed")}
        requestId={isProblem(error) ? error.requestId : undefined}
        onRetry={refetch}
      />
    );
  if (!data) return <Skeleton height={60} style={{ margin: 20 }} />;
  const shown = data.filter(
    ({ ends_on, surgeon }) => ends_on >= today && (surgeonId === undefined || surgeon?.id === surgeonId),
  );
  if (shown.length === 0)
    return (
      <Typography color="text.secondary" sx={{ px: 2.5, pb: 2.5 }}>
        {t("off.none")}
      </Typography>
    );
  return (
    <ul>
      {shown.map((day) => (
        <OneEntry key={day.id} day={day} ofAll={surgeonId === undefined} />
      ))}
    </ul>
  );
}

type Props = {
  title: string;
  text: ReactNode;
  /** Whose leave alone. */
  surgeonId?: number;
  surgeons?: readonly NamedSurgeon[];
};

export function DaysOff({ title, text, surgeonId, surgeons = [] }: Props) {
  const { data, error, refetch } = useDaysOffQuery();
  const { heading, watch } = useHeadingFocus();
  return (
    <>
      <SectionHead title={title} text={text} heading={heading} />
      <Paper variant="outlined" component="section" aria-label={title} sx={{ overflow: "hidden" }} {...watch}>
        <AddDaysOff surgeonId={surgeonId} surgeons={surgeons} />
        <Entries surgeonId={surgeonId} data={data} error={error} refetch={refetch} />
      </Paper>
    </>
  );
}
