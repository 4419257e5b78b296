/** What the recorded libraries answered to sign-in, passwords, registration and errors, asked of our server; where ours differs, on purpose. */
import { isDeepStrictEqual } from "node:util";
import { type FastifyInstance } from "fastify";
import { buildApp } from "../../../server/app.ts";
import { workSettled } from "../../../server/features/auth/person/backgroundWork.ts";
import { issueToken } from "../../../server/features/auth/secrets/mailedTokens.ts";
import { aUser, PASSWORD } from "../../support/builders.ts";
import { testPorts } from "../../support/database/testPorts.ts";
import { type Exchange, recordedExchanges } from "../../support/wire/recordedExchanges.ts";

const ports = testPorts({ tokenRotation: "every-request" });
const NEW_PASSWORD = "Quite-other-7";
const ORIGIN = "http://localhost:3000";
const SESSION = ["access-token", "token-type", "client", "uid", "expiry", "authorization"];

let app: FastifyInstance;
beforeEach(async () => {
  app = await buildApp(ports());
});
afterEach(() => app.close());

type Told = { status: number; session: string[]; success: unknown; errors: unknown };

/** What a client goes by. */
const told = (status: number, has: (header: string) => boolean, text: string): Told => {
  const { success, errors } = text.startsWith("{") ? JSON.parse(text) : {};
  return { status, session: SESSION.filter(has), success, errors };
};

type Held = Record<string, string>;

const REFUSED = { errors: ["Invalid login credentials. Please try again."] };
const TAKEN = { status: 200, success: true, errors: undefined };
const NO_PAGE = { errors: ["The requested page is not found"] };
const WEAK = "must have 10 or more characters with uppercase letters, lowercase letters, numbers and symbols";
const WEAK_ERRORS = { password: [WEAK], full_messages: [`Password ${WEAK}`] };
const OPENED = { status: 200, session: SESSION, success: true, errors: undefined };
const GONE = { success: false, errors: ["Not Found"] };

/** Where ours differs from the library, by the reason; nothing else may. */
const DEVIATIONS: Record<string, Record<string, Partial<Told>>> = {
  "a stranger learns of no account": {
    "01-sign_in: unconfirmed with a wrong password": REFUSED,
    "07-passwords: reset request, unknown": TAKEN,
    "08-registration: duplicate email": TAKEN,
  },
  "an error always has words": {
    "01-sign_in: malformed JSON": { errors: ["The request could not be read."] },
    "07-passwords: edit link, bad token, JSON": GONE,
    "07-passwords: edit link, bad token, HTML": GONE,
    "07-passwords: edit link again after success": GONE,
    "09-errors: 404 no route, JSON": NO_PAGE,
    "09-errors: 404 no route, */*": NO_PAGE,
  },
  "links lead to the app's own page, which asks for the session itself, so that no address holds one": {
    "07-passwords: reset request, no redirect_url": TAKEN,
    "07-passwords: edit link, good token, Accept: application/json": OPENED,
    "07-passwords: edit link, good token, Accept: text/html (browser)": OPENED,
    "07-passwords: edit link, no redirect_url": OPENED,
    "07-passwords: edit link, redirect_url with a #/hash route": {
      status: 422,
      success: false,
      errors: [`Redirect to '${ORIGIN}/#/reset' not allowed.`],
    },
  },
  "passwords are stronger, and a problem is told once": {
    "07-passwords: PUT too short": { errors: WEAK_ERRORS },
    "08-registration: short password": { errors: WEAK_ERRORS },
    "08-registration: mismatch and bad email": {
      errors: {
        email: ["is not an email"],
        password_confirmation: ["doesn't match Password"],
        full_messages: ["Email is not an email", "Password confirmation doesn't match Password"],
      },
    },
  },
  "a new password ends every session, its own too": { "07-passwords: PUT ok": { session: [] } },
  "success is told in words of one kind": {
    "08-registration: ok, nested under sign_up (overridden controller)": { success: true },
  },
};
const byTitle: Record<string, Partial<Told>> = Object.assign({}, ...Object.values(DEVIATIONS));

