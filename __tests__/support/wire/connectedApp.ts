/** An app of which each test of the live connection has its own: closed afterwards, with nothing reported. */
import { sessionEnded } from "../../../src/features/auth/public.ts";
import { notificationsApi } from "../../../src/features/notifications/model/notificationsApi.ts";
import { selectLive } from "../../../src/features/notifications/model/notificationsSlice.ts";
import { type LiveApp, liveApp, pass } from "../app/liveApp.ts";

/** To be called once, at the beginning of a file; the clock is the test's. */
export function connectedApp() {
  let app: LiveApp;

  beforeEach(() => {
    jest.useFakeTimers({ now: Date.parse("2026-11-24T10:42:00Z") });
    app = liveApp();
  });

  afterEach(() => {
    app.store.dispatch(sessionEnded({ reason: "signedOut" }));
    jest.useRealTimers();
    expect(app.reports).toEqual([]);
  });

  return {
    /** The test's own. */
    get app(): LiveApp {
      return app;
    },
    live: () => selectLive(app.store.getState()),
    inbox: () => notificationsApi.endpoints.notifications.select()(app.store.getState()).data,
    /** What the toasts are about. */
    titles: () =>
      app.board.read().map((toast) => (toast.kind === "notification" ? toast.notification.calloutId : toast.kind)),
    asked: () => app.server.requests.filter((request) => request.startsWith("GET /notifications")),
    /** Signed in, connected, caught up. */
    connected: async (): Promise<void> => {
      app.signIn();
      app.cable.confirms();
      await pass();
    },
  };
}
