/** Whether what is on the screen is up to date: "Live · updated 10:42", or "Connection lost". */

/** `updatedAt`: milliseconds of the last moment at which everything shown was known to be current. */
export type LiveState =
  | { kind: "off" }
  | { kind: "connecting" }
  | { kind: "live"; updatedAt: number }
  | { kind: "offline"; updatedAt: number | null };

export const lost = (live: LiveState): LiveState => {
  switch (live.kind) {
    case "live":
      return { kind: "offline", updatedAt: live.updatedAt };
    case "connecting":
      return { kind: "offline", updatedAt: null };
    case "off":
    case "offline":
      return live;
  }
};
