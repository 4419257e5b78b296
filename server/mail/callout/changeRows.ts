/** What became different, in words of the language: "Times: 08:00–12:00 → 08:30–12:30", list by list where there are several. */
import { type Language } from "../../../src/contract/languages.ts";
import { type MailChange } from "../../db/tables/callouts.ts";
import { type CalloutTexts } from "../../locales/en/calloutTexts.ts";
import { formatRequirements } from "../layout/caseRows.ts";
import { type Html, html, lines } from "../layout/html.ts";
import { listLabels } from "../layout/listLabels.ts";
import { quiet, strong } from "../layout/mailFrame.ts";
import { offeredFee } from "../layout/offeredFee.ts";
import { zonedTimeLabels } from "../layout/zonedTimeLabels.ts";
import { type CalloutMailFacts } from "../mailFacts.ts";
import { updateTexts } from "./updateTexts.ts";

export type ChangeRow = { label: string; before: string; after: string };
export type ChangeGroup = { title: string | null; rows: ChangeRow[] };

const isRole = (role: string, texts: CalloutTexts): role is keyof CalloutTexts["role"] => role in texts.role;

/** "95.5 an hour" as it was typed becomes "£95.50 an hour", where the practice offers amounts. */
function feeAsOffered(facts: CalloutMailFacts, typed: string, language: Language): string {
  const [, amount, text] = /^(\d+(?:\.\d+)?)(?: (.+))?$/s.exec(typed) ?? [];
  if (amount === undefined || facts.callout.fee.fee_amount === null) return typed;
  const fee = { fee_amount: Number(amount), fee_text: text ?? null };
  return offeredFee({ practice: facts.practice, callout: { fee } }, language) ?? typed;
}

function formatField(
  facts: CalloutMailFacts,
  texts: CalloutTexts,
  field: MailChange["field"],
  value: string | null,
): string {
  const { none } = updateTexts(texts.language).changes;
  if (value === null || value.trim() === "") return none;
  if (field === "date") return zonedTimeLabels(texts.language).longDate(value);
  if (field === "role") return isRole(value, texts) ? texts.role[value] : value;
  if (field === "requirements") return formatRequirements(value.split(", "), texts.language);
  return field === "fee" ? feeAsOffered(facts, value, texts.language) : value;
}

/** First what is said of the callout itself. */
export function changeGroups(facts: CalloutMailFacts, texts: CalloutTexts): ChangeGroup[] {
  const { field: labels } = updateTexts(texts.language).changes;
  const told = facts.changes.filter(({ field }) => field !== "fee" || facts.practice.feeCurrency !== null);
  const rowsOf = (listId: number | null): ChangeRow[] =>
    told
      .filter((change) => change.listId === listId)
      .map(({ field, before, after }) => ({
        label: labels[field],
        before: formatField(facts, texts, field, before),
        after: formatField(facts, texts, field, after),
      }));
  const { longDate } = zonedTimeLabels(texts.language);
  const groups = [
    { title: null, rows: rowsOf(null) },
    ...facts.lists.map((list) => ({
      title: facts.lists.length > 1 ? longDate(list.date) : null,
      rows: rowsOf(list.id),
    })),
  ];
  return groups.filter(({ rows }) => rows.length > 0);
}

/** Too long, or of too many lines, to stand before and after an arrow. */
const isLong = ({ before, after }: ChangeRow): boolean =>
  /\n/.test(before + after) || before.length + after.length > 90;

export const changeAsHtml = (row: ChangeRow, language: Language): Html =>
  isLong(row)
    ? html`${quiet(row.label)}<br>${lines(row.before)}<br>→<br>${strong(lines(row.after))}`
    : html`${quiet(`${row.label}${listLabels(language).colon}`)}${row.before} → ${strong(row.after)}`;

export const changeAsText = (row: ChangeRow, language: Language): string =>
  isLong(row)
    ? `${row.label}${listLabels(language).colon.trimEnd()}\n${row.before}\n→\n${row.after}`
    : `${row.label}${listLabels(language).colon}${row.before} → ${row.after}`;
