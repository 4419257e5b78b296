/** Whom a reminder goes to, by the rule of the server; and why doctors cannot be reminded now. `now` in milliseconds. */
import { REMINDER_PAUSE_MS } from "../../../contract/rules/answerTimes.ts";
import { type CalloutDetail } from "../../../contract/shapes/callout.ts";
import { openLists } from "./cover.ts";

type NoReminder = "tooSoon" | "nobody";

/** By the ids of recipients: who owes an answer to a list that is still open, and can be asked for it. */
export function remindable(callout: CalloutDetail, now: number): ReadonlySet<number> {
  const open = new Set(openLists(callout, now).map(({ id }) => id));
  const recipients = new Map(callout.recipients.map((recipient) => [recipient.id, recipient]));
  const waits = ({ recipient_id, list_id, response, fit }: CalloutDetail["responses"][number]): boolean => {
    const { reachable = true, overridden = false } = recipients.get(recipient_id) ?? {};
    return response === "none" && open.has(list_id) && reachable && (overridden || !fit.away);
  };
  return new Set(callout.responses.filter(waits).map(({ recipient_id }) => recipient_id));
}

/** `recipientId`: this doctor alone. */
export function whyNoReminder(callout: CalloutDetail, now: number, recipientId?: number): NoReminder | null {
  const reminded = callout.recipients.flatMap(({ reminded_at }) => (reminded_at ? [Date.parse(reminded_at)] : []));
  if (reminded.some((at) => now - at < REMINDER_PAUSE_MS)) return "tooSoon";
  const waiting = remindable(callout, now);
  return (recipientId === undefined ? waiting.size > 0 : waiting.has(recipientId)) ? null : "nobody";
}

/** The text that says it. */
export const NO_REMINDER_TEXT = { tooSoon: "life.remindAll.tooSoon", nobody: "screen.nobodyToRemind" } as const;
