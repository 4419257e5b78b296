/** What happened to a callout, newest first. */
import CheckRounded from "@mui/icons-material/CheckRounded";
import CloseRounded from "@mui/icons-material/CloseRounded";
import DoneAllRounded from "@mui/icons-material/DoneAllRounded";
import EditRounded from "@mui/icons-material/EditRounded";
import HelpOutlineRounded from "@mui/icons-material/HelpOutlineRounded";
import ScheduleRounded from "@mui/icons-material/ScheduleRounded";
import SendRounded from "@mui/icons-material/SendRounded";
import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import { type TFunction } from "i18next";
import { useTranslation } from "react-i18next";
import { type TimelineEvent } from "../../contract/timeline.ts";
import { useCalloutEventsQuery } from "./calloutsApi.ts";
import { type TimelineEntry, timelineEntries } from "./timelineEntries.ts";
import { type TimeWords } from "./useTimeWords.ts";

const Events = styled("ol")(({ theme: { vars } }) => ({
  "& > li": { position: "relative", display: "flex", gap: 12, paddingBottom: 16 },
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

type Look = "open" | "confirmed" | "risk" | "error" | "scheduled" | "neutral";
const Dot = styled("span", { shouldForwardProp: (prop) => prop !== "look" })<{ look: Look }>(
  ({ theme: { vars }, look }) => ({
    display: "grid",
    placeItems: "center",
    flex: "none",
    width: 28,
    height: 28,
    borderRadius: "50%",
    background: vars.palette.status[look].bg,
    color: vars.palette.status[look].fg,
    "& svg": { fontSize: 16 },
  }),
);

function lookOfAnswer(response: string | number | undefined): { look: Look; Icon: typeof CheckRounded } {
  if (response === "available") return { look: "confirmed", Icon: CheckRounded };
  if (response === "if_needed") return { look: "risk", Icon: HelpOutlineRounded };
  return { look: "neutral", Icon: CloseRounded };
}

function lookOf({ action, params }: TimelineEvent): { look: Look; Icon: typeof CheckRounded } {
  switch (action) {
    case "answer_recorded":
      return lookOfAnswer(params.response);
    case "booking_confirmed":
    case "booking_acknowledged":
    case "callout_filled":
      return { look: "confirmed", Icon: DoneAllRounded };
    case "booking_released":
    case "callout_cancelled":
      return { look: "error", Icon: CloseRounded };
    case "callout_sent":
    case "recipients_added":
      return { look: "open", Icon: SendRounded };
    case "callout_created":
    case "callout_changed":
      return { look: "neutral", Icon: EditRounded };
    case "standby_wanted":
    case "doctor_on_standby":
    case "callout_scheduled":
      return { look: "scheduled", Icon: ScheduleRounded };
    case "credential_overridden":
    case "callout_reminded":
    case "doctor_stood_down":
    case "callout_unscheduled":
    case "callout_reopened":
    case "callout_expired":
      return { look: "neutral", Icon: ScheduleRounded };
  }
}

type T = TFunction<"callouts">;

function wordsOf({ action, params, actor }: TimelineEvent, t: T): string {
  const doctor = String(params.doctor ?? actor.name ?? "");
  switch (action) {
    case "answer_recorded": {
      const { response } = params;
      const known = response === "available" || response === "if_needed" ? response : "unavailable";
      return t(`detail.event.${known}`, { doctor });
    }
    case "callout_sent":
      return t("detail.event.callout_sent", { count: Number(params.doctors ?? 0) });
    case "callout_cancelled":
      return t("detail.event.callout_cancelled", { reason: String(params.reason ?? "") });
    default:
      return t(`detail.event.${action}`, { doctor });
  }
}

function actorOf({ actor }: TimelineEvent, t: T): string {
  if (actor.type === "doctor") return t("detail.event.byDoctor");
  if (actor.type === "admin" && actor.name) return t("detail.event.byAdmin", { name: actor.name });
  return t("detail.event.bySystem");
}

type Props = {
  calloutId: number;
  zone: string;
  /** The callout has more than one: which it was about must be said. */
  severalLists: boolean;
  words: TimeWords;
};

/** For which lists, when, and by whom. */
function useCaption({ zone, severalLists, words }: Props) {
  const { t, i18n } = useTranslation("callouts");
  const and = new Intl.ListFormat(i18n.language);
  return ({ event, dates }: TimelineEntry): string => {
    const lists = and.format(dates.map((date) => words.date(date)));
    const about = severalLists && dates.length > 0 ? [t("detail.event.forLists", { lists })] : [];
    return [...about, words.moment(event.created_at, zone), actorOf(event, t)].join(" · ");
  };
}

export function CalloutActivity(props: Props) {
  const { t } = useTranslation("callouts");
  const { data: events, isError } = useCalloutEventsQuery(props.calloutId);
  const captionOf = useCaption(props);
  if (!events) return isError ? <Typography variant="body2">{t("detail.event.failed")}</Typography> : null;
  if (events.length === 0)
    return (
      <Typography variant="body2" color="text.secondary">
        {t("detail.event.empty")}
      </Typography>
    );
  return (
    <Events>
      {timelineEntries(events).map((entry) => {
        const { event } = entry;
        const { look, Icon } = lookOf(event);
        return (
          <li key={event.id}>
            <Dot look={look} aria-hidden="true">
              <Icon />
            </Dot>
            <div>
              <div>{wordsOf(event, t)}</div>
              <Typography variant="caption" component="div" color="text.tertiary">
                {captionOf(entry)}
              </Typography>
            </div>
          </li>
        );
      })}
    </Events>
  );
}
