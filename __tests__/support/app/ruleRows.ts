/** Specification §5 as one table of values: form → field → what must pass, and what must not with the rule it breaks; bounds as written there. */
import { type FieldProblem } from "../../../src/contract/fieldRules.ts";
import { type FormName } from "../../../src/contract/rules/forms.ts";

type BadValue = { value: string; problem: FieldProblem };
type RuleRow = { form: FormName; field: string; good: string[]; bad: BadValue[] };

type Bounds = readonly [least: number, most: number];
type Values = Pick<RuleRow, "good" | "bad">;

const bad = (problem: FieldProblem, ...values: string[]): BadValue[] => values.map((value) => ({ value, problem }));
const EMPTY = bad({ rule: "required" }, "");
const BLANK = bad({ rule: "required" }, "", "   ");

/** Just inside and just outside of both bounds. */
const within = (make: (length: number) => string, [least, most]: Bounds): Values => ({
  good: [make(least), make(most)],
  bad: [...bad({ rule: "min", count: least }, make(least - 1)), ...bad({ rule: "max", count: most }, make(most + 1))],
});
const and = (...parts: Partial<Values>[]): Values => ({
  good: parts.flatMap(({ good = [] }) => good),
  bad: parts.flatMap((part) => part.bad ?? []),
});

const letters = (length: number): string => `A${"n".repeat(length - 1)}`;
const digits = (length: number): string => "1".repeat(length);
/** Five characters at least make an address; of fewer it is the end of one. */
const address = (length: number): string => `${"a".repeat(Math.max(0, length - 5))}@b.cd`.slice(-length);

const email = ([least, most]: Bounds): Values => ({
  good: ["a@b.cd", address(most), "o'neil+rota@sub.example.test", " padded@example.test "],
  bad: [
    ...BLANK,
    ...bad({ rule: "min", count: least }, address(least - 1)),
    ...bad({ rule: "max", count: most }, address(most + 1)),
    ...bad(
      { rule: "email" },
      "abc",
      "a@b",
      "a b@c.de",
      '"a@x"@ok.example',
      "a@b.cd,e@f.gh",
      "@b.cd",
      "a@@b.cd",
      "a@b.",
      "a..b@c.de",
      "a@-b.cd",
    ),
    ...bad({ rule: "ascii" }, "müller@books.example", "山田@example.test"),
  ],
});
/** No account's; the address of an account travels in headers. */
const otherEmail = (bounds: Bounds): Values =>
  and(email(bounds), { good: ["rota@bücher.example", "rota@łódź.example"] });
const accountEmail = (bounds: Bounds): Values =>
  and(email(bounds), { bad: bad({ rule: "ascii" }, "rota@bücher.example", "rota@łódź.example") });

const company = and({ bad: BLANK }, within(letters, [3, 150]), {
  good: ["3M Clinic", "麻酔科医", "Éole"],
  bad: bad({ rule: "capital" }, "harbour Group", "élan"),
});

/** Words begin with a capital, except particles, and scripts that know no case. */
const fullName = (bounds: Bounds): Values =>
  and({ bad: BLANK }, within(letters, bounds), {
    good: ["Anna van der Berg", "山田 太郎", "Omar al-Hassan", "José de la Cruz", "Léa d’Arc", "O'Brien Smith"],
    bad: bad({ rule: "capital" }, "anna Smith", "Anna smith", "josé de la Cruz", "Anna van der berg"),
  });

const phone = (bounds: Bounds, good: string[], wrong: string[]): Values =>
  and({ bad: BLANK }, within(digits, bounds), { good, bad: bad({ rule: "phone" }, ...wrong) });

const strong = (length: number): string => `Ab4-${"x".repeat(length - 4)}`;
const password: Values = {
  good: [strong(10), strong(200), "Straße 42, lang", "Ñandú-2026"],
  bad: [
    ...EMPTY,
    // Too short, or lower case, upper case, a digit, a symbol missing; a space is none.
    ...bad(
      { rule: "password" },
      strong(9),
      "AB4-567890",
      "ab4-567890",
      "Abc-defghi",
      "Ab34567890",
      "Straße 42 ist lang",
    ),
    ...bad({ rule: "max", count: 200 }, strong(201)),
  ],
};

/** Where the other password is this one. */
export const SAME_PASSWORD = "Harbour-Light-42";
const repeated: Values = {
  good: [SAME_PASSWORD],
  bad: [...EMPTY, ...bad({ rule: "mismatch" }, "Harbour-Light-43", `${SAME_PASSWORD} `)],
};

const rows = (form: FormName, fields: Record<string, Values>): RuleRow[] =>
  Object.entries(fields).map(([field, values]) => ({ form, field, ...values }));

/** Each field of specification §5 that is written; ticking the terms is a test of its own. */
export const RULE_ROWS: RuleRow[] = [
  ...rows("login", {
    email: otherEmail([3, 500]),
    password: { good: ["x", " "], bad: EMPTY },
  }),
  ...rows("registration", {
    company_name: company,
    name: fullName([3, 100]),
    email: accountEmail([3, 300]),
    phone: phone([10, 15], ["+44 20 794600"], ["020-7946-000", "(020) 7946 0", "44+2079460", "call me now"]),
    password,
    confirmpassword: repeated,
  }),
  ...rows("completeSignup", {
    name: fullName([3, 200]),
    email: accountEmail([3, 300]),
    password,
    passwordrepeat: repeated,
  }),
  ...rows("forgotPassword", { email: otherEmail([3, 50]) }),
  ...rows("setNewPassword", { password, confirmpassword: repeated }),
  ...rows("contactDetails", {
    calloutEmailsAddress: otherEmail([3, 500]),
    calloutEmailsPhone: phone([8, 25], ["+44 (20) 7946 0000"], ["020-7946-0000", "020.7946.0000", "call me now"]),
    calloutEmailsName: and({ bad: BLANK }, within(letters, [3, 100]), { good: ["harbour lists"] }),
    adminEmailsAddress: otherEmail([3, 500]),
  }),
];
