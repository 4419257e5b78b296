/** What happens on the live connection; the log reads as its story. */
import { createAction } from "@reduxjs/toolkit";
import { type ParseKeys } from "i18next";
import { type MarkedFrame } from "../../../contract/shapes/notification.ts";
import { type AppNotification } from "./appNotification.ts";

export const cableOpening = createAction("cable/opening");
/** Subscribed: from now on nothing is lost, but what came before must be fetched. */
export const cableConnected = createAction<{ at: number }>("cable/connected");
export const cableLost = createAction("cable/lost");
/** The server will not have these credentials; the client library has stopped for good (docs/contract.md §7, 11). */
export const cableRefused = createAction("cable/refused");
/** The device is online again or the page is looked at again. */
export const cableWoke = createAction("cable/woke");
/** "Try now" in the banner. */
export const reconnectWanted = createAction("cable/reconnectWanted");
export const cableClosed = createAction("cable/closed");

export type Received = {
  /** News only: nothing known already. In the order of arrival. */
  notifications: AppNotification[];
  /** The server has told everything up to this number of its own; null: it says nothing of the kind. */
  upTo: number | null;
  source: "live" | "catchUp";
  at: number;
};
export const notificationsReceived = createAction<Received>("notifications/received");
/** Something changed without a notification; null: anything may have. */
export const changesHeard = createAction<{ calloutIds: (number | null)[]; at: number }>("notifications/changesHeard");
/** This person marked or muted notifications, in this tab or elsewhere. */
export const marksHeard = createAction<MarkedFrame["marked"]>("notifications/marksHeard");
/** Numbers are missing: the cable dropped something, or it was never sent over it. */
export const gapNoticed = createAction("notifications/gapNoticed");
/** History was loaded in one piece, up to `seq`; none of it is announced. */
export const historyLoaded = createAction<{ epoch: string; seq: number; at: number }>("notifications/historyLoaded");
/**
 * Everything up to `seq` is known; so many were unread then. `quietSince`: nothing else has changed since that moment, in
 * milliseconds; null where the server does not tell.
 */
export const caughtUp = createAction<{ at: number; unread: number; seq: number; quietSince: number | null }>(
  "notifications/caughtUp",
);
/** The database is another one: whatever is shown may be wrong. */
export const everythingStale = createAction("notifications/everythingStale");
/** A toast led to what it was about. */
export const notificationsOpened = createAction<{ calloutId: string }>("notifications/opened");
/** This server has no list of notifications. */
export const inboxMissing = createAction("notifications/inboxMissing");

/** Of all tabs of this browser, this one shows desktop notifications and asks about them. */
export const tabLeads = createAction("notifications/tabLeads");

/** Namespaces a toast's text may come from. */
export const TOAST_NAMESPACES = [
  "common",
  "auth",
  "callouts",
  "doctors",
  "practice",
  "manage",
  "settings",
  "notifications",
  "planning",
  "errors",
] as const;
export type ToastText = { key: ParseKeys<typeof TOAST_NAMESPACES>; params?: Record<string, string | number> };
/** `loading` stays until another word of its key comes. */
export type ToastTone = "success" | "error" | "default" | "loading";
type TextKey = ToastText["key"];
/** The change that takes another one back: an endpoint by its name and what it is sent. */
export type Undo = {
  endpoint: string;
  arg: unknown;
  /** Only until this moment, in milliseconds; its button counts the seconds. */
  until?: number;
  /** Where one goes on from there, once it is done. */
  to?: string;
  words?: { button: TextKey; done: TextKey };
  /** It deletes these lists: it goes once they are being called out. */
  lists?: readonly number[];
};
/** `undoBy(api.endpoints.restoreDoctor, id)` */
export const undoBy = <Arg>(endpoint: { name: string; initiate: (arg: Arg) => unknown }, arg: Arg): Undo => ({
  endpoint: endpoint.name,
  arg,
});
/**
 * Any feature may say something short; keys and params only, the words are found when it is shown. With `undo` it stays
 * for 8 s, or until that moment, and has a button that sends that change.
 */
export const toasted = createAction<{ tone: ToastTone; text: ToastText; key?: string; undo?: Undo }>(
  "notifications/toasted",
);
/** These lists stand in a form now: nothing on the screen may take them away from under it. */
export const listsInUse = createAction<readonly number[]>("notifications/listsInUse");
