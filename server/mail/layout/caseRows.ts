/** What kinds of operations a list has, what they ask of its doctor, and the practice's note on it. */
import { REQUIREMENTS, type Requirement } from "../../../src/contract/callout.ts";
import { type Language } from "../../../src/contract/languages.ts";
import { type MailList } from "../mailFacts.ts";
import { listLabels } from "./listLabels.ts";

type Words = { requirements: string; notes: string; comma: string } & Record<Requirement, string>;

const WORDS: Record<Language, Words> = {
  en: {
    requirements: "Requirements",
    notes: "Note",
    comma: ", ",
    paediatric: "paediatric",
    obstetric: "obstetric",
    cardiac: "cardiac",
    thoracic: "thoracic",
    neurosurgical: "neurosurgical",
    regional: "regional anaesthesia",
  },
  de: {
    requirements: "Anforderungen",
    notes: "Hinweis",
    comma: ", ",
    paediatric: "Kinder",
    obstetric: "Geburtshilfe",
    cardiac: "Herzchirurgie",
    thoracic: "Thoraxchirurgie",
    neurosurgical: "Neurochirurgie",
    regional: "Regionalanästhesie",
  },
  es: {
    requirements: "Requisitos",
    notes: "Nota",
    comma: ", ",
    paediatric: "pediatría",
    obstetric: "obstetricia",
    cardiac: "cirugía cardíaca",
    thoracic: "cirugía torácica",
    neurosurgical: "neurocirugía",
    regional: "anestesia regional",
  },
  fr: {
    requirements: "Exigences",
    notes: "Remarque",
    comma: ", ",
    paediatric: "pédiatrie",
    obstetric: "obstétrique",
    cardiac: "chirurgie cardiaque",
    thoracic: "chirurgie thoracique",
    neurosurgical: "neurochirurgie",
    regional: "anesthésie locorégionale",
  },
  ja: {
    requirements: "必要な経験",
    notes: "備考",
    comma: "、",
    paediatric: "小児",
    obstetric: "産科",
    cardiac: "心臓血管外科",
    thoracic: "胸部外科",
    neurosurgical: "脳神経外科",
    regional: "区域麻酔",
  },
  zh: {
    requirements: "要求",
    notes: "备注",
    comma: "、",
    paediatric: "儿科",
    obstetric: "产科",
    cardiac: "心脏外科",
    thoracic: "胸外科",
    neurosurgical: "神经外科",
    regional: "区域麻醉",
  },
};

const isRequirement = (word: string): word is Requirement => REQUIREMENTS.some((one) => one === word);

/** As on the wire, in words of the language; what is not known stays as it is. */
export const requirementsInWords = (asked: readonly string[], language: Language): string =>
  asked.map((one) => (isRequirement(one) ? WORDS[language][one] : one)).join(WORDS[language].comma);

export type CaseRow = { label: string; text: string };

export function caseRows({ caseMix, requirements, notes }: MailList, language: Language): CaseRow[] {
  const words = WORDS[language];
  const asked = requirementsInWords(requirements, language);
  const rows = [
    { label: listLabels(language).caseMix, text: caseMix },
    { label: words.requirements, text: asked },
    { label: words.notes, text: notes },
  ];
  return rows.flatMap(({ label, text }) => (text ? [{ label, text }] : []));
}
