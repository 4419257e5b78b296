import { type FastifyRequest } from "fastify";
import { addressKey, rateLimit, refuseOverLimit } from "../../../server/plugins/rateLimit.ts";
import { testPorts } from "../../support/testPorts.ts";

const ports = testPorts();
const limit = { key: "sign_in 127.0.0.1", max: 3, windowSeconds: 60 };

test("N pass and the next is refused, with the seconds to wait; after the window all is forgotten", async () => {
  for (let hit = 0; hit < 3; hit++) await rateLimit(ports(), [limit]);
  ports().clock.advance(20_000);
  await expect(rateLimit(ports(), [limit])).rejects.toMatchObject({ status: 429, retryAfter: 40 });
  ports().clock.advance(40_000);
  await expect(rateLimit(ports(), [limit])).resolves.toBeUndefined();
});

test("a call that weighs more fills the bound sooner", async () => {
  await rateLimit(ports(), [{ ...limit, weight: 3 }]);
  await expect(rateLimit(ports(), [limit])).rejects.toMatchObject({ status: 429 });
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
