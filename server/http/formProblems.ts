/** What a form's rules find wrong, in the words of Rails and under the wire's names. */
import { type FieldProblem } from "../../src/contract/fieldRules.ts";
import { checkForm, type FormName } from "../../src/contract/rules/forms.ts";

/** The form's names of fields, where the wire has others. */
const WIRE_NAMES: Record<string, string> = {
  confirmpassword: "password_confirmation",
  passwordrepeat: "password_confirmation",
  acceptTerms: "accept_terms",
  calloutEmailsAddress: "callout_emails_address",
  calloutEmailsPhone: "callout_emails_phone",
  calloutEmailsName: "callout_emails_name",
  adminEmailsAddress: "admin_emails_address",
};

export function formatProblem({ rule, count = 0 }: FieldProblem): string {
  switch (rule) {
    case "required":
      return "can't be blank";
    case "min":
      return `is too short (minimum is ${count} characters)`;
    case "max":
      return `is too long (maximum is ${count} characters)`;
    case "email":
      return "is not an email";
    case "ascii":
      return "must have no letters but a to z";
    case "password":
      return "must have 10 or more characters with uppercase letters, lowercase letters, numbers and symbols";
    case "phone":
      return "is not a phone number";
    case "capital":
      return "must be correctly capitalised";
    case "direction":
      return "must not contain marks that turn the writing direction";
    case "link":
      return "must be a link that begins with https://";
    case "terms":
      return "must be accepted";
    case "mismatch":
      return "doesn't match Password";
  }
}

/** Messages by wire field; undefined when all is well. */
export function formProblems(form: FormName, values: Record<string, unknown>): Record<string, string[]> | undefined {
  const problems = checkForm(form, values);
  if (!problems) return undefined;
  return Object.fromEntries(
    Object.entries(problems).map(([field, problem]) => [WIRE_NAMES[field] ?? field, [formatProblem(problem)]]),
  );
}
