/** What the sign-in form is checked by, and what all forms' rules are made of; apart from these, so that its page stays small. */
import * as v from "valibot";
import { type FieldProblem, type RuleKey } from "../fieldRules.ts";
import { LIMITS } from "../limits.ts";
import { hasDirectionMark } from "../names.ts";
import { isAscii, isMailAddress } from "./mailAddress.ts";

export type Bounds = readonly [minimum: number, maximum: number];

/** Code points, as a person counts them; UTF-16 units would let five emoji pass for ten characters. */
export const long = (text: string): number => [...text].length;

export const text = ([minimum, maximum]: Bounds) =>
  v.pipe(
    v.string("required"),
    v.trim(),
    v.nonEmpty("required"),
    v.check((given) => long(given) >= minimum, `min:${minimum}`),
    v.check((given) => long(given) <= maximum, `max:${maximum}`),
    v.check((given) => !hasDirectionMark(given), "direction"),
  );

/** What mail can go to, with a dot in its host; the host may have letters of any script. */
export const email = (bounds: Bounds) =>
  v.pipe(
    text(bounds),
    v.check((given) => isAscii(given.slice(0, Math.max(0, given.lastIndexOf("@")))), "ascii"),
    v.check((given) => isMailAddress(given) && /\.[^.@]{2,}$/u.test(given), "email"),
  );

export const required = v.pipe(v.string("required"), v.nonEmpty("required"));

export const loginRules = v.object({ email: email(LIMITS.signInEmail), password: required });

/** The first problem of each field that has one; undefined when all is well. */
export function checkBy(
  rules: v.GenericSchema,
  values: Record<string, unknown>,
): Record<string, FieldProblem> | undefined {
  const problems: Record<string, FieldProblem> = {};
  for (const issue of v.safeParse(rules, values).issues ?? []) {
    const field = v.getDotPath(issue);
    if (!field || problems[field]) continue;
    // An absent field is reported by the object, in valibot's words; for us it is one more way of being empty.
    const [rule, count] = (issue.type === "object" ? "required" : issue.message).split(":");
    problems[field] = { rule: rule as RuleKey, ...(count ? { count: Number(count) } : {}) };
  }
  return Object.keys(problems).length > 0 ? problems : undefined;
}
