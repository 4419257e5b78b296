/** Says that a callout was sent and to how many; for as long as that is possible, with a button that calls it back. */
import { type CalloutDetail } from "../../../contract/shapes/callout.ts";
import { systemClock } from "../../../lib/clock.ts";
import { toasted, undoBy } from "../../notifications/public.ts";
import { calloutLifeApi } from "./calloutLifeApi.ts";

/** One toast for each callout: what is said next about its sending takes its place. */
export const sentKey = (id: number): string => `sent-${id}`;

export function sentToast({ id, lock_version, recipients, call_back_ms = 0 }: CalloutDetail) {
  const count = recipients.filter(({ delivery }) => delivery !== "skipped").length;
  const undo = {
    ...undoBy(calloutLifeApi.endpoints.callBack, { id, lock_version }),
    until: systemClock.now() + call_back_ms,
    to: `/callouts/${id}/edit`,
    words: {
      button: "callouts:life.callBack.button",
      done: "callouts:life.callBack.done",
    },
  } as const;
  const text = { key: "callouts:form.sent", params: { count } } as const;
  return toasted({ tone: "success", text, key: sentKey(id), ...(call_back_ms > 0 ? { undo } : {}) });
}
