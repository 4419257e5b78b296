/** Items one after the other, with the sign that a language sets between them. */
import { isolated } from "../contract/isolated.ts";

/** What is missing is left out. */
type Items = readonly (string | null | undefined)[];

const joined = (words: Items, sign = ", "): string =>
  words.flatMap((word) => (word ? [isolated(word)] : [])).join(sign);

const NAME_SIGNS: Record<string, string> = { ja: "、", zh: "、" };
const FACT_SIGNS: Record<string, string> = { ja: "、", zh: "，" };

/** Several of a kind: doctors, sites, specialties. */
export const joinNames = (language: string, names: Items): string => joined(names, NAME_SIGNS[language]);

const MOMENT_SIGNS: Record<string, string> = { ja: " ", zh: " " };

/** A day and its time. */
export const joinMoment = (language: string, date: string, time: string): string =>
  joined([date, time], MOMENT_SIGNS[language]);

/** What is said of one and the same: the site and the theatre, the role and the grade. */
export const joinFacts = (language: string, facts: Items): string => joined(facts, FACT_SIGNS[language]);
