/** What the API layer needs of the world; reaches the base query as the thunks' extra argument. */
import { type Clock } from "../lib/clock.ts";
import { type Report } from "../lib/report.ts";
import { type SessionKeeper } from "./sessionKeeper.ts";

export type Network = {
  fetch: (url: string, init: RequestInit) => Promise<Response>;
  /** `document.cookie`. */
  cookies: () => string;
  /** The page's own; answers from elsewhere carry no session. */
  origin: string;
};

export type ApiPorts = {
  network: Network;
  session: SessionKeeper;
  clock: Clock;
  report: Report;
  /** Resolves when calls can be made: on the sign-in page, the API comes with the person's first touch. */
  ready: () => Promise<void>;
};
