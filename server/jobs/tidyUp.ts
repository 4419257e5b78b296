/** Takes away what has had its time and is asked for by nobody any more, or it would be kept for ever. */
import { DAY_MS } from "../../src/contract/durations.ts";
import { PREVIEW_LIFE_MS } from "../features/emailTexts/mailPreviews.ts";
import { RESPONSES_KEPT_MS } from "../http/idempotency.ts";
import { type Ports } from "../platform/ports.ts";

/** So long the page of a mailed link that is over can say how to get another of its kind. */
const ENDED_LINKS_KEPT_MS = 30 * DAY_MS;

export async function tidyUp({ database: { db }, clock }: Pick<Ports, "database" | "clock">): Promise<string> {
  const now = clock.now();
  const before = (life: number): Date => new Date(now.getTime() - life);
  await db.deleteFrom("rate_limits").where("window_ends_at", "<=", now).execute();
  await db.deleteFrom("sessions").where("expires_at", "<=", now).execute();
  await db.deleteFrom("user_tokens").where("expires_at", "<=", before(ENDED_LINKS_KEPT_MS)).execute();
  await db.deleteFrom("idempotency_keys").where("created_at", "<", before(RESPONSES_KEPT_MS)).execute();
  await db.deleteFrom("mail_previews").where("created_at", "<", before(PREVIEW_LIFE_MS)).execute();
  return "tidy";
}
