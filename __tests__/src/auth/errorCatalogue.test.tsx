/** Specification §8 through the real screens: what each shape of a refusal (docs/contract.md §4) comes to say, word for word. */
import { act, screen } from "@testing-library/react";
import { LANGUAGES } from "../../../src/contract/languages.ts";
import { showLanguage } from "../../../src/features/i18n/languageTexts.ts";
import { aSession } from "../../support/app/aSession.ts";
import { AUTH_FORMS, type AuthFormName, openForm, outcome, trouble } from "../../support/app/authForms.ts";
import { FakeServer, type Reply } from "../../support/app/fakes/fakeServer.ts";
import { SharedStorage } from "../../support/app/liveApp.ts";
import { renderApp } from "../../support/app/renderApp.tsx";
import { sampled } from "../../support/random/sampling.ts";

type Answer = Reply | "fails";
/** What it is, the answer, and what the form then says; notices stand in brackets. */
type Row = [what: string, answer: Answer, said: string];

const refuses = (status: number, body: unknown): Reply => ({ status, body });
const WRONG = "Something went wrong! Please try again later.";
const UNREACHABLE = "The server cannot be reached. Check your connection and try again.";
const UNSENT = "A confirmation email was sent to your account at 'admin@example.test'. You must follow it";

const MAP = refuses(422, {
  errors: { phone: ["is odd"], full_messages: ["Phone is odd", "Phone is odd", "Name is taken"] },
});
const EASY = "This password is too common or too easy to guess.";
const COMMON = refuses(422, {
  errors: { password: ["is too common"], full_messages: ["Password is too common"] },
  code: "invalid_input",
});
/** Every shape there is, and what a form without words of its own says. */
const SHAPES: Row[] = [
  [
    "an array, each message once",
    refuses(401, { errors: ["Bad luck", "Bad luck", "Try later"] }),
    "Bad luck. Try later",
  ],
  ["a map with whole sentences", MAP, "Phone is odd. Name is taken"],
  ["Rails' own error", refuses(500, { status: 500, error: "Internal Server Error" }), "Internal Server Error"],
  ["nothing but a status", refuses(404, ""), WRONG],
  ["a page of a proxy", refuses(502, "<h1>Bad Gateway</h1>"), WRONG],
  ["no connection", "fails", UNREACHABLE],
  ["too many, in words", refuses(429, { errors: ["Retry later"] }), "Retry later"],
  [
    "too many, by code",
    refuses(429, { errors: ["x"], code: "rate_limited" }),
    "Too many attempts. Please wait a little and try again.",
  ],
  [
    "too many, for some minutes",
    { ...refuses(429, { errors: ["x"], code: "rate_limited" }), headers: { "retry-after": "661" } },
    "Too many attempts. Please try again in 12 minutes.",
  ],
  ["a password that everybody tries", COMMON, EASY],
  ["a failure, by code", refuses(500, { errors: ["x"], code: "server_error" }), WRONG],
];
const titled = (title: string): Row[] => SHAPES.map(([what, answer, said]) => [what, answer, title + said]);
const always = (said: string): Row[] => SHAPES.map(([what, answer]) => [what, answer, said]);
const changed = (rows: Row[], changes: Record<string, string>): Row[] =>
  rows.map(([what, answer, said]) => [what, answer, changes[what] ?? said]);

const INCOMPLETE = "Signup completion was not successful. Please contact support staff for assistance.";
const UNVERIFIED = "(Your account has not yet been verified. Our staff will be in touch with you.)";

const CATALOGUE: Record<AuthFormName, Row[]> = {
  login: [
    ...titled("Error loading..."),
    ["an address that is not confirmed", refuses(401, { errors: [UNSENT] }), `(${UNSENT})`],
    ["the same beside another message", refuses(401, { errors: [UNSENT, "Hurry"] }), `(${UNSENT}. Hurry)`],
    ["an account that is not verified", { body: { data: { verified: false } } }, UNVERIFIED],
    ["good news without a person", { body: {} }, `Error loading...${WRONG}`],
  ],
  registration: changed(SHAPES, {
    "a map with whole sentences": "The following errors were found: Phone is odd, Name is taken",
  }),
  completeSignup: [
    // Before a response is lost: the account may have been made then.
    [
      "an invitation that is unknown",
      refuses(422, { errors: { new_user_not_found: ["No invitation for you"] } }),
      "No invitation for you",
    ],
    [
      "the same in our server's words",
      refuses(422, { errors: { new_user_not_found: ["x"], full_messages: ["x"] }, code: "new_user_not_found" }),
      "This invitation could not be found. It may have expired or been used. Please ask for a new one.",
    ],
    ...changed(always(INCOMPLETE), {
      "no connection": UNREACHABLE,
      "a password that everybody tries": EASY,
      "too many, by code": "Too many attempts. Please wait a little and try again.",
      "too many, for some minutes": "Too many attempts. Please try again in 12 minutes.",
    }),
  ],
  forgotPassword: always(
    "The login detail is incorrectSorry, looks like there are some errors detected, please try again.",
  ),
  setNewPassword: SHAPES,
  contactDetails: [
    ...titled("Error Updating...").filter(([, answer]) => answer === "fails" || answer.status !== 401),
    ["good news without a person", { body: {} }, `Error Updating...${WRONG}`],
  ],
};
const NAMES = Object.keys(AUTH_FORMS) as AuthFormName[];

