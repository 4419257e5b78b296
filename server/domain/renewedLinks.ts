/** Renewing a doctor's links: mails that still wait lead to the new ones. */
import { foldLines } from "ical-generator";
import { sql } from "kysely";
import { type CompanyWork } from "../platform/ports.ts";
import { detailsLink } from "./detailsLink.ts";
import { homeLink, renewHome } from "./homeLink.ts";
import { doctorLink } from "./respondLink.ts";

/** Whose mails. */
type Pointer = { column: "recipient_id" | "doctor_id"; id: number };

/** A line that was folded may be so inside the link (RFC 5545 §3.1). */
const relinkedCalendar = (ics: string, old: string, path: string): string =>
  foldLines(ics.replaceAll("\r\n ", "").replaceAll(new RegExp(old, "g"), path));

/** `named`: what comes before the token, as a regular expression. */
export async function relinkMails({ tx }: CompanyWork, of: Pointer, named: string, link: string): Promise<void> {
  const [old, path] = [`/respond/${named}[A-Za-z0-9_-]{43}([.][a-z0-9]+)+`, new URL(link).pathname];
  const relinked = (column: "html" | "text" | "headers") =>
    sql<string>`regexp_replace(${sql.ref(column)}::text, ${old}, ${path}, 'g')`;
  const waiting = await tx
    .updateTable("outbox_emails")
    .set({ html: relinked("html"), text: relinked("text"), headers: sql`${relinked("headers")}::jsonb` })
    .where(of.column, "=", of.id)
    .where("status", "=", "queued")
    .returning(["id", "ics"])
    .execute();
  for (const { id, ics } of waiting)
    if (ics) {
      const changed = { ics: relinkedCalendar(ics, old, path) };
      await tx.updateTable("outbox_emails").set(changed).where("id", "=", id).execute();
    }
}

/** The links to the doctor's home and to the doctor's own details. Returns that to the home. */
export async function renewOwnLinks(unit: CompanyWork, doctorId: number): Promise<string> {
  const doctor = await renewHome(unit.tx, doctorId);
  const of: Pointer = { column: "doctor_id", id: doctorId };
  const home = homeLink(unit.ports, doctor);
  await relinkMails(unit, of, "home[.]", home);
  await relinkMails(unit, of, "me[.]", detailsLink(unit.ports, doctor, unit.now));
  return home;
}

/** Those to callouts, with the mails about them that still wait. */
async function renewCalloutLinks(unit: CompanyWork, doctorId: number): Promise<void> {
  const { tx, ports } = unit;
  const renewed = await tx
    .updateTable("callout_recipients")
    .set((e) => ({ link_version: e("link_version", "+", 1) }))
    .where("doctor_id", "=", doctorId)
    .returning(["id", "link_version"])
    .execute();
  const ids = renewed.map(({ id }) => id);
  await tx
    .deleteFrom("merged_recipients")
    .where("recipient_id", "in", [0, ...ids])
    .execute();
  const waiting = await tx
    .selectFrom("outbox_emails")
    .select("recipient_id")
    .distinct()
    .where("doctor_id", "=", doctorId)
    .where("status", "=", "queued")
    .execute();
  const mailed = new Set(waiting.map(({ recipient_id }) => recipient_id));
  for (const recipient of renewed)
    if (mailed.has(recipient.id))
      await relinkMails(unit, { column: "recipient_id", id: recipient.id }, "", doctorLink(ports, recipient));
}

/** Every link of the doctor: to callouts, to the home and to the own details. Returns that to the home. */
export async function renewAllLinks(unit: CompanyWork, doctorId: number): Promise<string> {
  await renewCalloutLinks(unit, doctorId);
  return renewOwnLinks(unit, doctorId);
}

/** Mails that still wait for the earlier address go to the new one; calendars look for their owner's address in an invitation. */
export async function readdressMails({ tx }: CompanyWork, doctorId: number, from: string, to: string): Promise<void> {
  const waiting = await tx
    .updateTable("outbox_emails")
    .set({ to_address: to })
    .where("doctor_id", "=", doctorId)
    .where((e) => e(e.fn<string>("lower", ["to_address"]), "=", from.toLowerCase()))
    .where("status", "=", "queued")
    .returning(["id", "ics"])
    .execute();
  for (const { id, ics } of waiting)
    if (ics) {
      const whole = ics.replaceAll("\r\n ", "");
      const invited = whole.replaceAll(/^(ATTENDEE.*:mailto:)[^\r\n]*/gim, (_line, start: string) => start + to);
      const changed = { ics: foldLines(invited) };
      await tx.updateTable("outbox_emails").set(changed).where("id", "=", id).execute();
    }
}
