/** What may be subscribed to. Whose messages come is decided by the session, never by what an identifier says. */
import { CALLOUTS_CHANNEL } from "../../src/contract/notification.ts";
import { readIdentifier } from "./protocol.ts";

/** An unknown channel is met with silence, another company's with a refusal (docs/contract.md §5). */
export function authorizeSubscription(identifier: string, companyId: number): "admitted" | "refused" | "unknown" {
  const asked = readIdentifier(identifier);
  if (asked?.channel !== CALLOUTS_CHANNEL) return "unknown";
  const { company_id = companyId } = asked;
  // As a number or as text. Whatever else a client sends is not made into text: that may throw.
  return company_id === companyId || company_id === String(companyId) ? "admitted" : "refused";
}
