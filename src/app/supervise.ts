/** Keeps a flow running: one that crashed is reported and begins anew. */
import { call, delay } from "typed-redux-saga";
import { type Report } from "../lib/report.ts";

/** A flow that crashes at once must not spin. Milliseconds. */
const RESTART_DELAY_MS = 1000;

export function* supervise(report: Report, flow: () => Generator) {
  while (true) {
    try {
      yield* call(flow);
      return;
    } catch (error) {
      report(`${flow.name || "A flow"} crashed and begins anew`, error);
      yield* delay(RESTART_DELAY_MS);
    }
  }
}
