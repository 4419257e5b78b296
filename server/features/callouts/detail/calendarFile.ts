/** The lists of a callout as a calendar file for the office. */

import { notFound } from "../../../http/problem.ts";
import { calendar } from "../../../mail/callout/calendar.ts";
import { mailList, practiceOf } from "../../../mail/callout/calloutMailFacts.ts";
import { type CompanyWork } from "../../../platform/ports.ts";
import { listsOf, liveLists } from "../state/lockCallout.ts";

/** In the language of whoever asks. */
export async function calendarOf(
  unit: CompanyWork,
  calloutId: number,
  userId: number,
): Promise<{ name: string; text: string }> {
  const { tx, now, ports } = unit;
  const callout = await tx.selectFrom("callouts").select("reference").where("id", "=", calloutId).executeTakeFirst();
  if (!callout) throw notFound("callout");
  const user = await tx.selectFrom("users").selectAll().where("id", "=", userId).executeTakeFirstOrThrow();
  const { id, first_name: firstName, last_name: lastName, email, locale } = user;
  const text = calendar({
    method: "publish",
    practice: await practiceOf(unit),
    doctor: { id, name: `${firstName} ${lastName}`.trim(), firstName, lastName, title: null, email, locale },
    // The office's calendar may be shared more widely than a door code.
    lists: liveLists({ lists: await listsOf(tx, calloutId) }).map((list) => ({ ...mailList(list), arrival: null })),
    sequences: {},
    domain: ports.config.calendarDomain,
    now,
  });
  return { name: `${callout.reference}.ics`, text };
}
