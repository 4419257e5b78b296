/** Reloading amid answers loses new tokens, and ends no session, where every answer may bring one. */
import { fc } from "../../support/random/fc.ts";
import { seed } from "../../support/random/sampling.ts";
import { ModelBrowser, type ModelTab } from "../../support/wire/modelBrowser.ts";
import { ModelServer } from "../../support/wire/modelServer.ts";

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

/** Two new tokens are lost, and the page is reloaded again and again before anything comes; then patience. */
const IMPATIENT: Step[] = [
  { do: "wait", ms: 6000 },
  { do: "reload", answered: false },
  { do: "wait", ms: 6000 },
  { do: "reload", answered: false },
  { do: "wait", ms: 2000 },
  { do: "reload", answered: false },
  { do: "wait", ms: 2000 },
  { do: "reload", answered: false },
  { do: "wait", ms: 200 },
  { do: "reload", answered: false },
  { do: "answer" },
  { do: "wait", ms: 31_000 },
  { do: "ask", n: 0 },
];

const settle = async (): Promise<void> => {
  for (let turn = 0; turn < 60; turn += 1) await null;
};

type Pace = {
  /** A page that was just loaded has its answers before anything else happens. */
  answersLoads: boolean;
  /** What is not answered within this is answered. Milliseconds. */
  patience: number;
};
const QUICK: Pace = { answersLoads: true, patience: 2000 };
const SLOW: Pace = { answersLoads: false, patience: 6000 };

class Run {
  readonly server = new ModelServer("every-request");
  readonly #browser = new ModelBrowser(this.server, 1);
  readonly #pace: Pace;

  constructor(pace: Pace) {
    this.#pace = pace;
  }

  get tab(): ModelTab {
    return this.#browser.tabs[0] as ModelTab;
  }

  close(): void {
    for (const one of this.#browser.tabs) one.close();
    jest.clearAllTimers();
  }

  async signIn(): Promise<void> {
    await settle();
    this.tab.signIn(1);
    await settle();
    await this.answer();
  }

  async answer(): Promise<void> {
    while (this.server.pending.length > 0) {
      for (const request of [...this.server.pending]) this.server.deliver(request);
      await settle();
    }
  }

  async do(next: Step): Promise<void> {
    await this.#answerUnseen();
    if (next.do === "ask") this.tab.ask(next.n);
    if (next.do === "answer") await this.answer();
    if (next.do === "reload") await this.#reload(next.answered);
    if (next.do === "wait") await this.#wait(next.ms);
    await settle();
    // The server hears and acts; the answers are under way.
    for (const request of this.server.pending) this.server.arrive(request);
  }

  /** Nobody is kept waiting by it, so that nobody leaves because of it. */
  async #answerUnseen(): Promise<void> {
    if (this.tab.kind() !== "signedIn") return;
    for (const one of this.server.pending.filter(({ path }) => path.includes("unbatch"))) this.server.deliver(one);
    await settle();
  }

  async #reload(answered: boolean): Promise<void> {
    if (answered) await this.answer();
    this.#browser.reload(0);
    await settle();
    if (this.#pace.answersLoads) await this.answer();
  }

  async #wait(time: number): Promise<void> {
    if (time > this.#pace.patience) await this.answer();
    for (let passed = 0; passed < time; passed += 200) {
      jest.advanceTimersByTime(200);
      await settle();
      for (const request of this.server.pending) this.server.arrive(request);
      await this.#answerUnseen();
    }
  }
}

async function play(pace: Pace, steps: Step[]): Promise<Run> {
  const run = new Run(pace);
  try {
    await run.signIn();
    for (const next of steps) await run.do(next);
    await run.answer();
    return run;
  } finally {
    run.close();
  }
}

beforeEach(() => {
  jest.useFakeTimers({ now: Date.parse("2026-11-24T10:42:00Z"), doNotFake: ["nextTick", "queueMicrotask"] });
});
afterEach(() => jest.useRealTimers());

const steps = fc.array(step, { minLength: 5, maxLength: 40 });
const numRuns = process.env.FULL ? 1000 : 60;

test(`mixed calls, with reloads amid their answers: nobody is signed out (seed ${seed})`, async () => {
  const holds = async (all: Step[]): Promise<void> => {
    const { tab, server } = await play(QUICK, all);
    expect([tab.kind(), server.refused.size]).toEqual(["signedIn", 0]);
  };
  await fc.assert(fc.asyncProperty(steps, holds), { seed, numRuns, examples: [[TWICE], [IMPATIENT]] });
});

/** The library forgives two lost tokens for five seconds after its last answer, and nothing the app does prolongs that. */
test(`a slow server: whoever reloads before anything came is signed out by silence only (seed ${seed})`, async () => {
  const holds = async (all: Step[]): Promise<void> => {
    const { tab, server } = await play(SLOW, all);
    expect([...server.overtaken]).toEqual([]);
    if (server.refused.size === 0) expect(tab.kind()).toBe("signedIn");
  };
  await fc.assert(fc.asyncProperty(steps, holds), { seed, numRuns, examples: [[TWICE], [IMPATIENT]] });
});

test("a slow server that is reloaded again and again, and then waited for", async () => {
  const { tab, server } = await play(SLOW, IMPATIENT);
  expect([tab.kind(), server.refused.size]).toEqual(["signedIn", 0]);
});
