/** Reloading amid answers loses new tokens, and ends no session, where every answer may bring one. */
import { fc } from "../../support/fc.ts";
import { ModelBrowser } from "../../support/modelBrowser.ts";
import { ModelServer } from "../../support/modelServer.ts";
import { seed } from "../../support/sampling.ts";

type Step =
  | { do: "ask"; n: number }
  | { do: "wait"; ms: number }
  | { do: "answer" }
  | { do: "reload"; answered: boolean };

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ do: fc.constant("ask" as const), n: fc.nat(2) }) },
  {
    weight: 4,
    arbitrary: fc.record({ do: fc.constant("wait" as const), ms: fc.constantFrom(200, 2000, 4500, 6000, 31_000) }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant("answer" as const) }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant("reload" as const), answered: fc.boolean() }) },
);

/** Two new tokens in a row are lost, by pages that are left before their answers come. */
const TWICE: Step[] = [
  { do: "wait", ms: 6000 },
  { do: "ask", n: 0 },
  { do: "reload", answered: false },
  { do: "wait", ms: 6000 },
  { do: "ask", n: 1 },
  { do: "reload", answered: false },
  { do: "wait", ms: 6000 },
  { do: "ask", n: 2 },
  { do: "answer" },
];

const settle = async (): Promise<void> => {
  for (let turn = 0; turn < 60; turn += 1) await null;
};

async function answer(server: ModelServer): Promise<void> {
  while (server.pending.length > 0) {
    for (const request of [...server.pending]) server.deliver(request);
    await settle();
  }
}

async function play(steps: Step[]): Promise<void> {
  const server = new ModelServer("every-request");
  const browser = new ModelBrowser(server, 1);
  try {
    await settle();
    browser.tabs[0]?.signIn(1);
    await settle();
    await answer(server);
    for (const next of steps) {
      if (next.do === "ask") browser.tabs[0]?.ask(next.n);
      if (next.do === "answer") await answer(server);
      if (next.do === "reload") {
        if (next.answered) await answer(server);
        // The server has heard and acted; nobody hears its answers.
        for (const request of server.pending) server.arrive(request);
        browser.reload(0);
        await settle();
        await answer(server);
      }
      // Nobody waits for an answer as long as for the next deed.
      if (next.do === "wait") {
        if (next.ms > 2000) await answer(server);
        jest.advanceTimersByTime(next.ms);
      }
      await settle();
    }
    await answer(server);
    expect([browser.tabs[0]?.kind(), server.refused.size]).toEqual(["signedIn", 0]);
  } finally {
    for (const one of browser.tabs) one.close();
    jest.clearAllTimers();
  }
}

beforeEach(() => {
  jest.useFakeTimers({ now: Date.parse("2026-11-24T10:42:00Z"), doNotFake: ["nextTick", "queueMicrotask"] });
});
afterEach(() => jest.useRealTimers());

test(`mixed calls, with reloads amid their answers: nobody is signed out (seed ${seed})`, async () => {
  const steps = fc.array(step, { minLength: 5, maxLength: 40 });
  await fc.assert(fc.asyncProperty(steps, play), { seed, numRuns: process.env.FULL ? 1000 : 60, examples: [[TWICE]] });
});
