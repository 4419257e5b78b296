/** Asks for stored notifications and says plainly how it went. */
import { type SagaGenerator, select } from "typed-redux-saga";
import { type NotificationsResponse } from "../../../contract/shapes/notification.ts";
import { putThunk } from "../../../lib/putThunk.ts";
import { isWithoutInbox, notificationsApi, selectInbox } from "./notificationsApi.ts";

/** `missing`: `isWithoutInbox`. */
export type InboxResult = { kind: "page"; page: NotificationsResponse } | { kind: "missing" } | { kind: "failed" };

type Outcome = { data?: NotificationsResponse | undefined; error?: unknown };

const resultOf = ({ data, error }: Outcome): InboxResult => {
  if (isWithoutInbox(error)) return { kind: "missing" };
  // Another server may answer with something else altogether.
  if (!Array.isArray(data?.data) || typeof data.meta?.seq !== "number") return { kind: error ? "failed" : "missing" };
  return { kind: "page", page: data };
};

const { notifications, notificationsAfter, liveSession } = notificationsApi.endpoints;

/** The newest, as the bell shows them; from the cache unless `anew`. A server that said it has none is not asked again. */
export function* fetchHistory(anew: boolean): SagaGenerator<InboxResult> {
  const { error } = yield* select(selectInbox);
  if (!anew && isWithoutInbox(error)) return { kind: "missing" };
  return resultOf(yield* putThunk(notifications.initiate(undefined, { subscribe: false, forceRefetch: anew })));
}

/** What came after a number. */
export function* fetchPage(after: number) {
  return resultOf(yield* putThunk(notificationsAfter.initiate(after, { subscribe: false, forceRefetch: true })));
}

/** Asks once whether the session still holds; a refusal ends it in the API layer (docs/contract.md §7, 11). */
export function* validateSession() {
  yield* putThunk(liveSession.initiate(undefined, { subscribe: false, forceRefetch: true }));
}
