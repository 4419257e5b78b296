/** Where failures go that no person can mend: the console in development, nowhere in production but the server's own log. */
export type Report = (what: string, error?: unknown) => void;
