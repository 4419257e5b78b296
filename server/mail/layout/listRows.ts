/** What a mail tells of a list below its date and times: where, who, what, and to whom it is booked for, how to get in. */
import { type Language } from "../../../src/contract/languages.ts";
import { telephoneLink } from "../../../src/contract/rules/telephoneLink.ts";
import { type CalloutTexts } from "../../locales/en/calloutTexts.ts";
import { type MailList } from "../mailFacts.ts";
import { caseRows } from "./caseRows.ts";
import { type Html, html, lines } from "./html.ts";
import { listLabels } from "./listLabels.ts";
import { anchor } from "./mailFrame.ts";

/** `who` operates, and what is needed; the `cases`; `arrival`: only ever for who is booked, since it may name a door code. */
export type ListPart = "who" | "cases" | "arrival";

type ListRow = { label?: string; text: string; href?: string };

/** How to get in. `public`: without the notes, which may name a door code, since calendars are shown to others. */
export function arrivalRows(
  { arrival }: MailList,
  language: Language,
  readers: "doctor" | "public" = "doctor",
): ListRow[] {
  if (!arrival) return [];
  const { arriving, telephone, map } = listLabels(language);
  const { notes, phone, mapUrl } = arrival;
  return [
    ...(notes && readers === "doctor" ? [{ label: arriving, text: notes }] : []),
    ...(phone ? [{ label: telephone, text: phone, href: telephoneLink(phone) }] : []),
    ...(mapUrl ? [{ text: map, href: mapUrl }] : []),
  ];
}

export function listRows(list: MailList, texts: CalloutTexts, parts: readonly ListPart[]): ListRow[] {
  const join = (...words: (string | null)[]): string => words.filter(Boolean).join(listLabels(texts.language).comma);
  return [
    { text: join(list.siteName, list.theatre) },
    ...(list.siteAddress ? [{ text: list.siteAddress }] : []),
    ...(parts.includes("who") ? [{ text: join(texts.role[list.role], list.surgeon, list.specialty) }] : []),
    ...(parts.includes("cases") ? caseRows(list, texts.language) : []),
    ...(parts.includes("arrival") ? arrivalRows(list, texts.language) : []),
  ];
}

export const rowAsHtml = ({ label, text, href }: ListRow, language: Language): Html =>
  html`${label && `${label}${listLabels(language).colon}`}${href ? anchor(href, text) : lines(text)}`;

export function rowAsText({ label, text, href }: ListRow, language: Language): string {
  const { colon } = listLabels(language);
  if (label) return `${label}${colon}${text}`;
  return href ? `${text}${colon}${href}` : text;
}
