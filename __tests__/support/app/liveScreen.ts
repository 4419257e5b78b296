/** A screen under the live channel on a still clock: registers what begins and ends each test of the file. */
import { act } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { sessionEnded } from "../../../src/features/auth/public.ts";
import { type LiveApp, liveApp, pass } from "./liveApp.ts";

export function liveScreen() {
  const live = {} as { app: LiveApp; user: ReturnType<typeof userEvent.setup> };
  beforeEach(() => {
    jest.useFakeTimers({ now: new Date(2026, 10, 24, 10, 42) });
    live.user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    live.app = liveApp();
  });
  afterEach(() => {
    act(() => {
      live.app.store.dispatch(sessionEnded({ reason: "signedOut" }));
    });
    jest.useRealTimers();
    expect(live.app.reports).toEqual([]);
  });
  /** In steps, since React draws only between them. */
  const wait = async (ms = 150) => {
    for (let left = ms; left > 0; left -= 50) await act(() => pass(Math.min(50, left)));
  };
  const connect = async () => {
    act(() => {
      live.app.signIn();
      live.app.cable.confirms();
    });
    await wait();
  };
  const hear = async (changes: Parameters<LiveApp["server"]["record"]>[0] = {}) => {
    const { cable, server } = live.app;
    act(() => cable.says(server.record({ created_at: new Date().toISOString(), ...changes })));
    await wait();
  };
  return { live, wait, connect, hear };
}