/** Tries one answer after another on one form. */
async function tryAll(form: AuthFormName, rows: Row[], read: (row: Row) => unknown): Promise<unknown[]> {
  const { server, fill, send, call } = await openForm(form);
  fill();
  const found: unknown[] = [];
  for (const row of rows) {
    const [, answer] = row;
    server.on(call, () => answer);
    await send();
    found.push(read(row));
  }
  return found;
}

test.each(NAMES)("%s says what the catalogue says of each refusal", async (form) => {
  const found = await tryAll(form, CATALOGUE[form], ([what]) => [what, outcome()[0]]);
  expect(found).toEqual(CATALOGUE[form].map(([what, , said]) => [what, said]));
});

test("registration sets what is said of the practice's name, the phone and the address at their fields", async () => {
  const errors = {
    company_name: ["is taken"],
    phone: [],
    email: ["is invalid", "is invalid", "is not an email"],
    name: ["is odd"],
    full_messages: ["Company name is taken"],
  };
  const fields = ["company_name", "phone", "email", "name"];
  const rows: Row[] = [["fields", refuses(422, { errors }), ""]];
  expect(await tryAll("registration", rows, () => fields.map(trouble))).toEqual([
    ["Error: is taken", "Error: Field is not valid", "Error: is invalid, is not an email", null],
  ]);
});

test("a session that could not be checked is reported, and nobody is told", async () => {
  const server = new FakeServer().on(
    "GET /auth/validate_token",
    refuses(401, { errors: ["Invalid login credentials"] }),
  );
  const shared = new SharedStorage();
  shared.tab().write("auth", JSON.stringify(aSession()));
  const { reports, storage } = renderApp("/auth/login", { server, shared });
  expect(await screen.findByRole("button", { name: "Continue" })).toBeVisible();
  expect(reports).toEqual(["The stored session was refused"]);
  expect(storage.read("auth")).toBeNull();
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
});

describe("in the other languages", () => {
  afterEach(() => act(() => showLanguage("en")));

  /** Codes and the form's own words are translated; words nobody knows are shown as given. */
  const own: Row[] = [
    ["unreachable", "fails", ""],
    ["none", refuses(500, ""), ""],
    ["common", COMMON, ""],
    ["code", refuses(401, { errors: ["x"], code: "credentials_rejected" }), ""],
  ];
  const given: Row = [
    "given",
    refuses(422, { errors: { new_user_not_found: ["Slow down"], full_messages: ["Slow down"] } }),
    "",
  ];

  test.each(NAMES)("%s translates what it knows and shows the rest as given", async (form) => {
    // A request for a link has one answer to everything; of a signed-in person a 401 ends the session; and once a response
    // was lost, an unknown invitation may be one's own.
    const rows = {
      forgotPassword: own,
      contactDetails: [...own.slice(0, -1), given],
      completeSignup: [...own.slice(1), given],
    }[form as string] ?? [...own, given];
    const { server, fill, send, call } = await openForm(form);
    fill();
    const languages = sampled(LANGUAGES, 2);
    const heard = new Map(rows.map(([what]) => [what, new Set<string>()]));
    for (const language of languages) {
      await act(() => showLanguage(language));
      for (const [what, answer] of rows) {
        server.on(call, () => answer);
        await send();
        const [said = ""] = outcome();
        expect(said).not.toBe("");
        if (what === "given") expect(said).toContain("Slow down");
        else heard.get(what)?.add(said);
      }
    }
    heard.delete("given");
    for (const each of heard.values()) expect(each.size).toBe(languages.length);
  });
});
