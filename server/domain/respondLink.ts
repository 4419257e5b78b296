/** The link in a doctor's mail: derived, never stored, and worth nothing once its version is raised. */
import { createHash } from "node:crypto";
import { DAY_MS } from "../../src/contract/durations.ts";
import { type Ports } from "../platform/ports.ts";
import { isSigned, signature } from "../platform/signature.ts";

/** Which key signed it, so that a second one can take over while old links live. */
const keyId = (key: Buffer): string => createHash("sha256").update(key).digest("hex").slice(0, 6);
/** How long after the end of the last list the page still answers. */
const GRACE_MS = DAY_MS;

/** `mac.key.recipient.version`, numbers in base 36 without leading zeros: one spelling only, or it is forged. */
const TOKEN = /^([\w-]{43})\.([0-9a-f]{6})\.([1-9a-z][0-9a-z]{0,10})\.([1-9a-z][0-9a-z]{0,5})$/;

/** Where the doctor answers; absolute, from configuration only. */
export function doctorLink(
  { keys, config }: Pick<Ports, "keys" | "config">,
  recipient: { id: number; link_version: number },
): string {
  const [key] = keys.doctorLinks;
  const signed = `${keyId(key)}.${recipient.id.toString(36)}.${recipient.link_version.toString(36)}`;
  return `${config.publicOrigin}/respond/${signature(key, signed)}.${signed}`;
}

export type DoctorLink = {
  companyId: number;
  recipientId: number;
  calloutId: number;
  doctorId: number;
  /** Authentic, but the last list ended more than a day ago. */
  expired: boolean;
};

/** Whom the token speaks for. Undefined: forged, revoked, or of somebody who was not asked. */
export async function readDoctorLink({ keys, database, clock }: Ports, token: string): Promise<DoctorLink | undefined> {
  const [, mac, by, id, version] = TOKEN.exec(token) ?? [];
  if (!mac || !by || !id || !version) return undefined;
  const signers = keys.doctorLinks.filter((key) => keyId(key) === by);
  if (!isSigned(signers, `${by}.${id}.${version}`, mac)) return undefined;
  const named = { id: Number.parseInt(id, 36), link_version: Number.parseInt(version, 36) };
  const row = await database.db
    .selectFrom("callout_recipients as recipient")
    .innerJoin("callouts", "callouts.id", "recipient.callout_id")
    .select(["recipient.id", "recipient.company_id", "recipient.callout_id", "recipient.doctor_id"])
    // The callout's own end leaves out lists that were cancelled alone, and their doctors still read about them here.
    .select((e) =>
      e
        .fn<Date>("greatest", [
          "callouts.last_ends_at",
          e
            .selectFrom("callout_lists")
            .innerJoin("lists", "lists.id", "callout_lists.list_id")
            .whereRef("callout_lists.callout_id", "=", "callouts.id")
            .select((list) => list.fn.max("lists.ends_at").as("end")),
        ])
        .as("last_ends_at"),
    )
    .where((e) =>
      e.or([
        e.and([e("recipient.id", "=", named.id), e("recipient.link_version", "=", named.link_version)]),
        e("recipient.id", "in", (merged) =>
          merged
            .selectFrom("merged_recipients as gone")
            .select("gone.recipient_id")
            .where("gone.id", "=", named.id)
            .where("gone.link_version", "=", named.link_version),
        ),
      ]),
    )
    .where("callouts.sent_at", "is not", null)
    .where("recipient.delivery", "<>", "skipped")
    .executeTakeFirst();
  return (
    row && {
      companyId: row.company_id,
      recipientId: row.id,
      calloutId: row.callout_id,
      doctorId: row.doctor_id,
      expired: clock.now().getTime() > row.last_ends_at.getTime() + GRACE_MS,
    }
  );
}
