/** Whether somebody is signed in; the credentials lie in storage only, the person is the user slice's. */
import { createSlice } from "@reduxjs/toolkit";
import {
  type SessionEnd,
  secondFactorDue,
  sessionCheckDelayed,
  sessionChecking,
  sessionEnded,
  sessionMissing,
  sessionOpened,
} from "./sessionActions.ts";

type AuthState =
  /** `delayed`: the server does not answer, or not well; a banner says so. */
  | { kind: "checking"; delayed: boolean }
  /** `reason`: why, where there was a session in this tab. */
  | { kind: "signedOut"; reason: SessionEnd | null }
  /** Two-step verification is what the practice requires first. */
  | { kind: "settingUp"; email: string }
  | { kind: "signedIn" };

const initialState = { kind: "checking", delayed: false } as AuthState;

export const authSlice = createSlice({
  name: "auth",
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    builder
      .addCase(sessionChecking, (): AuthState => ({ kind: "checking", delayed: false }))
      .addCase(sessionCheckDelayed, (): AuthState => ({ kind: "checking", delayed: true }))
      .addCase(sessionOpened, (): AuthState => ({ kind: "signedIn" }))
      .addCase(secondFactorDue, (_state, { payload }): AuthState => ({ kind: "settingUp", email: payload.email }))
      .addCase(sessionEnded, (_state, { payload }): AuthState => ({ kind: "signedOut", reason: payload.reason }))
      .addCase(sessionMissing, (): AuthState => ({ kind: "signedOut", reason: null }));
  },
  selectors: {
    selectSessionKind: ({ kind }) => kind,
    selectSessionEnd: (state) => (state.kind === "signedOut" ? state.reason : null),
    selectCheckDelayed: (state) => state.kind === "checking" && state.delayed,
  },
});

export const { selectSessionKind, selectSessionEnd, selectCheckDelayed } = authSlice.selectors;
