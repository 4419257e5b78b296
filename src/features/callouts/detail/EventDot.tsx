/** The sign of what happened to a callout, beside its words. */
import AddRounded from "@mui/icons-material/AddRounded";
import CheckRounded from "@mui/icons-material/CheckRounded";
import CloseRounded from "@mui/icons-material/CloseRounded";
import DoneAllRounded from "@mui/icons-material/DoneAllRounded";
import EditRounded from "@mui/icons-material/EditRounded";
import EventBusyRounded from "@mui/icons-material/EventBusyRounded";
import EventRepeatRounded from "@mui/icons-material/EventRepeatRounded";
import HelpOutlineRounded from "@mui/icons-material/HelpOutlineRounded";
import HourglassDisabledRounded from "@mui/icons-material/HourglassDisabledRounded";
import HourglassTopRounded from "@mui/icons-material/HourglassTopRounded";
import PhoneInTalkRounded from "@mui/icons-material/PhoneInTalkRounded";
import ScheduleRounded from "@mui/icons-material/ScheduleRounded";
import SendRounded from "@mui/icons-material/SendRounded";
import WarningAmberRounded from "@mui/icons-material/WarningAmberRounded";
import { styled } from "@mui/material/styles";
import { type TimelineEvent } from "../../../contract/shapes/callouts/timeline.ts";

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

/** What moved asks more of everybody than what is only told. */
const lookOfListChange = (change: string | number | undefined): { look: Look; Icon: typeof CheckRounded } =>
  change === "moved" || change === "times"
    ? { look: "risk", Icon: EventRepeatRounded }
    : { look: "neutral", Icon: EditRounded };

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
    case "confirmed_by_word":
    case "call_unanswered":
    case "call_back_agreed":
      return { look: "neutral", Icon: PhoneInTalkRounded };
    case "call_said_yes":
    case "change_accepted":
      return { look: "confirmed", Icon: CheckRounded };
    case "callout_list_changed":
      return lookOfListChange(params.change);
    case "callout_list_added":
    case "refused_lists_freed":
      return { look: "open", Icon: AddRounded };
    case "callout_list_cancelled":
      return { look: "error", Icon: EventBusyRounded };
    case "standby_asked":
      return { look: "scheduled", Icon: HourglassTopRounded };
    case "standby_declined":
      return { look: "neutral", Icon: CloseRounded };
    case "standby_lapsed":
    case "standby_chain_stopped":
    case "wave_not_needed":
    case "wave_skipped":
    case "waves_paused":
      return { look: "neutral", Icon: HourglassDisabledRounded };
    case "standbys_exhausted":
    case "wave_without_doctors":
      return { look: "risk", Icon: WarningAmberRounded };
    case "callout_sent":
    case "recipients_added":
    case "wave_asked":
    case "doctors_asked_again":
    case "offerers_emailed":
      return { look: "open", Icon: SendRounded };
    case "callout_created":
    case "callout_changed":
      return { look: "neutral", Icon: EditRounded };
    case "standby_wanted":
    case "doctor_on_standby":
    case "callout_scheduled":
    case "waves_resumed":
      return { look: "scheduled", Icon: ScheduleRounded };
    case "credential_overridden":
    case "callout_reminded":
    case "doctor_stood_down":
    case "callout_unscheduled":
    case "callout_called_back":
    case "callout_reopened":
    case "callout_expired":
      return { look: "neutral", Icon: ScheduleRounded };
  }
}

export function EventDot({ event }: { event: TimelineEvent }) {
  const { look, Icon } = lookOf(event);
  return (
    <Dot look={look} aria-hidden="true">
      <Icon />
    </Dot>
  );
}
