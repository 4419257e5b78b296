/** What happened to a callout, as a sentence. */
import { type TFunction } from "i18next";
import { SESSIONS } from "../../../contract/callout.ts";
import { type TimelineEvent } from "../../../contract/shapes/callouts/timeline.ts";
import { formatEnd, formatStart } from "../../../contract/wallSpan.ts";
import { joinFacts } from "../../../lib/formatList.ts";
import { type TimeFormat } from "../shared/useTimeFormat.ts";

type T = TFunction<"callouts">;
/** `zone`: of the clocks that moments are told by. */
type FormatContext = { t: T; times: TimeFormat; zone: string };

const text = (value: string | number | undefined): string => (value === undefined ? "" : String(value));

/** "Wed 25 Nov, PM, Mr Castellane". */
export function formatList({ params }: TimelineEvent, { t, times }: FormatContext): string {
  const session = SESSIONS.find((one) => one === params.session);
  return joinFacts(times.language, [
    params.list_date === undefined ? null : times.date(text(params.list_date)),
    session && t(`session.${session}`),
    text(params.surgeon ?? params.site),
  ]);
}

/** A booking ends by the doctor's word, by the office's, or because a change was not answered. */
const RELEASED = { doctor: "withdrew", admin: "booking_released", system: "unanswered" } as const;

function formatResponse({ params }: TimelineEvent, doctor: string, t: T): string {
  const { response } = params;
  const known = response === "available" || response === "if_needed" ? response : "unavailable";
  return t(`detail.event.${known}`, { doctor });
}

/** What the usual doctor had said, when others came to be asked. */
function formatFreedLists({ params }: TimelineEvent, doctor: string, t: T): string {
  const { response, reason } = params;
  const yes = response === "none" ? "silent" : "booking_released";
  const answer = t(`detail.event.${response === "unavailable" ? response : yes}`, { doctor });
  const whole = reason ? t("detail.event.booked_because", { booked: answer, reason: text(reason) }) : answer;
  return t("detail.event.refused_lists_freed", { answer: whole });
}

function formatBooking({ params }: TimelineEvent, doctor: string, t: T): string {
  const [from, to] = [text(params.start_time), text(params.end_time)];
  const start = text(params.list_start) || from;
  const booked =
    from && to
      ? t("detail.event.booked_times", { doctor, from: formatStart(from, start), to: formatEnd(from, to, start) })
      : t("detail.event.booking_confirmed", { doctor });
  return params.reason ? t("detail.event.booked_because", { booked, reason: text(params.reason) }) : booked;
}

function formatListChange(event: TimelineEvent, context: FormatContext): string {
  const list = formatList(event, context);
  const { change } = event.params;
  const key = change === "times" || change === "moved" ? change : "changed";
  return context.t(`detail.event.list_${key}`, { list });
}

export function formatEvent(event: TimelineEvent, context: FormatContext): string {
  const { action, params, actor } = event;
  const { t, times, zone } = context;
  // Who acted is the doctor only where a doctor did.
  const doctor = text(params.doctor ?? (actor.type === "doctor" ? actor.name : null) ?? t("screen.someDoctor"));
  switch (action) {
    case "answer_recorded":
      return formatResponse(event, doctor, t);
    case "refused_lists_freed":
      return formatFreedLists(event, doctor, t);
    case "callout_sent":
    case "doctors_asked_again":
      return t(`detail.event.${action}`, { count: Number(params.doctors ?? 0) });
    case "offerers_emailed":
      return t("detail.event.offerers_emailed", { count: Number(params.doctors ?? 0), message: text(params.reason) });
    case "callout_cancelled":
      // Emptied by another callout, which took its lists over, it has none.
      return params.reason
        ? t("detail.event.callout_cancelled", { reason: text(params.reason) })
        : t("status.cancelled");
    case "booking_confirmed":
      return formatBooking(event, doctor, t);
    case "booking_released":
      return t(`detail.event.${RELEASED[actor.type]}`, { doctor });
    case "callout_list_changed":
      return formatListChange(event, context);
    case "callout_list_added":
      return t("detail.event.callout_list_added", { list: formatList(event, context) });
    case "callout_list_cancelled":
      return t("detail.event.callout_list_cancelled", {
        list: formatList(event, context),
        reason: text(params.reason),
      });
    case "standby_asked":
      return t("detail.event.standby_asked", { doctor, until: times.moment(text(params.until), zone, true) });
    case "call_back_agreed":
      return t("detail.event.call_back_agreed", { doctor, until: times.moment(text(params.until), zone, true) });
    case "standby_lapsed":
      return t(actor.type === "admin" ? "detail.event.standby_passed" : "detail.event.standby_lapsed", { doctor });
    case "wave_asked":
      return t("detail.event.wave_asked", { wave: Number(params.wave), count: Number(params.doctors ?? 0) });
    default:
      return t(`detail.event.${action}`, { doctor, wave: text(params.wave) });
  }
}

/** Their own sentences say which list they are about. */
export const namesItsList = ({ action }: TimelineEvent): boolean => action.startsWith("callout_list_");
