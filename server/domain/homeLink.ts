/** The link to a doctor's home: derived, never stored; it dies with its version and with the address it was sent to. */
import { type Tx } from "../db/database.ts";
import { type Ports } from "../platform/ports.ts";
import { isSigned, signature } from "../platform/signature.ts";
import { linkedDoctor } from "./linkedDoctor.ts";

/** In the path before the token; the token of a callout's link has no dot there. */
export const HOME = "home.";

/** `mac.doctor.version`, numbers in base 36 without leading zeros: one spelling only, or it is forged. */
const TOKEN = /^([\w-]{43})\.([1-9a-z][0-9a-z]{0,10})\.([1-9a-z][0-9a-z]{0,5})$/;

const claim = (signed: string, email: string): string => `${HOME}${signed}.${email.toLowerCase()}`;

type AtHome = { id: number; email: string; home_version: number };

/** Absolute, from configuration only. */
export function homeLink({ keys, config }: Pick<Ports, "keys" | "config">, doctor: AtHome): string {
  const signed = `${doctor.id.toString(36)}.${doctor.home_version.toString(36)}`;
  return `${config.publicOrigin}/respond/${HOME}${signature(keys.doctorLinks[0], claim(signed, doctor.email))}.${signed}`;
}

export type HomeLink = {
  companyId: number;
  doctorId: number;
  /** The practice asks this doctor no more. */
  archived: boolean;
};

/** Whom the token speaks for; for a merged duplicate, the doctor it was merged into. Undefined: forged or revoked. */
export async function readHomeLink({ keys, database }: Ports, token: string): Promise<HomeLink | undefined> {
  const [, mac, id, version] = TOKEN.exec(token) ?? [];
  if (!mac || !id || !version) return undefined;
  const named = await linkedDoctor(database.db, Number.parseInt(id, 36));
  if (!named || named.home_version !== Number.parseInt(version, 36)) return undefined;
  if (!isSigned(keys.doctorLinks, claim(`${id}.${version}`, named.email), mac)) return undefined;
  const doctor = named.merged_into === null ? named : await linkedDoctor(database.db, named.merged_into);
  return doctor && { companyId: doctor.company_id, doctorId: doctor.id, archived: doctor.archived_at !== null };
}

/** Ends every link to the doctor's home, those of merged duplicates too, and the calendar address. Returns the doctor's row as it is now. */
export async function renewHome(tx: Tx, doctorId: number) {
  await tx
    .updateTable("doctors")
    .set((e) => ({
      home_version: e("home_version", "+", 1),
      calendar_open: false,
      calendar_version: e("calendar_version", "+", 1),
    }))
    .where((e) => e.or([e("id", "=", doctorId), e("merged_into", "=", doctorId)]))
    .execute();
  return tx.selectFrom("doctors").selectAll().where("id", "=", doctorId).executeTakeFirstOrThrow();
}
