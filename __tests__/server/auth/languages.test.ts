/** What the server itself says about an account is in the person's language: mails by theirs, pages by the browser's. */
import { type FastifyInstance } from "fastify";
import { buildApp } from "../../../server/app.ts";
import { workSettled } from "../../../server/features/auth/person/backgroundWork.ts";
import { accountTexts } from "../../../server/mail/account/accountTexts.ts";
import { LANGUAGES } from "../../../src/contract/languages.ts";
import { testPorts } from "../../support/database/testPorts.ts";
import { SIGN_UP } from "../../support/signUp.ts";

const ports = testPorts();
let app: FastifyInstance;
beforeEach(async () => {
  app = await buildApp(ports());
});
afterEach(() => app.close());

const WISHES = "pt-BR,pt;q=0.9,fr-CA;q=0.8,de;q=0.7";

let caller = 0;
/** Each from an address of its own: how often one may register is shown elsewhere. */
const register = (email: string, more: object, wishes = "") =>
  app.inject({
    method: "POST",
    url: "/admin_api/auth",
    remoteAddress: `198.51.100.${++caller}`,
    headers: wishes ? { "accept-language": wishes } : {},
    payload: { sign_up: { ...SIGN_UP, email, ...more } },
  });

test("a new practice is mailed in the language it registered in, else in the browser's first wish that we have", async () => {
  const rows = [
    ...LANGUAGES.map((locale) => ({ more: { locale }, wishes: WISHES, language: locale })),
    { more: {}, wishes: WISHES, language: "fr" },
    { more: {}, wishes: "pt", language: "en" },
    { more: {}, wishes: "", language: "en" },
  ];
  for (const [place, { more, wishes }] of rows.entries()) {
    expect((await register(`p${place}@example.test`, more, wishes)).statusCode).toBe(200);
    // One mail after the other.
    await workSettled(ports().database);
  }
  const { db } = ports().database;
  const mails = await db.selectFrom("outbox_emails").select(["subject", "html"]).orderBy("id").execute();
  expect(mails.map(({ subject }) => subject)).toEqual(
    rows.map(({ language }) => accountTexts(language).confirmation.subject),
  );
  expect(mails.map(({ html }) => /<html lang="(\w+)"/.exec(html ?? "")?.[1])).toEqual(
    rows.map(({ language }) => language),
  );
  const users = await db.selectFrom("users").select("locale").orderBy("id").execute();
  expect(users.map(({ locale }) => locale)).toEqual(rows.map(({ language }) => language));
  const settings = await db.selectFrom("company_settings").select("doctor_locale").orderBy("company_id").execute();
  expect(settings.map((one) => one.doctor_locale)).toEqual(rows.map(({ language }) => language));
});

test("a new practice counts its days where it registered, and as before where the browser's zone is none", async () => {
  const zones = [
    ["Pacific/Auckland", "Pacific/Auckland"],
    ["Moon/Tycho", "Europe/London"],
    ["+02:00", "Europe/London"],
  ];
  for (const [place, [time_zone]] of zones.entries())
    expect((await register(`z${place}@example.test`, { time_zone })).statusCode).toBe(200);
  expect((await register("z@example.test", { time_zone: "x".repeat(61) })).statusCode).toBe(422);
  await workSettled(ports().database);
  const { db } = ports().database;
  const settings = await db.selectFrom("company_settings").select("time_zone").orderBy("company_id").execute();
  expect(settings.map((one) => one.time_zone)).toEqual(zones.map(([, kept]) => kept));
});

test("a language that we do not have is refused, not stored", async () => {
  expect((await register("p@example.test", { locale: "pt" })).statusCode).toBe(422);
});

test.each([
  { wishes: "es-MX,es;q=0.9", language: "es", title: "Este enlace ya no funciona" },
  { wishes: WISHES, language: "fr", title: "Ce lien ne fonctionne plus" },
  { wishes: "ja", language: "ja", title: "このリンクは使用できません" },
  { wishes: "zh-CN,zh;q=0.9", language: "zh", title: "此链接已失效" },
  { wishes: "de-AT", language: "de", title: "Dieser Link gilt nicht mehr" },
  { wishes: "den", language: "en", title: "This link does not work any more" },
])("the page behind a confirmation link reads $language for $wishes", async ({ wishes, language, title }) => {
  const { body } = await app.inject({
    method: "GET",
    url: "/admin_api/auth/confirmation?confirmation_token=gone",
    headers: { "accept-language": wishes },
  });
  expect(body).toContain(`<html lang="${language}">`);
  expect(body).toContain(`<h1>${title}</h1>`);
});

type Said = { [key: string]: unknown };
/** Every sentence of a language's mails, with a practice and a person filled in. */
const sentences = (texts: object): string[] =>
  Object.entries(texts as Said).flatMap(([key, value]) => {
    if (key === "language") return [];
    if (typeof value === "function") return [String(value("Harbour Group"))];
    return typeof value === "string" ? [value] : sentences(value as object);
  });

test("no account mail says the same in two languages, says nothing, or forgets whom it is about", () => {
  const all = LANGUAGES.map((language) => sentences(accountTexts(language)));
  const english = sentences(accountTexts("en"));
  for (const [place, said] of all.entries()) {
    expect(said.map((text) => text.includes("Harbour Group"))).toEqual(
      english.map((text) => text.includes("Harbour Group")),
    );
    expect(said.filter((text) => text.trim() === "")).toEqual([]);
    if (LANGUAGES[place] !== "en") expect(said.filter((text) => english.includes(text))).toEqual([]);
  }
});
