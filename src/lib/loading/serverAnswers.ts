/** Whether there is a server at all: the browser takes one that is down for "online". */

/** Statuses that a proxy returns while the server is down; the same list as in serviceWorker.ts, which imports nothing. */
const SERVER_DOWN_STATUSES = [502, 503, 504];

export const serverAnswers = (): Promise<boolean> =>
  fetch(window.location.href, { method: "HEAD", cache: "no-store" }).then(
    ({ status }) => !SERVER_DOWN_STATUSES.includes(status),
    () => false,
  );
