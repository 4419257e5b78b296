/** Says on the screen what happened: messages of other features, and notifications of what other people did (specification §6, §7). */
import { select, takeEvery } from "typed-redux-saga";
import { LANGUAGE_NAMES } from "../../../contract/languages.ts";
import { selectSessionKind, sessionEnded } from "../../auth/public.ts";
import { languageMissed } from "../../i18n/public.ts";
import { selectUser } from "../../user/public.ts";
import { shouldAnnounce } from "../model/appNotification.ts";
import { listsInUse, notificationsReceived, toasted } from "../model/liveActions.ts";
import { selectMuted } from "../model/notificationsApi.ts";
import { toMessages } from "../model/oneMessage.ts";
import { type ToastPort } from "../model/toastPort.ts";

export function* toastFlow(toast: ToastPort) {
  yield* takeEvery(toasted, ({ payload }) => toast.say(payload.tone, payload.text, payload.key, payload.undo));
  yield* takeEvery(listsInUse, ({ payload }) => toast.spare(payload));
  yield* takeEvery(sessionEnded, () => toast.clear());
  yield* takeEvery(languageMissed, function* miss({ payload }) {
    // Where nobody is signed in no toast can be seen; the page says it itself.
    if ((yield* select(selectSessionKind)) !== "signedIn") return;
    toast.say("error", { key: "common:languageMissed", params: { language: LANGUAGE_NAMES[payload] } });
  });
  yield* takeEvery(notificationsReceived, function* announce({ payload: { notifications, source } }) {
    const missed = source === "catchUp";
    const audience = { user: yield* select(selectUser), muted: yield* select(selectMuted), missed };
    const told = notifications.filter((notification) => shouldAnnounce(notification, "toast", audience));
    toast.announce(toMessages(told), missed);
  });
}
