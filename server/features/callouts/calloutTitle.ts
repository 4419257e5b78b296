/** What a callout is called in the table, in notifications and in the subject of mails (product.md §2.6). */
import { type RoleNeeded, type Session } from "../../../src/contract/callout.ts";
import { LIMITS } from "../../../src/contract/limits.ts";
import { type CompanyWork } from "../../ports.ts";
import { dateAt } from "./wallTime.ts";

const ROLE: Record<RoleNeeded, string> = {
  anaesthetist: "Anaesthetist",
  surgical_assistant: "Surgical assistant",
  other: "Doctor",
};

const SESSION: Partial<Record<Session, string>> = {
  am: "AM",
  pm: "PM",
  all_day: "all day",
  evening: "evening",
  on_call: "on call",
};

/** "Thu 26 Nov" of a local date. */
const shortDate = (date: string): string =>
  new Intl.DateTimeFormat("en-GB", { weekday: "short", day: "numeric", month: "short", timeZone: "UTC" })
    .format(new Date(`${date}T00:00:00Z`))
    .replace(",", "");

type Titled = {
  date: string;
  session: Session;
  start_time: string;
  end_time: string;
  role_needed: RoleNeeded;
  site_short_name: string;
  surgeon: string;
};

/** "Anaesthetist – Thu 26 Nov AM – St Brannoc’s – Ms N. Merrowby", of the first list; further ones are counted. */
export function calloutTitle([first, ...more]: readonly Titled[]): string {
  if (!first) return "";
  const session = SESSION[first.session] ?? `${first.start_time}–${first.end_time}`;
  const parts = [ROLE[first.role_needed], `${shortDate(first.date)} ${session}`, first.site_short_name, first.surgeon];
  const rest = more.length > 0 ? ` +${more.length} ${more.length === 1 ? "list" : "lists"}` : "";
  const [, most] = LIMITS.calloutTitle;
  const title = parts.filter(Boolean).join(" – ");
  return (title.length + rest.length > most ? `${title.slice(0, most - rest.length - 1)}…` : title) + rest;
}

/** "C-2026-0412": numbered within company and year. The company's row stays locked, so that no two are alike. */
export async function nextReference({ tx, now, companyId }: CompanyWork): Promise<string> {
  await tx.selectFrom("companies").select("id").where("id", "=", companyId).forNoKeyUpdate().execute();
  const { time_zone } = await tx.selectFrom("company_settings").select("time_zone").executeTakeFirstOrThrow();
  const prefix = `C-${dateAt(now, time_zone).slice(0, 4)}-`;
  const last = await tx
    .selectFrom("callouts")
    .select("reference")
    .where("reference", "like", `${prefix}%`)
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
  return prefix + String(Number(last?.reference.slice(prefix.length) ?? 0) + 1).padStart(4, "0");
}
