/** What a callout is called in the table, in notifications and in the office's emails. */
import { type RoleNeeded, type Session } from "../../../src/contract/callout.ts";
import { type Language } from "../../../src/contract/languages.ts";
import { LIMITS } from "../../../src/contract/limits.ts";
import { formatSpan } from "../../../src/contract/wallSpan.ts";
import { dateAt } from "../../domain/zonedTime.ts";
import { type CompanyWork } from "../../platform/ports.ts";
import { listLabels } from "../layout/listLabels.ts";
import { zonedTimeLabels } from "../layout/zonedTimeLabels.ts";
import { calloutTexts } from "./calloutTexts.ts";

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
export function calloutTitle([first, ...more]: readonly Titled[], language: Language, now: Date): string {
  if (!first) return "";
  const { role, session } = calloutTexts(language);
  const words = zonedTimeLabels(language);
  const time = words.inSentence(session[first.session]) || formatSpan(first.start_time, first.end_time);
  const when = `${words.shortDates([first], now)} ${time}`;
  const rest = more.length > 0 ? ` ${listLabels(language).more(more.length)}` : "";
  const [, most] = LIMITS.calloutTitle;
  const title = [role[first.role_needed], when, first.site_short_name, first.surgeon].filter(Boolean).join(" – ");
  return (title.length + rest.length > most ? `${title.slice(0, most - rest.length - 1)}…` : title) + rest;
}

/**
 * "C-2026-0412": numbered within company and year. The settings stay locked, so that no two are alike: whoever makes a callout
 * still has lists to lock, and doctors to name, and the company's row is locked after all of them.
 */
export async function nextReference({ tx, now }: CompanyWork): Promise<string> {
  const { time_zone } = await tx
    .selectFrom("company_settings")
    .select("time_zone")
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
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
