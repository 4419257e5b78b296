/** What can be wrong with a field of a form. */
export const FIELD_RULES = [
  "required",
  "min",
  "max",
  "email",
  "ascii",
  "password",
  "phone",
  "capital",
  "direction",
  "terms",
  "mismatch",
  "link",
] as const;
export type RuleKey = (typeof FIELD_RULES)[number];
/** What is wrong with a field; `count` is the bound in characters. The app turns it into words. */
export type FieldProblem = { rule: RuleKey; count?: number };
