/** Says on the screen what happened: words of other features, and news of other people's doing (specification §6, §7). */
import { select, takeEvery } from "typed-redux-saga";
import { sessionEnded } from "../auth/public.ts";
import { selectUser } from "../user/public.ts";
import { noticesReceived, toasted } from "./liveFacts.ts";
import { isOwn } from "./notice.ts";
import { type ToastPort } from "./toastPort.ts";

export function* toastFlow(toast: ToastPort) {
  yield* takeEvery(toasted, ({ payload }) => toast.say(payload.tone, payload.text, payload.key));
  yield* takeEvery(sessionEnded, () => toast.clear());
  yield* takeEvery(noticesReceived, function* announce({ payload: { notices, source } }) {
    const user = yield* select(selectUser);
    const missed = source === "catchUp";
    // What only ever stands in the list (a type that is never sent live) is not announced (product.md Q20).
    const told = notices.filter((notice) => !isOwn(notice, user?.id) && !(missed && notice.type === "unknown"));
    toast.announce(told, missed);
  });
}
