/** Moments at which it is worth trying again: the device is online once more, or the page is looked at once more. */

/** Returns the function that stops listening. */
export type OnResume = (hear: () => void) => () => void;

export const browserOnResume: OnResume = (hear) => {
  const seen = (): void => {
    if (document.visibilityState === "visible") hear();
  };
  window.addEventListener("online", hear);
  document.addEventListener("visibilitychange", seen);
  return () => {
    window.removeEventListener("online", hear);
    document.removeEventListener("visibilitychange", seen);
  };
};
