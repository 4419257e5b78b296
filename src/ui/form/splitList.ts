/** Several short texts in one field of a form, with commas or semicolons between them. */
import { type FieldProblem } from "../../contract/fieldRules.ts";

export const joinList = (list: readonly string[] = []): string => list.join(", ");

/**
 * If the text is unchanged, the `stored` entries are returned, including any that contain a separator. final-form knows an
 * emptied field as none.
 */
export const splitList = (text = "", stored: readonly string[] = []): string[] =>
  text === joinList(stored) ? [...stored] : text.split(/[,，、;；]/).flatMap((one) => one.trim() || []);

/** By field, where one of its texts has more characters than `maximum`. */
export function listProblem(
  field: string,
  text: string | undefined,
  [, maximum]: readonly [minimum: number, maximum: number],
): Record<string, FieldProblem> {
  const isLong = splitList(text).some((one) => [...one].length > maximum);
  return isLong ? { [field]: { rule: "max", count: maximum } } : {};
}
