/** A person's calendar address: derived, not stored; the version in it ends what was given out before. */
import { type CompanyWork, type Ports } from "../../platform/ports.ts";
import { isSigned, signature } from "../../platform/signature.ts";

/** `mac.person.version`, numbers in base 36 without leading zeros: one spelling only, or it is forged. */
const TOKEN = /^([\w-]{43})\.([1-9a-z][0-9a-z]{0,10})\.([1-9a-z][0-9a-z]{0,5})$/;

/** Absolute, from configuration only. Null: the person has not asked for one, or has closed it. */
export async function feedLink({ tx, ports }: CompanyWork, userId: number): Promise<string | null> {
  const { calendar_open, calendar_version } = await tx
    .selectFrom("users")
    .select(["calendar_open", "calendar_version"])
    .where("id", "=", userId)
    .executeTakeFirstOrThrow();
  if (!calendar_open) return null;
  const signed = `${userId.toString(36)}.${calendar_version.toString(36)}`;
  return `${ports.config.publicOrigin}/admin_api/calendar/${signature(ports.keys.calendarFeeds[0], signed)}.${signed}.ics`;
}

export type Reader = { companyId: number; locale: string };

/** Who reads. Undefined: forged, replaced, closed, or of somebody who may not sign in. */
export async function readFeedToken({ keys, database }: Ports, token: string): Promise<Reader | undefined> {
  const [, mac, id, version] = TOKEN.exec(token) ?? [];
  if (!mac || !id || !version) return undefined;
  if (!isSigned(keys.calendarFeeds, `${id}.${version}`, mac)) return undefined;
  const person = await database.db
    .selectFrom("users")
    .innerJoin("companies", "companies.id", "users.company_id")
    .select(["users.company_id", "users.locale"])
    .where("users.id", "=", Number.parseInt(id, 36))
    .where("users.calendar_open", "=", true)
    .where("users.calendar_version", "=", Number.parseInt(version, 36))
    .where("users.status", "=", "active")
    .where("companies.status", "=", "active")
    .executeTakeFirst();
  return person && { companyId: person.company_id, locale: person.locale };
}
