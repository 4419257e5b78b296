/** Tells every process through NOTIFY that something of a company changed: numbers only; the rows are read from the table. */

/** The NOTIFY channel that every process listens to. */
export const COMPANY_CHANGES = "company_changes";

/** `notified`: `seq` is a stored notification; otherwise something changed without a notification. */
export type CompanyChange =
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
