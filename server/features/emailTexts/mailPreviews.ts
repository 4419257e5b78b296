/**
 * Mails looked at before they are sent, as HTML. A frame cannot send session headers, so each has an
 * address that is signed, names one person's preview of one content, and opens nothing else; it is worth something for
 * ten minutes. One row a person and place: the newest replaces the one before (docs/decisions/0014).
 */
import { createHash, createHmac, timingSafeEqual } from "node:crypto";
import { MINUTE_MS } from "../../../src/contract/durations.ts";
import { type CompanyWork, type Ports } from "../../platform/ports.ts";

/** How long an address shows its mail, in milliseconds. */
export const PREVIEW_LIFE_MS = 10 * MINUTE_MS;

/** `mac.person.slot.digest`: the person in base 36 without leading zeros, so that there is one spelling only. */
const TOKEN = /^([\w-]{43})\.([1-9a-z][0-9a-z]{0,10})\.(email_text|callout)\.([\w-]{22})$/;
type Slot = "email_text" | "callout";

const sign = ({ keys }: Pick<Ports, "keys">, signed: string): string =>
  createHmac("sha256", keys.mailPreviews).update(signed).digest("base64url");
const digestOf = (html: string): string =>
  createHash("sha256").update(html).digest().subarray(0, 16).toString("base64url");

/** Keeps the mail for its reader and answers where a frame finds it. The same mail keeps its address: nothing flickers. */
export async function keepPreview(unit: CompanyWork, userId: number, slot: Slot, html: string): Promise<string> {
  const { tx, now, companyId, ports } = unit;
  const row = { digest: digestOf(html), html, created_at: now };
  await tx
    .insertInto("mail_previews")
    .values({ company_id: companyId, user_id: userId, slot, ...row })
    .onConflict((conflict) => conflict.columns(["user_id", "slot"]).doUpdateSet(row))
    .execute();
  const signed = `${userId.toString(36)}.${slot}.${row.digest}`;
  return `/admin_api/mail_previews/${sign(ports, signed)}.${signed}`;
}

/** Undefined: forged, lapsed, or replaced by a newer one. */
export async function readPreview(ports: Ports, token: string): Promise<string | undefined> {
  const [, mac, person, slot, digest] = TOKEN.exec(token) ?? [];
  if (!mac || !person || !slot || !digest) return undefined;
  const expected = sign(ports, `${person}.${slot}.${digest}`);
  if (!timingSafeEqual(Buffer.from(mac), Buffer.from(expected))) return undefined;
  const row = await ports.database.db
    .selectFrom("mail_previews")
    .select("html")
    .where("user_id", "=", Number.parseInt(person, 36))
    .where("slot", "=", slot as Slot)
    .where("digest", "=", digest)
    .where("created_at", ">", new Date(ports.clock.now().getTime() - PREVIEW_LIFE_MS))
    .executeTakeFirst();
  return row?.html;
}
