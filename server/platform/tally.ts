/** What is counted as it happens, where somebody watches the process. */

/** `route`: its pattern, or "none"; `seconds` from the first byte to the last. */
export type Served = { method: string; route: string; status: number; seconds: number };

export interface Tally {
  served(response: Served): void;
  jobRun(queue: string, outcome: "completed" | "failed"): void;
  mailSettled(outcome: "sent" | "failed" | "kept"): void;
}

export const NO_TALLY: Tally = {
  served: () => undefined,
  jobRun: () => undefined,
  mailSettled: () => undefined,
};
