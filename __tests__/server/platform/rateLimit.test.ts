import { type FastifyRequest } from "fastify";
import { addressKey, rateLimit, refuseOverLimit } from "../../../server/http/rateLimit.ts";
import { tidyUp } from "../../../server/jobs/tidyUp.ts";
import { MINUTE_MS } from "../../../src/contract/durations.ts";
import { aUser } from "../../support/builders.ts";
import { testPorts } from "../../support/database/testPorts.ts";

const ports = testPorts();
const limit = { key: "sign_in 127.0.0.1", max: 3, windowMs: MINUTE_MS };

test("N pass and the next is refused, with the seconds to wait; after the window all is forgotten", async () => {
  for (let hit = 0; hit < 3; hit++) await rateLimit(ports(), [limit]);
  ports().clock.advance(20_000);
  await expect(rateLimit(ports(), [limit])).rejects.toMatchObject({ status: 429, retryAfter: 40 });
  ports().clock.advance(40_000);
  await expect(rateLimit(ports(), [limit])).resolves.toBeUndefined();
});

test("what is rolled back was not counted", async () => {
  const { db } = ports().database;
  const undone = db.transaction().execute(async (tx) => {
    for (let hit = 0; hit < 3; hit++) await rateLimit(ports(), [limit], tx);
    throw new Error("refused");
  });
  await expect(undone).rejects.toThrow("refused");
  await expect(rateLimit(ports(), [limit])).resolves.toBeUndefined();
});

test("another key is not concerned", async () => {
  for (let hit = 0; hit < 3; hit++) await rateLimit(ports(), [limit]);
  await expect(rateLimit(ports(), [{ ...limit, key: "sign_in 127.0.0.2" }])).resolves.toBeUndefined();
});

test("asking without counting refuses at the bound and never brings it nearer", async () => {
  for (let hit = 0; hit < 10; hit++) await refuseOverLimit(ports(), [limit]);
  for (let hit = 0; hit < 3; hit++) await rateLimit(ports(), [limit]);
  await expect(refuseOverLimit(ports(), [limit])).rejects.toMatchObject({ status: 429 });
});

test.each([
  ["192.0.2.7", "192.0.2.7"],
  ["::ffff:192.0.2.7", "192.0.2.7"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2"],
  ["2001:db8::6", "2001:db8:0:0"],
])("%s is counted as %s", (ip, key) => {
  expect(addressKey({ ip } as FastifyRequest)).toBe(key);
});

test("what has had its time is taken away, and nothing else", async () => {
  const { db } = ports().database;
  const user = await aUser(db);
  const { company_id } = user;
  const MINUTE = 60_000;
  const at = (minutes: number): Date => new Date(ports().clock.now().getTime() + minutes * MINUTE);
  const session = { user_id: user.id, token_hash: "x", previous_token_hash: null, last_token_hash: null };
  const times = { rotated_at: at(-99), current_used_at: null, last_used_at: at(-99), created_at: at(-99) };
  const token = { user_id: user.id, kind: "invitation", email: "x", password_version: 0, used_at: null } as const;
  const key = { company_id, user_id: user.id, fingerprint: "x", answer: null };
  const preview = { company_id, user_id: user.id, digest: "x", html: "x" };
  for (const [name, minutes] of [
    ["over", -1],
    ["living", 1],
  ] as const) {
    await db
      .insertInto("rate_limits")
      .values({ key: name, hits: 1, window_ends_at: at(minutes) })
      .execute();
    const more = { client: name, user_agent: null, ip: null, expires_at: at(minutes) };
    await db
      .insertInto("sessions")
      .values({ ...session, ...times, ...more })
      .execute();
    const ends = { token_hash: name, expires_at: at(minutes - 30 * 24 * 60), created_at: at(-99) };
    await db
      .insertInto("user_tokens")
      .values({ ...token, ...ends })
      .execute();
    await db
      .insertInto("idempotency_keys")
      .values({ ...key, key: name, created_at: at(minutes - 24 * 60) })
      .execute();
    const slot = name === "over" ? "callout" : "email_text";
    await db
      .insertInto("mail_previews")
      .values({ ...preview, slot, created_at: at(minutes - 10) })
      .execute();
  }
  await tidyUp(ports());
  expect(await db.selectFrom("rate_limits").select("key").execute()).toEqual([{ key: "living" }]);
  expect(await db.selectFrom("sessions").select("client").execute()).toEqual([{ client: "living" }]);
  expect(await db.selectFrom("user_tokens").select("token_hash").execute()).toEqual([{ token_hash: "living" }]);
  expect(await db.selectFrom("idempotency_keys").select("key").execute()).toEqual([{ key: "living" }]);
  expect(await db.selectFrom("mail_previews").select("slot").execute()).toEqual([{ slot: "email_text" }]);
});
