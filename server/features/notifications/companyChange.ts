/** Tells every process through NOTIFY that something of a company changed: numbers only; the rows are read from the table. */

import { type MarkedFrame } from "../../../src/contract/shapes/notification.ts";

/** The NOTIFY channel that every process listens to. */
export const COMPANY_CHANGES = "company_changes";

/** A person marked or muted notifications; only that person's screens hear of it. */
export type MarkedChange = {
  company_id: number;
  callout_id: null;
  notified: false;
  marked_by: number;
} & MarkedFrame;

/** `notified`: `seq` is a stored notification; otherwise something changed without a notification. */
export type CompanyChange =
  | MarkedChange
  | { company_id: number; seq: number; callout_id: number | null; notified: true }
  | { company_id: number; callout_id: number | null; notified: false };

/** Undefined for what no process of ours said. */
export function readCompanyChange(payload: string): CompanyChange | undefined {
  try {
    const change = JSON.parse(payload) as Partial<CompanyChange> | null;
    return typeof change?.company_id === "number" ? (change as CompanyChange) : undefined;
  } catch {
    return undefined;
  }
}
