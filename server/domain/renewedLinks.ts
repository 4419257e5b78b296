/** Renewing a doctor's links: mails that still wait lead to the new ones. */
import { sql } from "kysely";
import { type CompanyWork } from "../platform/ports.ts";
import { detailsLink } from "./detailsLink.ts";
import { homeLink, renewHome } from "./homeLink.ts";

/** Whose mails. */
type Pointer = { column: "recipient_id" | "doctor_id"; id: number };

/** `named`: what comes before the token, as a regular expression. */
export async function relinkMails({ tx }: CompanyWork, of: Pointer, named: string, link: string): Promise<void> {
  const relinked = (column: "html" | "text") =>
    sql<string>`regexp_replace(${sql.ref(column)}, ${`/respond/${named}[A-Za-z0-9_-]{43}([.][a-z0-9]+)+`}, ${new URL(link).pathname}, 'g')`;
  await tx
    .updateTable("outbox_emails")
    .set({ html: relinked("html"), text: relinked("text") })
    .where(of.column, "=", of.id)
    .where("status", "=", "queued")
    .execute();
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
