/** What one process says to all about a company through NOTIFY: numbers only; the rows are read from the table. */

/** The NOTIFY channel that every process listens to. */
export const COMPANY_CHANGES = "company_changes";

/** `notified`: `seq` is a stored notification; otherwise something changed without being news. */
export type CompanyNotice =
  | { company_id: number; seq: number; callout_id: number | null; notified: true }
  | { company_id: number; callout_id: number | null; notified: false };

/** Undefined for what no process of ours said. */
export function readNotice(payload: string): CompanyNotice | undefined {
  try {
    const notice = JSON.parse(payload) as Partial<CompanyNotice> | null;
    return typeof notice?.company_id === "number" ? (notice as CompanyNotice) : undefined;
  } catch {
    return undefined;
  }
}
