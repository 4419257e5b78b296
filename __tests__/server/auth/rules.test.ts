/** Specification §5 through the real server: just inside and just outside of every bound, and what must or must not pass. */
import { type FastifyInstance } from "fastify";
import { buildApp } from "../../../server/app.ts";
import { issueToken } from "../../../server/features/auth/mailedTokens.ts";
import { LIMITS } from "../../../src/contract/limits.ts";
import { aUser } from "../../support/builders.ts";
import { signInHeaders } from "../../support/signIn.ts";
import { testPorts } from "../../support/testPorts.ts";

const ports = testPorts({ rateLimitFactor: 10_000 });
let app: FastifyInstance;
beforeEach(async () => {
  app = await buildApp(ports());
});
afterEach(() => app.close());

type Bounds = readonly [number, number];
type Bad = [value: string, words: RegExp];
type Row = { good: string[]; bad: Bad[] };

const BLANK: Bad[] = [
  ["", /blank/],
  ["   ", /blank/],
];
const outside = (make: (length: number) => string, [least, most]: Bounds): Bad[] => [
  [make(least - 1), new RegExp(`too short \\(minimum is ${least} `)],
  [make(most + 1), new RegExp(`too long \\(maximum is ${most} `)],
];
const text = (bounds: Bounds, make: (length: number) => string, more: Partial<Row> = {}): Row => ({
  good: [make(bounds[0]), make(bounds[1]), ...(more.good ?? [])],
  bad: [...BLANK, ...outside(make, bounds), ...(more.bad ?? [])],
});
const address = (length: number): string => `${"a".repeat(Math.max(0, length - 5))}@b.cd`.slice(-Math.max(length, 0));
const emails = ([, most]: Bounds): Row => ({
  good: ["a@b.cd", address(most), "o'neil+rota@sub.example.test", "müller@bücher.example"],
  bad: [
    ...BLANK,
    ["ab", /too short \(minimum is 3 /],
    [address(most + 1), new RegExp(`too long \\(maximum is ${most} `)],
    ...[
      "abc",
      "a@b",
      "a b@c.de",
      '"a@evil x"@ok.example',
      "a@b.cd,e@f.gh",
      "a@b.cd\r\nbcc:e@f.gh",
      "@b.cd",
      "a@@b.cd",
    ].map((value): Bad => [value, /is not an email/]),
  ],
});
const CAPITAL = /must be correctly capitalised/;
const fullName = (bounds: Bounds): Row =>
  text(bounds, (length) => `A${"n".repeat(Math.max(0, length - 1))}`, {
    good: ["Anna van der Berg", "山田 太郎", "Omar al-Hassan", "José de la Cruz"],
    bad: [
      ["anna Smith", CAPITAL],
      ["Anna smith", CAPITAL],
    ],
  });
const phone = ([least, most]: Bounds, good: string[], bad: string[]): Row => ({
  good: ["1".repeat(least), "1".repeat(most), ...good],
  bad: [
    ...BLANK,
    ...outside((length) => "1".repeat(length), [least, most]),
    ...bad.map((value): Bad => [value, /is not a phone number/]),
  ],
});
const ofLength = (length: number): string => `Ab4-${"x".repeat(length - 4)}`;
const COMPOSITION = /must have 10 or more characters with uppercase letters, lowercase letters, numbers and symbols/;
const PASSWORD: Row = {
  good: [ofLength(10), ofLength(200)],
  bad: [
    ["", /blank|must fill out/],
    [ofLength(9), COMPOSITION],
    [ofLength(201), /too long \(maximum is 200 /],
    ...["ab4-567890", "AB4-567890", "Abc-defghi", "Ab34567890"].map((value): Bad => [value, COMPOSITION]),
  ],
};

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
  const user = await aUser(database.db, { ...invited, email: given.email.slice(0, 500) });
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

const FORMS: [form: (field: string, value: string) => Promise<Sent>, fields: Record<string, Row>][] = [
  [
    registration,
    {
      company_name: text(LIMITS.companyName, (length) => `P${"r".repeat(Math.max(0, length - 1))}`, {
        good: ["3M Clinic", "麻酔科", "Éole"],
        bad: [["practice", CAPITAL]],
      }),
      name: fullName(LIMITS.registrationName),
      email: emails(LIMITS.registrationEmail),
      phone: phone(LIMITS.registrationPhone, ["+44 20 794600"], ["020-7946-000", "call me now", "(020) 7946 0"]),
      password: PASSWORD,
    },
  ],
  [
    completeSignup,
    {
      name: fullName(LIMITS.completeSignupName),
      email: emails(LIMITS.completeSignupEmail),
      password: PASSWORD,
    },
  ],
  [setNewPassword, { password: PASSWORD }],
  [
    forgotPassword,
    {
      // The form takes 50, the server 500 (product.md T8); nothing at all is Devise's own 401.
      email: { ...emails(LIMITS.signInEmail), bad: emails(LIMITS.signInEmail).bad.slice(BLANK.length) },
    },
  ],
  [
    contactDetails,
    {
      callout_emails_address: emails(LIMITS.contactEmail),
      callout_emails_phone: phone(LIMITS.contactPhone, ["+44 (20) 7946 0000"], ["020-7946-0000", "call me now"]),
      callout_emails_name: text(LIMITS.contactName, (length) => "p".repeat(length)),
      admin_emails_address: emails(LIMITS.contactEmail),
    },
  ],
  [invitation, { name: fullName(LIMITS.completeSignupName), email: emails(LIMITS.completeSignupEmail) }],
];

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
