/** The link in an invitation: leads to the doctor's own details, and dies with the address it was sent to and with a new link. */
import { DAY_MS, MINUTE_MS } from "../../src/contract/durations.ts";
import { type Ports } from "../platform/ports.ts";
import { isSigned, signature } from "../platform/signature.ts";
import { linkedDoctor } from "./linkedDoctor.ts";

/** Milliseconds for which an invitation can be opened; a callout's link leads to the same settings. */
const LIFETIME_MS = 30 * DAY_MS;

/** In the path before the token; no other link has a dot there. */
export const DETAILS_PREFIX = "me.";

/** `mac.doctor.minute`, numbers in base 36 without leading zeros: one spelling only, or it is forged. */
const TOKEN = /^([\w-]{43})\.([1-9a-z][0-9a-z]{0,10})\.([1-9a-z][0-9a-z]{0,7})$/;

type Invited = { id: number; email: string; home_version: number };

/**
 * The address is signed with it, so that a corrected one leaves nothing behind at the old; the version of the doctor's
 * links only once they have been renewed, since links from before it was signed still count.
 */
const claim = (signed: string, { email, home_version }: Omit<Invited, "id">): string =>
  `${DETAILS_PREFIX}${signed}.${email.toLowerCase()}${home_version > 1 ? `.${home_version}` : ""}`;

/** Absolute, from configuration only. */
export function detailsLink({ keys, config }: Pick<Ports, "keys" | "config">, doctor: Invited, at: Date): string {
  const signed = `${doctor.id.toString(36)}.${Math.floor(at.getTime() / MINUTE_MS).toString(36)}`;
  return `${config.publicOrigin}/respond/${DETAILS_PREFIX}${signature(keys.doctorLinks[0], claim(signed, doctor))}.${signed}`;
}

export type DetailsLink = {
  companyId: number;
  doctorId: number;
  /** Authentic, but older than an invitation may be. */
  expired: boolean;
  /** The practice asks this doctor no more. */
  archived: boolean;
};

/** Whom the token speaks for; for a merged duplicate, the doctor it was merged into. Undefined: forged, renewed, or for a former address. */
export async function readDetailsLink(
  { keys, database, clock }: Ports,
  token: string,
): Promise<DetailsLink | undefined> {
  const [, mac, id, minute] = TOKEN.exec(token) ?? [];
  if (!mac || !id || !minute) return undefined;
  const named = await linkedDoctor(database.db, Number.parseInt(id, 36));
  if (!named || !isSigned(keys.doctorLinks, claim(`${id}.${minute}`, named), mac)) return undefined;
  const doctor = named.merged_into === null ? named : await linkedDoctor(database.db, named.merged_into);
  if (!doctor) return undefined;
  const until = Number.parseInt(minute, 36) * MINUTE_MS + LIFETIME_MS;
  return {
    companyId: doctor.company_id,
    doctorId: doctor.id,
    expired: clock.now().getTime() > until,
    archived: doctor.archived_at !== null,
  };
}
