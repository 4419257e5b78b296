/** Says on the screen what happened: messages of other features, and notifications of what other people did (specification §6, §7). */
import { select, takeEvery } from "typed-redux-saga";
import { sessionEnded } from "../../auth/public.ts";
import { selectUser } from "../../user/public.ts";
import { shouldAnnounce } from "../model/appNotification.ts";
import { notificationsReceived, toasted } from "../model/liveActions.ts";
import { selectMuted } from "../model/notificationsApi.ts";
import { toMessages } from "../model/oneMessage.ts";
import { type ToastPort } from "../model/toastPort.ts";

export function* toastFlow(toast: ToastPort) {
  yield* takeEvery(toasted, ({ payload }) => toast.say(payload.tone, payload.text, payload.key, payload.undo));
  yield* takeEvery(sessionEnded, () => toast.clear());
  yield* takeEvery(notificationsReceived, function* announce({ payload: { notifications, source } }) {
    const missed = source === "catchUp";
    const audience = { user: yield* select(selectUser), muted: yield* select(selectMuted), missed };
    const told = notifications.filter((notification) => shouldAnnounce(notification, "toast", audience));
    toast.announce(toMessages(told), missed);
  });
}
