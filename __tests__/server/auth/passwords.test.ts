/** What passwords are held to: what is taken, what is refused, and how they are kept. */
import argon2 from "argon2";
import { type FastifyInstance } from "fastify";
import { buildApp } from "../../../server/app.ts";
import { hashPassword, verifyPassword } from "../../../server/features/auth/secrets/passwords.ts";
import { isRefusedPassword, REFUSED_COUNT } from "../../../server/features/auth/secrets/refusedPasswords.ts";
import { PASSWORD_MEMORY_KIB } from "../../../server/platform/config.ts";
import { aUser, PASSWORD } from "../../support/builders.ts";
import { testPorts } from "../../support/database/testPorts.ts";
import { signInHeaders } from "../../support/signIn.ts";

const ports = testPorts({ rateLimitFactor: 1000 });
let app: FastifyInstance;
beforeEach(async () => {
  app = await buildApp(ports());
});
afterEach(() => app.close());

test("a moment in which nothing can be hashed is over for the next one who signs in", async () => {
  // As in a process in which nobody has signed in yet.
  let passwords!: typeof import("../../../server/features/auth/secrets/passwords.ts");
  jest.isolateModules(() => {
    passwords = require("../../../server/features/auth/secrets/passwords.ts");
  });
  const { verifyPassword } = passwords;
  const hash = await argon2.hash(PASSWORD, { memoryCost: 1024, timeCost: 2, parallelism: 1 });
  await expect(verifyPassword({ passwordMemory: 1 }, hash, PASSWORD)).rejects.toThrow("Memory cost");
  expect(await verifyPassword(ports().config, hash, PASSWORD)).toBe(true);
  expect(await verifyPassword(ports().config, undefined, PASSWORD)).toBe(false);
});

/** Sets a new password by a reset; answers the status and what is wrong with it. */
async function choose(password: string, user?: Awaited<ReturnType<typeof aUser>>) {
  const person = user ?? (await aUser(ports().database.db));
  const { database, clock } = ports();
  await database.db
    .insertInto("user_tokens")
    .values({
      user_id: person.id,
      kind: "password_reset",
      token_hash: `hash of ${person.id} ${password}`,
      email: person.email,
      password_version: person.password_version,
      expires_at: new Date(clock.now().getTime() + 60_000),
      used_at: null,
      created_at: clock.now(),
    })
    .execute();
  const answer = await app.inject({
    method: "PUT",
    url: "/admin_api/auth/password",
    headers: await signInHeaders(ports(), person, "password_reset"),
    payload: { password, password_confirmation: password },
  });
  return { status: answer.statusCode, wrong: answer.json().errors?.password as string[] | undefined };
}
const signIn = async (email: string, password: string) =>
  (await app.inject({ method: "POST", url: "/admin_api/auth/sign_in", payload: { email, password } })).statusCode;
const hashOf = async (id: number): Promise<string> =>
  (await ports().database.db.selectFrom("users").select("password_hash").where("id", "=", id).executeTakeFirst())
    ?.password_hash ?? "";

const RULE = "must have 10 or more characters with uppercase letters, lowercase letters, numbers and symbols";

test("four kinds of characters, ten to two hundred of them as people count", async () => {
  const bad: [string, string][] = [
    ["Ab-456789", RULE],
    ["ab-4567890", RULE],
    ["AB-4567890", RULE],
    ["Ab-cdefghi", RULE],
    ["Ab34567890", RULE],
    // A space is no symbol.
    ["Ab 4567890", RULE],
    // Nine code points in fourteen UTF-16 units.
    ["Ab4-😀😀😀😀😀", RULE],
    [`Ab4-${"x".repeat(197)}`, "is too long (maximum is 200 characters)"],
    [`Ab4-${"😀".repeat(197)}`, "is too long (maximum is 200 characters)"],
  ];
  for (const [password, message] of bad) expect(await choose(password)).toEqual({ status: 422, wrong: [message] });
  for (const password of ["Ab4-567890", "Éa4-567890", "Ab4-😀😀😀😀😀😀", `Ab4-${"😀".repeat(196)}`, "Жж4-567890"])
    expect(await choose(password)).toEqual({ status: 200, wrong: undefined });
});

test("a password is kept as it came: neither trimmed nor composed otherwise", async () => {
  const user = await aUser(ports().database.db);
  const composed = " Quit\u00e9-other-7 ";
  expect((await choose(composed, user)).status).toBe(200);
  const others = [composed.trim(), composed.normalize("NFD"), composed.toUpperCase()];
  const statuses = [];
  for (const other of [...others, composed]) statuses.push(await signIn(user.email, other));
  expect(statuses).toEqual([401, 401, 401, 200]);
});

