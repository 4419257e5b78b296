/** Where failures go that no person can mend: the console in development, nowhere in production but the server's own log. */
export type Report = (what: string, error?: unknown) => void;

/** For browsers: whoever looks into a complaint finds it there. */
export const consoleReport: Report = (what, error) => {
  // biome-ignore lint/suspicious/noConsole: the one place that may.
  console.warn(what, error);
};
