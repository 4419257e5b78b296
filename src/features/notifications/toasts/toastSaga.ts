/** Says on the screen what happened: words of other features, and news of other people's doing (specification §6, §7). */
import { type Action } from "@reduxjs/toolkit";
import { put, putResolve, select, takeEvery } from "typed-redux-saga";
import { adminApi } from "../../../api/adminApi.ts";
import { sessionEnded } from "../../auth/public.ts";
import { selectUser } from "../../user/public.ts";
import { noticesReceived, toasted, undoWanted } from "../model/liveActions.ts";
import { shouldAnnounce } from "../model/notice.ts";
import { selectMuted } from "../model/notificationsApi.ts";
import { toMessages } from "../model/oneMessage.ts";
import { type ToastPort } from "../model/toastPort.ts";

export function* toastFlow(toast: ToastPort) {
  yield* takeEvery(toasted, ({ payload }) => toast.say(payload.tone, payload.text, payload.key, payload.undo));
  yield* takeEvery(undoWanted, takeBack);
  yield* takeEvery(sessionEnded, () => toast.clear());
  yield* takeEvery(noticesReceived, function* announce({ payload: { notices, source } }) {
    const missed = source === "catchUp";
    const audience = { user: yield* select(selectUser), muted: yield* select(selectMuted), missed };
    const told = notices.filter((notice) => shouldAnnounce(notice, "toast", audience));
    toast.announce(toMessages(told), missed);
  });
}

type Undoing = Record<string, { initiate?: (arg: unknown) => unknown }>;

/** Features inject their endpoints, so the api's own type knows none of them by name. */
function* takeBack({ payload: { endpoint, arg, words } }: ReturnType<typeof undoWanted>) {
  const change = (adminApi.endpoints as Undoing)[endpoint]?.initiate?.(arg);
  if (!change) return;
  const { error } = (yield* putResolve(change as Action)) as { error?: unknown };
  if (error) yield* put(toasted({ tone: "error", text: { key: words?.failed ?? "notifications:toast.undoFailed" } }));
  else if (words) yield* put(toasted({ tone: "success", text: { key: words.done } }));
}
