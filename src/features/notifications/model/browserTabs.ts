/** Election of the tab that speaks for all, by a Web Lock held for the tab's life. */
import { type LeaderElection } from "./leaderElection.ts";

const LOCK = "cable-leader";

/** Without locks (an insecure origin, an old browser) every tab leads, and the tag keeps one notification one. */
export const browserTabs: LeaderElection = {
  elect(lead) {
    const end = Promise.withResolvers<void>();
    const waiting = new AbortController();
    const { locks } = navigator as { locks?: LockManager };
    if (!locks) lead();
    else {
      const holdWhileLeading = (): Promise<void> => {
        lead();
        return end.promise;
      };
      // Rejected only where the wait is given up or locks are forbidden here; then nobody is hindered.
      locks.request(LOCK, { signal: waiting.signal }, holdWhileLeading).catch(() => {
        if (!waiting.signal.aborted) lead();
      });
    }
    return () => {
      waiting.abort();
      end.resolve();
    };
  },
};