const OWN = ["anna@harbour.example.test", "Anna van der Berg", "Harbour Group"];

test("more than three thousand common passwords are refused, the practice's own words among them, as whole passwords only", async () => {
  expect(REFUSED_COUNT).toBeGreaterThan(3000);
  const refused =
    "Password1! P@ssw0rd123! Pa$$word12! Welcome@123 W3lcome123! Qwerty123! 1qaz@WSX3edc !QAZ2wsx#EDC Summer2026! Winter#2025 Letmein123! Admin@12345 Passwort1! Willkommen1! Bienvenue1! Anaesthesia1! Callouts2026! Practice123! Harbour2026! HarbourGroup1!";
  const taken = refused.split(" ").filter((password) => !isRefusedPassword(password, OWN));
  expect(taken).toEqual([]);
  const fine = ["My-Password1!-horse", "Harbour-lights-7", "Summer2026!Winter", "Quite-other-7", PASSWORD];
  expect(fine.filter((password) => isRefusedPassword(password, OWN))).toEqual([]);
  expect(await choose("Password123!")).toEqual({ status: 422, wrong: ["is too common"] });
  expect(await choose("Whitlocke#2026")).toEqual({ status: 422, wrong: ["is too common"] });
});

test.each([
  "P@ssw0rd123",
  "P@ssword123",
  "P@ssw0rd2024",
  "P@$$w0rd2024",
  "Pa$$word1234",
  "Passw0rd!!",
  "P@ssw0rd!!!",
  "P@ssw0rd123456789",
  "Pass-word12",
  "P.assw0rd.2025",
  "W€lcome2026",
  "Adm!n12345",
  "Summ3r!!!!!",
  "L3tme!n2023",
  "Qw3rty@1111",
  "An@esthesia1",
  "Ca||outs2026",
  "Wh!tlocke2026",
  "Harbour-Group1",
  "H@rbourGroup99",
])("%s is a common word with a sign in it and what people put after it", (password) => {
  expect(isRefusedPassword(password, [...OWN, "Anna Whitlocke"])).toBe(true);
});

test.each([
  "P@rrot-sw1ms-home",
  "Pl@net9-basket",
  "W1nd-and-Sails",
  "Harb0ur-at-n1ght",
  "Tea@four-2-cups",
  "Correct-horse-9-battery",
  "x7$Kq!vR2pLm",
  "Gr@vel4Lantern",
  "Password-of-the-9-moons",
  "2026!Ottersummer",
  "Zw0lf-Boxk@mpfer",
])("%s is nobody's first try", (password) => {
  expect(isRefusedPassword(password, [...OWN, "Anna Whitlocke"])).toBe(false);
});

test("hashes are argon2id of stated strength; a weaker one is made anew when its owner signs in", async () => {
  await app.close();
  app = await buildApp({ ...ports(), config: { ...ports().config, passwordMemory: PASSWORD_MEMORY_KIB } });
  const weak = await argon2.hash(PASSWORD, { memoryCost: 1024, timeCost: 2, parallelism: 1 });
  const user = await aUser(ports().database.db, { password_hash: weak });
  expect(await signIn(user.email, "wrong")).toBe(401);
  expect(await hashOf(user.id)).toBe(weak);
  expect(await signIn(user.email, PASSWORD)).toBe(200);
  const strong = await hashOf(user.id);
  expect(strong).toMatch(/^\$argon2id\$v=19\$/);
  const [memory, passes] = ["m", "t"].map((name) => new RegExp(`[$,]${name}=(\\d+)[$,]`).exec(strong)?.[1]);
  // OWASP's least is 19 MiB twice.
  expect([Number(memory) >= 19 * 1024, Number(passes) >= 2]).toEqual([true, true]);
  expect(await signIn(user.email, PASSWORD)).toBe(200);
  expect(await hashOf(user.id)).toBe(strong);
});

test("of very many at once sixty-eight are served in turn, the others asked to come back", async () => {
  const hash = await hashPassword(ports().config, PASSWORD);
  const results = await Promise.allSettled(
    Array.from({ length: 80 }, () => verifyPassword(ports().config, hash, "wrong")),
  );
  const refused = results.filter(({ status }) => status === "rejected");
  expect(refused).toHaveLength(80 - 4 - 64);
  expect(refused[0]).toMatchObject({ reason: { status: 503, code: "unavailable", retryAfter: 2 } });
  expect(await verifyPassword(ports().config, hash, PASSWORD)).toBe(true);
});
