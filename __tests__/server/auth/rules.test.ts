/** Specification §5 through the real server: just inside and just outside of every bound, and what must or must not pass. */
import { type FastifyInstance } from "fastify";
import { buildApp } from "../../../server/app.ts";
import { issueToken } from "../../../server/features/auth/secrets/mailedTokens.ts";
import { type FieldProblem } from "../../../src/contract/fieldRules.ts";
import { type FormName } from "../../../src/contract/rules/forms.ts";
import { RULE_ROWS } from "../../support/app/ruleRows.ts";
import { aUser } from "../../support/builders.ts";
import { testPorts } from "../../support/database/testPorts.ts";
import { signInHeaders } from "../../support/signIn.ts";

const ports = testPorts({ rateLimitFactor: 10_000 });
let app: FastifyInstance;
beforeEach(async () => {
  app = await buildApp(ports());
});
afterEach(() => app.close());

type Bad = [value: string, words: RegExp];
type Row = { good: string[]; bad: Bad[] };

/** The server's words for a broken rule. */
function wordsOf({ rule, count = 0 }: FieldProblem): RegExp {
  if (rule === "min") return new RegExp(`too short \\(minimum is ${count} `);
  if (rule === "max") return new RegExp(`too long \\(maximum is ${count} `);
  const words: Partial<Record<FieldProblem["rule"], RegExp>> = {
    required: /blank|must fill out/,
    email: /is not an email/,
    ascii: /must have no letters but a to z/,
    phone: /is not a phone number/,
    capital: /must be correctly capitalised/,
    password: /must have 10 or more characters with uppercase letters, lowercase letters, numbers and symbols/,
  };
  return words[rule] ?? /no such words/;
}
/** What no form lets through, and only the server meets. */
const HOSTILE: Record<string, Bad[]> = {
  email: ['"a@evil x"@ok.example', "a@b.cd\r\nbcc:e@f.gh"].map((value) => [value, /is not an email/]),
};
const snake = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** The table's rows of a form by the server's names; without the repeated password, which has a test of its own. */
function fieldsOf(form: FormName, ...only: string[]): Record<string, Row> {
  const rows = RULE_ROWS.filter((row) => row.form === form && !/^confirmpassword$|repeat$/.test(row.field));
  const chosen = rows.filter(({ field }) => only.length === 0 || only.includes(field));
  return Object.fromEntries(
    chosen.map(({ field, good, bad }) => {
      const told = bad.map(({ value, problem }): Bad => [value, wordsOf(problem)]);
      return [snake(field), { good, bad: [...told, ...(HOSTILE[field] ?? [])] }];
    }),
  );
}

const SIGN_UP = {
  company_name: "Harbour Group",
  name: "Anna van der Berg",
  email: "new@example.test",
  phone: "020 7946 0000",
  password: "Quite-other-7",
  accept_terms: true,
};
const CONTACT = {
  admin_emails_address: "system@example.test",
  callout_emails_name: "Harbour",
  callout_emails_address: "office@example.test",
  callout_emails_phone: "020 7946 0000",
};
const COLLEAGUE = { name: "Omar al-Hassan", email: "omar@example.test" };

let count = 0;
/** An address of its own where the value tried is another field. */
const fresh = (): string => `n${++count}@example.test`;
type Sent = { method: "POST" | "PUT"; url: string; payload: object; headers?: Record<string, string> };

