/** What happened to a callout, newest first. */
import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import { type TFunction } from "i18next";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { isProblem } from "../../../api/problem.ts";
import { isolated } from "../../../contract/isolated.ts";
import { type CalloutList } from "../../../contract/shapes/calloutList.ts";
import { type TimelineEvent } from "../../../contract/shapes/callouts/timeline.ts";
import { dateLocale } from "../../../lib/dateLocale.ts";
import { useNow } from "../../../lib/hooks/useNow.ts";
import { ErrorState } from "../../../ui/page/ErrorState.tsx";
import { VisuallyHidden } from "../../../ui/styling/VisuallyHidden.ts";
import { AuditChanges } from "../../audit/public.ts";
import { useCalloutEventsQuery } from "../api/calloutsApi.ts";
import { type TimeFormat } from "../shared/useTimeFormat.ts";
import { EventDot } from "./EventDot.tsx";
import { formatEvent, formatList, namesItsList } from "./formatEvent.ts";
import { type TimelineEntry, timelineEntries } from "./timelineEntries.ts";

const Events = styled("ol")(({ theme: { vars } }) => ({
  "& > li": { position: "relative", display: "flex", gap: 12, paddingBottom: 16 },
  "& > li > div": { minWidth: 0, overflowWrap: "anywhere" },
  "& > li:not(:last-child)::before": {
    content: '""',
    position: "absolute",
    left: 13,
    top: 28,
    bottom: 0,
    width: 2,
    background: vars.palette.divider,
  },
}));

type T = TFunction<"callouts">;

function actorOf({ actor }: TimelineEvent, t: T): string {
  if (actor.type === "doctor") return t("detail.event.byDoctor");
  if (actor.type === "admin" && actor.name) return t("detail.event.byAdmin", { name: actor.name });
  return t("detail.event.bySystem");
}

type Props = {
  calloutId: number;
  zone: string;
  /** Of several, it is said which it was about. */
  lists: readonly Pick<CalloutList, "date">[];
  format: TimeFormat;
};

/** For which lists, when, and by whom. */
function useCaption({ zone, lists, format }: Props) {
  const { t, i18n } = useTranslation("callouts");
  const and = new Intl.ListFormat(dateLocale(i18n.language));
  const nameOf = (about: TimelineEvent): string => {
    const date = String(about.params.list_date);
    const alone = lists.filter((list) => list.date === date).length < 2;
    return alone ? format.date(date) : formatList(about, { t, times: format, zone });
  };
  return ({ event, abouts }: TimelineEntry): string => {
    const names = [...new Set(abouts.map(nameOf))];
    const isAbout = lists.length > 1 && names.length > 0 && !namesItsList(event);
    const about = isAbout ? [t("detail.event.forLists", { lists: and.format(names) })] : [];
    return [...about, format.past(event.created_at), isolated(actorOf(event, t))].join(" · ");
  };
}

/** So many entries are shown before more are asked for. */
const NEWEST_EVENTS = 15;

export function CalloutActivity(props: Props) {
  const { t } = useTranslation("callouts");
  const { data: events, error, refetch } = useCalloutEventsQuery(props.calloutId);
  const captionOf = useCaption(props);
  const now = useNow();
  /** Undefined until the button was pressed, so that nothing is said unasked. */
  const [whole, setWhole] = useState<boolean>();
  const requestId = isProblem(error) ? error.requestId : undefined;
  if (!events)
    return error ? <ErrorState title={t("detail.event.failed")} requestId={requestId} onRetry={refetch} /> : null;
  if (events.length === 0)
    return (
      <Typography variant="body2" color="text.secondary">
        {t("detail.event.empty")}
      </Typography>
    );
  const entries = timelineEntries(events);
  const shown = whole ? entries : entries.slice(0, NEWEST_EVENTS);
  return (
    <>
      <Events>
        {shown.map((entry) => {
          const { event } = entry;
          return (
            <li key={event.id}>
              <EventDot event={event} />
              <div>
                <div>{formatEvent(event, { t, times: props.format, zone: props.zone })}</div>
                <Typography variant="caption" component="div" color="text.tertiary">
                  {captionOf(entry)}
                </Typography>
                <AuditChanges diff={event.diff ?? null} zone={props.zone} now={now} />
              </div>
            </li>
          );
        })}
      </Events>
      {entries.length > NEWEST_EVENTS && (
        <Button variant="text" size="small" sx={{ ml: "30px" }} onClick={() => setWhole(!whole)}>
          {t(whole ? "life.activity.fewer" : "life.activity.more")}
        </Button>
      )}
      <VisuallyHidden>
        <span role="status">
          {whole !== undefined && t("life.activity.shown", { shown: shown.length, total: entries.length })}
        </span>
      </VisuallyHidden>
    </>
  );
}
