/** What kinds of operations a list has, what they ask of its doctor, and the practice's note on it. */
import { REQUIREMENTS, type Requirement } from "../../../src/contract/callout.ts";
import { type Language } from "../../../src/contract/languages.ts";
import { textsIn } from "../../locales/texts.ts";
import { type MailList } from "../mailFacts.ts";
import { listLabels } from "./listLabels.ts";

const isRequirement = (word: string): word is Requirement => REQUIREMENTS.some((one) => one === word);

/** As on the wire, in words of the language; what is not known stays as it is. */
export function formatRequirements(asked: readonly string[], language: Language): string {
  const words = textsIn(language).requirements;
  return asked.map((one) => (isRequirement(one) ? words[one] : one)).join(words.comma);
}

export type CaseRow = { label: string; text: string };

export function caseRows({ caseMix, requirements, notes }: MailList, language: Language): CaseRow[] {
  const words = textsIn(language).requirements;
  const asked = formatRequirements(requirements, language);
  const rows = [
    { label: listLabels(language).caseMix, text: caseMix },
    { label: words.requirements, text: asked },
    { label: words.notes, text: notes },
  ];
  return rows.flatMap(({ label, text }) => (text ? [{ label, text }] : []));
}
