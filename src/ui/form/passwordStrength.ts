/** Five checks of a password; the score is the share that passes (specification §5). */
export const CHECKS = ["length", "lower", "upper", "digit", "special"] as const;
export type Check = (typeof CHECKS)[number];

/** `minimum` in characters; the widget's own is 8, the product's forms ask for 10. */
export function passedChecks(password: string, minimum = 8): Record<Check, boolean> {
  return {
    length: [...password].length >= minimum,
    lower: /\p{Ll}/u.test(password),
    upper: /\p{Lu}/u.test(password),
    digit: /\p{Nd}/u.test(password),
    special: /[^\p{L}\p{Nd}\s]/u.test(password),
  };
}
