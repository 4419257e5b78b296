/** Specification §5 through the real forms: every value of the table, and the words a person reads under the field. */
import { fireEvent, screen } from "@testing-library/react";
import { type FieldProblem, type RuleKey } from "../../../src/contract/fieldRules.ts";
import { type FormName } from "../../../src/contract/rules/forms.ts";
import { aSession, knowsMe } from "../../support/app/aSession.ts";
import { FakeServer } from "../../support/app/fakes/fakeServer.ts";
import { latePartsDrawn } from "../../support/app/lateParts.ts";
import { ME, SharedStorage } from "../../support/app/liveApp.ts";
import { renderApp } from "../../support/app/renderApp.tsx";
import { RULE_ROWS, SAME_PASSWORD } from "../../support/app/ruleRows.ts";

type Words = Partial<Record<RuleKey, string>>;

/** Said by every field that has no words of its own. */
const GENERAL: Words = {
  min: "At least {count} characters",
  max: "At most {count} characters",
  password: "Use 10 or more characters with a mix of uppercase letters, lowercase letters, numbers and symbols.",
  ascii: "Email addresses can only have the letters a to z here, without accents",
  mismatch: "Password and Confirm Password didn't match",
};
const EMAIL: Words = { required: "Email is required", email: "Wrong email format" };
const PASSWORD: Words = { required: "Password is required" };
const CONFIRM: Words = { required: "Confirm Password is required" };
const NAME: Words = {
  required: "Your Full Name is required",
  capital: "Please enter your full name with correct capitalisation.",
};
const OFFICE_EMAIL = "Invalid email address format";

const WORDS: Partial<Record<FormName, Record<string, Words>>> = {
  login: { email: EMAIL, password: PASSWORD },
  registration: {
    company_name: {
      required: "Practice or Group Name is Required",
      capital: "Please enter your practice or group name with correct capitalisation.",
    },
    name: NAME,
    email: EMAIL,
    phone: {
      required: "Phone Number is required",
      phone: "Please enter a valid phone number, including area code.",
    },
    password: PASSWORD,
    confirmpassword: CONFIRM,
  },
  completeSignup: { name: NAME, email: EMAIL, password: PASSWORD, passwordrepeat: CONFIRM },
  forgotPassword: {
    email: {
      ...EMAIL,
      min: "Minimum 3 symbols",
      max: "Maximum 50 symbols. If your address is longer, please contact support.",
    },
  },
  setNewPassword: { password: PASSWORD, confirmpassword: CONFIRM },
  contactDetails: {
    calloutEmailsAddress: { required: "Office email address is required", email: OFFICE_EMAIL },
    calloutEmailsPhone: { required: "Office phone number is required", phone: "Wrong phone number format" },
    calloutEmailsName: { required: "Group or practice name is required" },
    adminEmailsAddress: { required: "Internal email address is required", email: OFFICE_EMAIL },
  },
};

const session = { "access-token": "r1", client: "rc", expiry: "1796404700", uid: ME.email };
const PAGES = {
  login: "/auth/login",
  registration: "/auth/registration",
  completeSignup: "/auth/complete-signup?token=i1",
  forgotPassword: "/auth/forgot-password",
  setNewPassword: "/auth/set-new-password?token=t1",
  contactDetails: "/auth/enter-contact-details",
} as const;
const FORMS = Object.keys(PAGES) as (keyof typeof PAGES)[];
const WITH_PASSWORD = ["registration", "completeSignup", "setNewPassword"] as const;

async function open(form: keyof typeof PAGES) {
  const server = knowsMe(new FakeServer()).on("GET /auth/password/edit", { headers: session });
  const shared = new SharedStorage();
  if (form === "contactDetails") shared.tab().write("auth", JSON.stringify(aSession()));
  renderApp(PAGES[form], { server, shared });
  await screen.findByRole("button", { name: /^(Continue|Submit|Save and continue)$/ }, { timeout: 15_000 });
  if (form === "contactDetails") await latePartsDrawn();
  return server;
}

const part = (id: string): HTMLElement => {
  const found = document.getElementById(id);
  if (!found) throw new Error(`Nothing has the id ${id}`);
  return found;
};

/** Writes, leaves the field, and reads what then stands under it in red; null: nothing does. */
function tell(field: string, value: string): string | null {
  const input = part(`field-${field}`);
  fireEvent.focus(input);
  fireEvent.change(input, { target: { value } });
  fireEvent.blur(input);
  const help = part(`field-${field}-help`);
  expect(input.getAttribute("aria-invalid") === "true").toBe("error" in help.dataset);
  return "error" in help.dataset ? help.textContent : null;
}

const expected = (form: FormName, field: string, { rule, count }: FieldProblem): string | undefined =>
  (WORDS[form]?.[field]?.[rule] ?? GENERAL[rule])?.replace("{count}", String(count));

test.each(FORMS)("%s takes every good value of the table and says of each bad one what is wrong", async (form) => {
  const server = await open(form);
  const sent = server.heard.length;
  const rows = RULE_ROWS.filter((row) => row.form === form);
  expect(rows.map(({ field }) => field)).toEqual(Object.keys(WORDS[form] ?? {}));
  const said: string[] = [];
  const due: string[] = [];
  for (const { field, good, bad } of rows) {
    const at = (value: string) => `${field} ${value.length} ${value.slice(0, 24)}: `;
    if (/confirm|repeat/.test(field)) tell("password", SAME_PASSWORD);
    for (const value of good) {
      said.push(at(value) + tell(field, value));
      due.push(`${at(value)}null`);
    }
    for (const { value, problem } of bad) {
      said.push(at(value) + tell(field, value));
      due.push(at(value) + expected(form, field, problem));
    }
  }
  expect(said).toEqual(due);
  expect(server.heard).toHaveLength(sent);
});

test.each(WITH_PASSWORD)("%s: no text speaks of eight characters, and the meter asks for ten", async (form) => {
  await open(form);
  expect(document.body).not.toHaveTextContent(/\b8\b|eight/);
  tell("password", "Ab4-56789");
  expect(screen.getByText("10 characters or more").closest("li")).toHaveTextContent("missing");
  expect(screen.getByText("Good, 4 of 5")).toBeVisible();
  tell("password", "Ab4-567890");
  expect(screen.getByText("10 characters or more").closest("li")).toHaveTextContent("done");
  expect(screen.getByText("Strong, 5 of 5")).toBeVisible();
});

test("terms that are no longer accepted are said to be needed, and close the way to send", async () => {
  await open("registration");
  const terms = screen.getByRole("checkbox");
  const submit = () => screen.getByRole("button", { name: "Submit" });
  expect(submit()).toBeDisabled();
  expect(screen.getByText("Accepting the terms & conditions is required")).toBeVisible();
  fireEvent.click(terms);
  expect(submit()).toBeEnabled();
  fireEvent.click(terms);
  fireEvent.blur(terms);
  expect(screen.getByText("You must accept the terms and conditions")).toBeVisible();
  expect(terms).toHaveAccessibleDescription("You must accept the terms and conditions");
  expect(submit()).toBeDisabled();
  fireEvent.click(terms);
  expect(terms).toBeValid();
  expect(terms).not.toHaveAccessibleDescription();
});
