import { type FastifyInstance } from "fastify";
import { buildApp } from "../../../server/app.ts";
import { testPorts } from "../../support/database/testPorts.ts";
import { doctorHome } from "../../support/doctorHome.ts";

const ports = testPorts();
let app: FastifyInstance;
beforeEach(async () => {
  app = await buildApp(ports());
});
afterEach(() => app.close());
const { atHome, homeOf } = doctorHome(ports, () => app);

const MINUTES = 60_000;

test("sixty presses an hour on one doctor's link, from whichever address; another doctor's is not held back", async () => {
  const { home, other } = await atHome({ days: [] });
  const statuses: number[] = [];
  for (let press = 0; press < 61; press++) {
    // An address may press thirty times in five minutes.
    if (press > 0 && press % 30 === 0) ports().clock.advance(6 * MINUTES);
    statuses.push((await home.post("/usually_not", { stamp: "none" })).statusCode);
  }
  expect(statuses).toEqual([...Array<number>(60).fill(422), 429]);
  ports().clock.advance(6 * MINUTES);
  expect((await (await homeOf(other)).post("/usually_not", { stamp: "none" })).statusCode).toBe(422);
});

test("a calendar app that asks without end is told to wait, and who guesses addresses is as well", async () => {
  const { home } = await atHome({ days: [] });
  await home.press("/calendar_address", { act: "open" });
  const url = / id="address" readonly value="([^"]+)"/.exec((await home.open()).body)?.[1] ?? "";
  const read = async (path: string) => (await app.inject({ url: path })).statusCode;
  const { pathname } = new URL(url);
  for (let reads = 0; reads < 120; reads++) expect(await read(pathname)).toBe(200);
  expect(await read(pathname)).toBe(429);
  const guesses: number[] = [];
  for (let guess = 0; guess < 400 && guesses.at(-1) !== 429; guess++)
    guesses.push(await read(`/respond/calendar.${guess}.ics`));
  expect([guesses[0], guesses.at(-1)]).toEqual([404, 429]);
});
