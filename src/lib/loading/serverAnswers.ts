/** Whether there is a server at all: the browser takes one that is down for "online". */

/** A proxy's words for "there is no server behind me", as in serviceWorker.ts, which stands alone. */
const NOBODY_THERE = [502, 503, 504];

export const serverAnswers = (): Promise<boolean> =>
  fetch(window.location.href, { method: "HEAD", cache: "no-store" }).then(
    ({ status }) => !NOBODY_THERE.includes(status),
    () => false,
  );
