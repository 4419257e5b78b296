/** A storm of live messages in a page of the app, and how the page takes it. Both functions run in the page. */

/** Notifications as the server dates and numbers them, from the one after `seq` on. */
export type Storm = { perSecond: number; seconds: number; seq: number; epoch: string; callouts: number[] };

/** `lags`: milliseconds from each message to the frame that shows the store with it; `long`: tasks beyond 50 ms. */
export type Weathered = { lags: number[]; missing: number; fps: number; long: number[]; toasts: number };

type Cached = { data?: { data?: { seq?: number }[]; meta?: { epoch?: string } } };
type AppState = { adminApi: { queries: Record<string, Cached | undefined> } };
/** What `watch` has noted. */
type Watched = { cable?: WebSocket; identifier?: string; state?: () => AppState };

/** Before the page's scripts: keeps hold of the app's socket, and of its store in the way that Redux DevTools do. */
export function watch(): void {
  const watched: Watched = {};
  const compose =
    (...enhancers: ((next: unknown) => unknown)[]) =>
    (createStore: unknown) => {
      const create = enhancers.reduceRight((next, enhance) => enhance(next), createStore) as (...args: unknown[]) => {
        getState: () => AppState;
      };
      return (...args: unknown[]) => {
        const store = create(...args);
        watched.state = store.getState;
        return store;
      };
    };
  class Held extends WebSocket {
    constructor(...args: ConstructorParameters<typeof WebSocket>) {
      super(...args);
      watched.cable = this;
    }
    override send(text: string): void {
      watched.identifier = (JSON.parse(text) as { identifier?: string }).identifier ?? watched.identifier ?? "";
      super.send(text);
    }
  }
  Object.assign(window, { WebSocket: Held, __REDUX_DEVTOOLS_EXTENSION_COMPOSE__: () => compose, watched });
}

/** Sends them through the app's own socket, and resolves two seconds after the last. */
export async function weather({ perSecond, seconds, seq, epoch, callouts }: Storm): Promise<Weathered> {
  const { cable, identifier, state } = (window as unknown as { watched: Watched }).watched;
  if (!cable || !identifier || !state) throw new Error("The app is not connected.");
  const STEP_MS = 10;
  const total = perSecond * seconds;
  const sent: number[] = [];
  const lags: number[] = [];
  const long: number[] = [];
  let toasts = 0;
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) long.push(Math.round(duration));
  }).observe({ type: "longtask" });

  const say = (): void => {
    const at = sent.length;
    const message = {
      action_by_id: null,
      notification_type: "new_availability",
      title: `Message ${at + 1}`,
      callout_id: callouts[at % callouts.length],
      notification_id: 1_000_000 + at,
      seq: seq + 1 + at,
      epoch,
      params: { doctor: "Dr Storm", response: "available" },
      created_at: new Date().toISOString(),
    };
    sent.push(performance.now());
    cable.dispatchEvent(new MessageEvent("message", { data: JSON.stringify({ identifier, message }) }));
  };
  const newest = (): number => {
    const inbox = Object.values(state().adminApi.queries).filter((one) => one?.data?.meta?.epoch === epoch);
    return Math.max(seq, ...inbox.map((one) => one?.data?.data?.[0]?.seq ?? 0));
  };

  const began = performance.now();
  let frames = 0;
  let isOver = false;
  const frame = (now: number): void => {
    frames += 1;
    for (const until = newest() - seq; lags.length < until; ) lags.push(now - (sent[lags.length] ?? now));
    toasts = Math.max(toasts, document.querySelectorAll(".notistack-Snackbar").length);
    if (!isOver) requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
  await new Promise<void>((resolve) => {
    const timer = setInterval(() => {
      const due = Math.min(total, Math.floor(((performance.now() - began) * perSecond) / 1000));
      while (sent.length < due) say();
      if (sent.length < total) return;
      clearInterval(timer);
      resolve();
    }, STEP_MS);
  });
  const fps = (frames * 1000) / (performance.now() - began);
  await new Promise((resolve) => setTimeout(resolve, 2000));
  isOver = true;
  return { lags, missing: total - lags.length, fps, long, toasts };
}