/** Sends what was sent then, with people, passwords and secrets of ours in the place of theirs. */
async function ask(exchange: Exchange, ours: Held, held: Held): Promise<{ answer: Told; headers: Held }> {
  const put = (text: string) => Object.entries(ours).reduce((said, [from, to]) => said.replaceAll(from, to), text);
  const payload = put(exchange.sentBody);
  const answer = await app.inject({
    method: exchange.method as "GET" | "POST" | "PUT",
    url: `/admin_api${put(exchange.path)}`,
    headers: {
      ...(payload ? { "content-type": "application/json" } : {}),
      accept: exchange.sent.get("accept") ?? "*/*",
      ...(exchange.sent.has("access-token") ? held : {}),
    },
    ...(payload ? { payload } : {}),
  });
  const isTold = (header: string) => answer.headers[header] !== undefined;
  return { answer: told(answer.statusCode, isTold, answer.body), headers: answer.headers as Held };
}

/** Stands for the secret that the recording's mail held. */
const SECRET = "XSG5P-JqdhNvsizy6oEG";
const RESET_PAGE = `${ORIGIN}/set-new-password`;
const FORM =
  '"company_name":"Harbour Group","name":"Rosa Vale","phone":"020 7946 0000","accept_terms":true,"terms_version":"2026-01"';
const OURS: Held = {
  newpassword1: NEW_PASSWORD,
  password1: PASSWORD,
  '"name":"R"': '"name":"Rosa Vale"',
  "http://127.0.0.1:8080/reset": RESET_PAGE,
  "http%3A%2F%2F127.0.0.1%3A8080%2Freset": encodeURIComponent(RESET_PAGE),
  "http%3A%2F%2F127.0.0.1%3A8080": encodeURIComponent(ORIGIN),
  '"sign_up":{': `"sign_up":{${FORM},`,
  "/ping": "/callouts",
};
/** Another mode or controller of the library's, paths of the recorded application alone; our confirmation is a button. */
const NOT_OURS =
  /^(stock gem|client token mode|404 RecordNotFound|400 Param|500 raise|422|ETag|confirmation link|sign in after conf)/;

async function resetSecret(user: Awaited<ReturnType<typeof aUser>>): Promise<string> {
  const { database, clock } = ports();
  await workSettled(database);
  return (await database.db.transaction().execute((tx) => issueToken(tx, clock.now(), "password_reset", user))).secret;
}

test("asked the same, ours answers the same status, session headers, success and errors, but for what is listed", async () => {
  const { db } = ports().database;
  await aUser(db, { email: "a@example.test" });
  await aUser(db, { email: "unc@example.test", confirmed_at: null });
  const person = await aUser(db, { email: "p@example.test" });
  const ours = { ...OURS };
  const deviating = new Set<string>();
  let held: Held = {};
  for (const file of ["01-sign_in", "07-passwords", "08-registration", "09-errors"])
    for (const exchange of recordedExchanges(file)) {
      const { title, status, received, body } = exchange;
      const isSettings = file === "09-errors" && title === "PUT ok";
      if (NOT_OURS.test(title) || isSettings) continue;
      // Our newest link alone works, and the requests before this asked for newer ones.
      if (title.startsWith("edit link, good") && !ours[SECRET]) ours[SECRET] = await resetSecret(person);
      const { answer, headers } = await ask(exchange, ours, held);
      const token = headers["access-token"]?.trim();
      if (token) held = { "access-token": token, client: headers.client ?? "", uid: headers.uid ?? "" };
      const then = told(status, (header) => received.has(header), body);
      const asked = `${file}: ${title}`;
      expect({ asked, ...answer }).toEqual({ asked, ...then, ...byTitle[asked] });
      if (!isDeepStrictEqual(answer, then)) deviating.add(asked);
    }
  expect(deviating).toEqual(new Set(Object.keys(byTitle)));
});
