/** The lists of a callout as a calendar file for the office. */
import { calendar } from "../../mail/calendar.ts";
import { notFound } from "../../plugins/problem.ts";
import { type CompanyWork } from "../../ports.ts";
import { mailList, practiceOf } from "./calloutMailFacts.ts";
import { listsOf } from "./lockCallout.ts";

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
    lists: (await listsOf(tx, calloutId)).map((list) => ({ ...mailList(list), arrival: null })),
    sequences: {},
    host: new URL(ports.config.publicOrigin).hostname,
    now,
  });
  return { name: `${callout.reference}.ics`, text };
}
