/** How the mails of one callout to one doctor hang together, and how a mail program stops them (RFC 5322 §3.6.4, RFC 8058). */
import { createHash } from "node:crypto";
import { type Tx } from "../../db/database.ts";
import { doctorLink } from "../../domain/respondLink.ts";
import { type Ports } from "../../platform/ports.ts";

type Named = { kind: string; idempotencyKey: string; recipientId?: number; asks?: boolean };

/**
 * Nobody's holiday reply belongs into an answer to what a program sends (RFC 3834; the second header is Exchange's). Reports
 * of what could not be delivered are wanted, so `All`, which would suppress them too, is not said.
 */
export const AUTOMATIC = {
  "Auto-Submitted": "auto-generated",
  "X-Auto-Response-Suppress": "DR, RN, NRN, OOF, AutoReply",
} as const;

/**
 * The same mail has the same Message-ID however often it is sent; the first of a callout is the root of its thread. Subjects
 * change with the kind of mail and with the dates of the lists, so that the thread hangs on these headers alone: see
 * docs/decisions/0034.
 */
export function threadHeaders(domain: string, mail: Named): { messageId: string; headers: Record<string, string> } {
  const { kind, idempotencyKey, recipientId } = mail;
  const root = recipientId === undefined ? undefined : `<callout.${recipientId}@${domain}>`;
  if (root && kind === "callout") return { messageId: root, headers: {} };
  const name = createHash("sha256").update(`${kind} ${idempotencyKey}`).digest("hex").slice(0, 40);
  const messageId = `<${name}@${domain}>`;
  return { messageId, headers: root ? { "In-Reply-To": root, References: root } : {} };
}

/** Without what only the doctor may press. */
export const withoutUnsubscribing = (headers: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !name.startsWith("List-Unsubscribe")));

/**
 * One press in the mail program, without opening a page; only our own server can take it. Only mails that ask can be paused:
 * the others tell of a booking or an offer, and nobody can do without them.
 */
export async function unsubscribing(
  tx: Tx,
  { config, keys }: Pick<Ports, "config"> & Partial<Pick<Ports, "keys">>,
  { recipientId, asks }: Named,
): Promise<Record<string, string>> {
  if (!keys || recipientId === undefined || !asks) return {};
  const recipient = await tx
    .selectFrom("callout_recipients")
    .select(["id", "link_version"])
    .where("id", "=", recipientId)
    .executeTakeFirst();
  if (!recipient) return {};
  return {
    "List-Unsubscribe": `<${doctorLink({ config, keys }, recipient)}/unsubscribe>`,
    "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
  };
}
