/** What is looked for in texts, as `like` has it. */
import { type Expression, type SqlBool, sql } from "kysely";
import { fold } from "../../src/contract/files/fold.ts";
import { typedDay } from "../../src/contract/rules/typedDay.ts";

/** Typed and printed apostrophes: whichever was stored, the other one finds it. */
const APOSTROPHES = /['’‘ʼ]/g;

/** Texts as the pattern has them: without case and accents. */
export const folded = (text: Expression<string>) => sql<string>`fold_text(${text})`;

/** The pattern of `like` for folded texts that hold these signs. */
export const likePattern = (text: string): string =>
  `%${fold(text)
    .replaceAll(/[\\%_]/g, "\\$&")
    .replaceAll(APOSTROPHES, "_")}%`;

/** Whether the text that is kept of a callout holds what was typed. A day, however it is written, is that of any of its lists. */
export function saysOfCallout(kept: Expression<string>, typed: string): Expression<SqlBool> {
  const day = typedDay(typed);
  const says = sql<SqlBool>`${kept} like ${likePattern(typed)}`;
  return day === null ? says : sql<SqlBool>`(${says} or ${kept} like ${likePattern(day)})`;
}
