/** Whether doctors can be reminded now, or why the server would refuse it. */
import { REMINDER_PAUSE_MS } from "../../../contract/rules/answerTimes.ts";
import { type CalloutDetail } from "../../../contract/shapes/callout.ts";
import { isUncovered } from "./cover.ts";

type NoReminder = "tooSoon" | "nobody";

/** `now` in milliseconds; `recipientId`: this doctor alone. */
export function whyNoReminder(callout: CalloutDetail, now: number, recipientId?: number): NoReminder | null {
  const { recipients, lists, responses } = callout;
  const reminded = recipients.flatMap(({ reminded_at }) => (reminded_at ? [Date.parse(reminded_at)] : []));
  if (reminded.some((at) => now - at < REMINDER_PAUSE_MS)) return "tooSoon";
  const open = new Set(
    lists.flatMap((list) => (isUncovered(list) && Date.parse(list.starts_at) > now ? [list.id] : [])),
  );
  const waits = responses.some(
    (one) => one.recipient_id === recipientId && one.response === "none" && open.has(one.list_id),
  );
  return (recipientId === undefined ? open.size > 0 : waits) ? null : "nobody";
}

/** The text that says it. */
export const NO_REMINDER_TEXT = { tooSoon: "life.remindAll.tooSoon", nobody: "screen.nobodyToRemind" } as const;
