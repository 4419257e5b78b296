/** The validation table of specification §5, used by the forms and by the server: form → field → rule. */
import * as v from "valibot";
import { type FieldProblem } from "../fieldRules.ts";
import { LIMITS } from "../limits.ts";
import { hasDirectionMark, isFullNameCapitalised, startsWithCapital } from "../names.ts";
import { isAscii } from "./mailAddress.ts";
import { type Bounds, checkBy, email, loginRules, long, required, text } from "./signIn.ts";

/** Never trimmed: a password is hashed as it came. */
const password = v.pipe(
  v.string("required"),
  v.nonEmpty("required"),
  v.check((given) => long(given) >= LIMITS.password[0], "password"),
  v.check((given) => long(given) <= LIMITS.password[1], `max:${LIMITS.password[1]}`),
  v.check(
    (given) => [/\p{Ll}/u, /\p{Lu}/u, /\p{Nd}/u, /[^\p{L}\p{Nd}\s]/u].every((kind) => kind.test(given)),
    "password",
  ),
);

const PHONE = /^\+?[\d ]+$/;
const name = v.pipe(text(LIMITS.personName), v.check(isFullNameCapitalised, "capital"));
/** As people note numbers of others down. */
const notedPhone = v.pipe(text(LIMITS.contactPhone), v.regex(/^[\d ()+-]+$/, "phone"));
/** What is stored becomes a link on a page: no other scheme may. */
const isSecureLink = (given: string): boolean => /^https:\/\/[^\s"<>]+$/.test(given) && URL.canParse(given);
/** Of an account: each request of its session names it in a header, which holds no other letters. */
const accountEmail = (bounds: Bounds) => v.pipe(email(bounds), v.check(isAscii, "ascii"));
/** Empty or right. */
const optional = <Schema extends v.GenericSchema<string>>(schema: Schema) =>
  v.optional(v.union([schema, v.pipe(v.string(), v.trim(), v.literal(""))]));

/** Empty, or not longer than that. */
const upTo = ([, maximum]: Bounds) =>
  v.nullish(
    v.pipe(
      v.string(),
      v.trim(),
      v.check((given) => long(given) <= maximum, `max:${maximum}`),
    ),
  );

const FORMS = {
  login: loginRules,
  registration: v.object({
    company_name: v.pipe(text(LIMITS.companyName), v.check(startsWithCapital, "capital")),
    name: v.pipe(text(LIMITS.registrationName), v.check(isFullNameCapitalised, "capital")),
    email: accountEmail(LIMITS.registrationEmail),
    phone: v.pipe(text(LIMITS.registrationPhone), v.regex(PHONE, "phone")),
    password,
    confirmpassword: required,
    acceptTerms: v.literal(true, "terms"),
  }),
  completeSignup: v.object({
    name: v.pipe(text(LIMITS.completeSignupName), v.check(isFullNameCapitalised, "capital")),
    email: accountEmail(LIMITS.completeSignupEmail),
    password,
    passwordrepeat: required,
  }),
  invitation: v.object({
    name: v.pipe(text(LIMITS.completeSignupName), v.check(isFullNameCapitalised, "capital")),
    email: accountEmail(LIMITS.completeSignupEmail),
  }),
  forgotPassword: v.object({ email: email(LIMITS.forgotPasswordEmail) }),
  setNewPassword: v.object({ password, confirmpassword: required }),
  contactDetails: v.object({
    calloutEmailsAddress: email(LIMITS.contactEmail),
    calloutEmailsPhone: v.pipe(text(LIMITS.contactPhone), v.regex(/^[\d ()+]+$/, "phone")),
    calloutEmailsName: text(LIMITS.contactName),
    adminEmailsAddress: email(LIMITS.contactEmail),
  }),
  profile: v.object({
    first_name: name,
    last_name: optional(name),
    phone: optional(v.pipe(text(LIMITS.registrationPhone), v.regex(PHONE, "phone"))),
  }),
  doctor: v.object({
    title: v.nullish(
      v.pipe(
        v.string(),
        v.trim(),
        v.check((given) => long(given) <= LIMITS.doctorTitle[1], `max:${LIMITS.doctorTitle[1]}`),
        v.check((given) => !hasDirectionMark(given), "direction"),
      ),
    ),
    first_name: text(LIMITS.personName),
    last_name: text(LIMITS.personName),
    email: email(LIMITS.accountEmail),
    mobile_phone: optional(notedPhone),
    grade: upTo(LIMITS.doctorGrade),
    registration_body: upTo(LIMITS.doctorRegistration),
    registration_number: upTo(LIMITS.doctorRegistration),
    notes: upTo(LIMITS.doctorNotes),
  }),
  site: v.object({
    name: text(LIMITS.placeName),
    short_name: text(LIMITS.siteShortName),
    address: upTo(LIMITS.siteAddress),
    access_notes: upTo(LIMITS.placeNotes),
    phone: optional(notedPhone),
    map_url: optional(v.pipe(text(LIMITS.link), v.check(isSecureLink, "link"))),
  }),
  surgeon: v.object({
    display_name: text(LIMITS.placeName),
    phone: optional(notedPhone),
    specialty: upTo(LIMITS.surgeonSpecialty),
    notes: upTo(LIMITS.placeNotes),
  }),
  group: v.object({ name: text(LIMITS.groupName), description: upTo(LIMITS.groupDescription) }),
  changeEmail: v.object({ email: accountEmail(LIMITS.accountEmail), current_password: required }),
  changePassword: v.object({ current_password: required, password, password_confirmation: required }),
} as const;

export type FormName = keyof typeof FORMS;

/** The repeated password has another name in each form. */
const REPEATED: Partial<Record<FormName, string>> = {
  registration: "confirmpassword",
  completeSignup: "passwordrepeat",
  setNewPassword: "confirmpassword",
  changePassword: "password_confirmation",
};

/** The first problem of each field that has one; undefined when all is well. */
export function checkForm(form: FormName, values: Record<string, unknown>): Record<string, FieldProblem> | undefined {
  const problems = checkBy(FORMS[form], values) ?? {};
  const repeated = REPEATED[form];
  if (repeated && !problems[repeated] && values[repeated] !== values.password)
    problems[repeated] = { rule: "mismatch" };
  return Object.keys(problems).length > 0 ? problems : undefined;
}