async function registration(field: string, value: string): Promise<Sent> {
  const changed = { ...SIGN_UP, email: fresh(), [field]: value };
  return {
    method: "POST",
    url: "/auth",
    payload: { sign_up: { ...changed, password_confirmation: changed.password } },
  };
}
async function completeSignup(field: string, value: string): Promise<Sent> {
  const { database, clock } = ports();
  const given = { ...COLLEAGUE, email: fresh(), password: "Quite-other-7", [field]: value };
  const invited = { status: "invited", password_hash: null, confirmed_at: null } as const;
  const user = await aUser(database.db, { ...invited, email: given.email.trim().slice(0, 500) });
  const { secret } = await database.db.transaction().execute((tx) => issueToken(tx, clock.now(), "invitation", user));
  return { method: "PUT", url: "/complete_signup", payload: { ...given, invitation_token: secret } };
}
async function setNewPassword(field: string, value: string): Promise<Sent> {
  const { database, clock } = ports();
  const user = await aUser(database.db);
  await database.db.transaction().execute((tx) => issueToken(tx, clock.now(), "password_reset", user));
  const headers = await signInHeaders(ports(), user, "password_reset");
  const payload = { [field]: value, password_confirmation: value };
  return { method: "PUT", url: "/auth/password", payload, headers };
}
async function contactDetails(field: string, value: string): Promise<Sent> {
  const headers = await signInHeaders(ports(), await aUser(ports().database.db));
  const update_type = "company_callout_contact_details";
  const payload = { update_type, [update_type]: { ...CONTACT, [field]: value } };
  return { method: "PUT", url: "/company_settings", payload, headers };
}
async function invitation(field: string, value: string): Promise<Sent> {
  const headers = await signInHeaders(ports(), await aUser(ports().database.db));
  return { method: "POST", url: "/users/invite", payload: { ...COLLEAGUE, [field]: value }, headers };
}
const forgotPassword = async (field: string, value: string): Promise<Sent> => ({
  method: "POST",
  url: "/auth/password",
  payload: { [field]: value },
});

/** The form takes 50, the server 500, as in the office's addresses; nothing at all is Devise's own 401. */
const forgotten = Object.values(fieldsOf("contactDetails", "adminEmailsAddress")).map(({ good, bad }) => ({
  good,
  bad: bad.filter(([value]) => value.trim() !== ""),
}));

const FORMS: [form: (field: string, value: string) => Promise<Sent>, fields: Record<string, Row>][] = [
  [registration, fieldsOf("registration")],
  [completeSignup, fieldsOf("completeSignup")],
  [setNewPassword, fieldsOf("setNewPassword")],
  [forgotPassword, { email: forgotten[0] ?? { good: [], bad: [] } }],
  [contactDetails, fieldsOf("contactDetails")],
  [invitation, fieldsOf("completeSignup", "name", "email")],
];

test("the table has rows for every form", () => {
  expect(FORMS.map(([, fields]) => Object.keys(fields).length)).toEqual([5, 3, 1, 1, 4, 2]);
  for (const [, fields] of FORMS)
    for (const { good, bad } of Object.values(fields)) expect([good.length > 0, bad.length > 0]).toEqual([true, true]);
});

const cases = FORMS.map(([form, fields]) => [form.name, form, fields] as const);

test.each(cases)(
  "%s takes what is inside each bound and refuses what is outside, by field",
  async (_, form, fields) => {
    const faults: string[] = [];
    const send = async (field: string, value: string) => {
      const { url, ...request } = await form(field, value);
      return app.inject({ url: `/admin_api${url}`, ...request });
    };
    for (const [field, { good, bad }] of Object.entries(fields)) {
      for (const value of good) {
        const { statusCode, body } = await send(field, value);
        if (statusCode >= 300) faults.push(`${field} ${value.slice(0, 40)} (${value.length}): ${statusCode} ${body}`);
      }
      for (const [value, words] of bad) {
        const answer = await send(field, value);
        const { code, errors } = answer.json();
        const told = Array.isArray(errors) ? errors : errors?.[field];
        if (answer.statusCode !== 422 || code !== "invalid_input" || !words.test(String(told)))
          faults.push(`${field} ${value.slice(0, 40)} (${value.length}): ${answer.statusCode} ${answer.body}`);
      }
    }
    expect(faults).toEqual([]);
  },
);

test("terms must be accepted, and the password repeated", async () => {
  const { payload } = await registration("accept_terms", "");
  const { sign_up } = payload as { sign_up: object };
  const refused = async (changes: object) =>
    (
      await app.inject({ method: "POST", url: "/admin_api/auth", payload: { sign_up: { ...sign_up, ...changes } } })
    ).json().errors;
  expect(await refused({ accept_terms: false })).toMatchObject({ accept_terms: ["must be accepted"] });
  expect(await refused({ accept_terms: true, password_confirmation: "x" })).toMatchObject({
    password_confirmation: ["doesn't match Password"],
  });
});
