/** What only this browser knows of the live connection and of desktop notifications; the rows are RTK Query's. */
import { createSlice } from "@reduxjs/toolkit";
import { sessionEnded } from "../../auth/public.ts";
import { type Cursor, passCursor, placeCursor, startCursor } from "./cursor.ts";
import {
  type DesktopAlerts,
  desktopAlertsDeclined,
  desktopAlertsGranted,
  desktopAlertsPrompted,
  desktopAlertsRead,
  desktopAlertsRefused,
  desktopAlertsWanted,
} from "./desktopActions.ts";
import {
  cableClosed,
  cableConnected,
  cableLost,
  cableOpening,
  cableRefused,
  caughtUp,
  changesHeard,
  historyLoaded,
  notificationsReceived,
} from "./liveActions.ts";
import { type LiveState, lost } from "./liveState.ts";

type NotificationsState = {
  live: LiveState;
  cursor: Cursor;
  desktop: DesktopAlerts;
};

const initialState: NotificationsState = {
  live: { kind: "off" },
  cursor: startCursor,
  desktop: { kind: "unknown" },
};

const touch = (state: NotificationsState, at: number): void => {
  if (state.live.kind === "live") state.live.updatedAt = at;
};

export const notificationsSlice = createSlice({
  name: "notifications",
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    builder
      .addCase(cableOpening, (state) => {
        if (state.live.kind === "off") state.live = { kind: "connecting" };
      })
      .addCase(cableConnected, (state, { payload }) => {
        state.live = { kind: "live", updatedAt: payload.at };
      })
      .addCase(cableLost, (state) => {
        state.live = lost(state.live);
      })
      .addCase(cableRefused, (state) => {
        state.live = lost(state.live);
      })
      .addCase(cableClosed, (state) => {
        state.live = { kind: "off" };
      })
      .addCase(notificationsReceived, (state, { payload }) => {
        state.cursor = passCursor(state.cursor, payload.notifications, payload.upTo);
        touch(state, payload.at);
      })
      .addCase(historyLoaded, (state, { payload }) => {
        state.cursor = placeCursor(state.cursor, payload);
        touch(state, payload.at);
      })
      .addCase(changesHeard, (state, { payload }) => touch(state, payload.at))
      .addCase(caughtUp, (state, { payload }) => touch(state, payload.at))
      .addCase(desktopAlertsRead, (state, { payload }) => {
        state.desktop = payload;
      })
      .addCase(desktopAlertsPrompted, (state) => {
        state.desktop = { kind: "prompting" };
      })
      .addCase(desktopAlertsWanted, (state) => {
        state.desktop = { kind: "asking" };
      })
      .addCase(desktopAlertsDeclined, (state) => {
        state.desktop = { kind: "off" };
      })
      .addCase(desktopAlertsGranted, (state) => {
        state.desktop = { kind: "granted" };
      })
      .addCase(desktopAlertsRefused, (state, { payload }) => {
        state.desktop = { kind: payload === "denied" ? "blocked" : "off" };
      })
      .addCase(sessionEnded, () => initialState);
  },
  selectors: {
    selectLive: (state) => state.live,
    selectCursor: (state) => state.cursor,
    selectDesktopAlerts: (state) => state.desktop,
  },
});

export const { selectLive, selectCursor, selectDesktopAlerts } = notificationsSlice.selectors;
