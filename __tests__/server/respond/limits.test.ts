/** How often a mailed link may be opened and pressed, from one address and in all. */
import { type FastifyInstance } from "fastify";
import { buildApp } from "../../../server/app.ts";
import { aCallout, aPractice } from "../../support/aCallout.ts";
import { aUser } from "../../support/builders.ts";
import { testPorts } from "../../support/database/testPorts.ts";
import { linkPath, PRESSED } from "../../support/doctorsPage.ts";
import { signInHeaders } from "../../support/signIn.ts";

const ports = testPorts();
let app: FastifyInstance;
beforeEach(async () => {
  app = await buildApp(ports());
});
afterEach(() => app.close());

const MINUTE = 60_000;
const FORGED = "/respond/forged";
const from = (n: number): string => `192.0.2.${n}`;

async function aLink(): Promise<string> {
  const practice = await aPractice(ports(), { doctors: 1 });
  const [doctor] = practice.doctors;
  return linkPath(ports(), await aCallout(ports(), practice), doctor ?? { id: 0 });
}

const show = (url: string, remoteAddress: string) =>
  app.inject({ url, remoteAddress, headers: { host: PRESSED.host } });
const press = (url: string, remoteAddress: string) =>
  app.inject({
    method: "POST",
    url,
    remoteAddress,
    headers: { "content-type": "application/x-www-form-urlencoded", ...PRESSED },
    payload: "",
  });
type Ask = (url: string, remoteAddress: string) => ReturnType<typeof show>;

/** Calls until one is refused; its number among them, and when to come back. */
async function refusedAt(ask: Ask, url: string, addressOf: (n: number) => string) {
  for (let n = 1; ; n++) {
    const { statusCode, headers, body } = await ask(url, addressOf(n));
    if (statusCode !== 429) continue;
    expect([headers["content-type"], body]).toEqual(["text/html; charset=utf-8", expect.stringContaining("<h1")]);
    return { at: n, wait: Number(headers["retry-after"]) };
  }
}
const here = (): string => from(1);
/** Each from another address, so that only the link's own bound is met. */
const everywhere = (n: number): string => from(n);

test.each<[string, Ask, { address: number; link: number }]>([
  ["opened", show, { address: 120, link: 60 }],
  ["pressed", press, { address: 30, link: 20 }],
])(
  "links are %s so many times from one address, and each so many times in all, until the time is over",
  async (_, ask, most) => {
    const link = await aLink();
    expect(await refusedAt(ask, FORGED, here)).toEqual({ at: most.address + 1, wait: 300 });
    expect((await ask(FORGED, from(2))).statusCode).toBe(404);
    ports().clock.advance(5 * MINUTE);
    expect((await ask(FORGED, here())).statusCode).toBe(404);
    expect(await refusedAt(ask, link, everywhere)).toEqual({ at: most.link + 1, wait: 3600 });
    const other = await aLink();
    expect((await ask(other, from(250))).statusCode).not.toBe(429);
    ports().clock.advance(60 * MINUTE);
    expect((await ask(link, here())).statusCode).not.toBe(429);
  },
);

test("a new password is tried ten times an hour with one link, and twenty-five times in five minutes from one address", async () => {
  const people = await Promise.all([1, 2, 3].map(() => aUser(ports().database.db)));
  const statuses = [];
  for (const person of people) {
    const headers = await signInHeaders(ports(), person, "password_reset");
    for (let n = 0; n < 11 && statuses.length < 28; n++) {
      const answer = await app.inject({
        method: "PUT",
        url: "/admin_api/auth/password",
        headers,
        remoteAddress: here(),
        payload: { password: "short", password_confirmation: "short" },
      });
      statuses.push(answer.statusCode);
    }
  }
  const ten = Array<number>(10).fill(422);
  // The refused ones of the first two count against the address as well.
  expect(statuses).toEqual([...ten, 429, ...ten, 429, ...ten.slice(0, 3), 429, 429, 429]);
});
