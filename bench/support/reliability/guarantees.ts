/** What is promised, how it is tried at full size and briefly, and what of the outcome is the figure (docs/reliability.md). */

/** What a program said last, or how many tests passed. */
export type Outcome = Record<string, unknown>;

export type Trial =
  | { kind: "program"; args: string[] }
  /** `suites`: patterns of the files' paths; `title`: of the tests'; `tried`: how much that is; `runs`: of random sequences. */
  | { kind: "tests"; project: "app" | "server"; suites: string[]; title?: string; tried?: string; runs?: number }
  | { kind: "browser"; specs: string[]; title?: string; tried?: string };

export type Guarantee = {
  what: string;
  target: string;
  full: Trial;
  /** Not in the brief run where it takes long at any size. */
  quick?: Trial;
  /** On a PostgreSQL of its own. */
  onPostgres?: true;
  /** Its figures are times or want all of the machine: nothing else runs meanwhile. */
  alone?: true;
  figure: (outcome: Outcome) => string;
  control?: (outcome: Outcome) => string;
  /** Where the program judges more than this row does. */
  isKept?: (outcome: Outcome) => boolean;
};

const program = (name: string, ...args: string[]): Trial => ({ kind: "program", args: [`bench/${name}.ts`, ...args] });
type Details = { title?: string; tried?: string; runs?: number; project?: "app" };
const tests = (suites: string[], details: Details = {}): Trial => ({
  kind: "tests",
  project: "server",
  suites,
  ...details,
});

/** A figure of the outcome by its path: "heard.p95". */
function at(outcome: Outcome, path: string): string {
  let value: unknown = outcome;
  for (const name of path.split(".")) value = (value as Outcome | undefined)?.[name];
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}

/** What a program missed by name, or that it is nothing. */
const missedOf = (outcome: Outcome): string => {
  const missed = at(outcome, "missed");
  return missed === "{}" ? "none missed" : `missed ${missed}`;
};

const passed = (outcome: Outcome): string => `${at(outcome, "passed")} of ${at(outcome, "tests")} tests passed`;

const killed = (...args: string[]): Trial => program("crash", "--seed", "20261126", ...args);
const crash = {
  what: "the server is killed while eight write and mails leave",
  target: "0 acknowledged changes and 0 emails lost, ready within 3 s",
  full: killed("--rounds", "50"),
  quick: killed("--rounds", "3", "--hurry"),
  alone: true,
  figure: (outcome: Outcome) =>
    `${at(outcome, "rounds")} kills: of ${at(outcome, "acknowledged")} changes, ${at(outcome, "mails")} emails ${missedOf(outcome)}; ready after ${at(outcome, "ready.p50")} ms, at worst ${at(outcome, "ready.worst")}`,
  control: (outcome: Outcome) => `${at(outcome, "orderly")} ms after an orderly end`,
} as const;
const outage = (...args: string[]): Trial => program("outage", ...args);
const told = (outcome: Outcome): string =>
  `${at(outcome, "events")} callouts of ${at(outcome, "practices")} practices to ${at(outcome, "clients")}, ${at(outcome, "kills")} kills: ${at(outcome, "missed")} missed, ${at(outcome, "twice")} twice, ${at(outcome, "foreign")} foreign`;
const tabs = (tried: string): Trial => ({ kind: "browser", specs: ["tabs"], title: "told once", tried });

export const GUARANTEES: readonly Guarantee[] = [
  crash,
  { ...crash, onPostgres: true },
  {
    what: "many open apps hear of each callout",
    target: "all delivered, none dropped (memory and times: docs/performance.md)",
    full: program("capacity", "--clients", "2000", "--hold", "20", "--broadcasts", "20", "--seconds", "10"),
    quick: program(
      "capacity",
      "--clients",
      "200",
      "--practices",
      "10",
      "--hold",
      "3",
      "--broadcasts",
      "5",
      "--seconds",
      "3",
    ),
    onPostgres: true,
    alone: true,
    figure: (outcome) =>
      `${at(outcome, "clients")} clients, held in ${at(outcome, "practices")} practices: ${at(outcome, "heard.undelivered")} callouts and ${at(outcome, "answers.undelivered")} answers undelivered, ${at(outcome, "drops")} dropped, ${at(outcome, "heard.p95")} ms for 95 of 100`,
    control: (outcome) => `${at(outcome, "control.p95")} ms for bare ws`,
    isKept: (outcome) =>
      ["heard.undelivered", "answers.undelivered", "drops"].every((path) => at(outcome, path) === "0"),
  },
  {
    what: "many open apps lose the server together",
    target: "at most a quarter tries in one second, all back in 35 s, no 5xx",
    full: program("herd"),
    onPostgres: true,
    alone: true,
    figure: (outcome) =>
      `${at(outcome, "clients")} clients, ${at(outcome, "rounds")} times: peak ${at(outcome, "peak")}, ${at(outcome, "missing")} missing after ${at(outcome, "back")} ms, ${at(outcome, "failed")} of ${at(outcome, "asked")} questions failed`,
    control: () => "1: all at once",
  },
  {
    what: "two hundred sign in at once",
    target: "each answered or put off, below 300 MB more, others below 100 ms",
    full: program("signIns"),
    quick: program("signIns", "--rounds", "1"),
    alone: true,
    figure: (outcome) =>
      `${at(outcome, "tries")} tries: ${at(outcome, "putOff")} put off, ${at(outcome, "other")} failed, ${at(outcome, "grownMegabytes")} MB more, others ${at(outcome, "health.p95")} ms`,
    control: (outcome) => `${at(outcome, "idle.p95")} ms while nobody does`,
  },
  {
    what: "whether the time of an answer tells if an address has an account",
    target: "chance 0.45 to 0.55",
    full: program("timing", "--n", "1000"),
    alone: true,
    figure: (outcome) => at(outcome, "auc"),
    control: () => "0.5: a coin",
  },
  {
    what: "three tabs over a bad network for a working day",
    target: "0 sign-outs in 20 days",
    full: program("rotation", "--seeds", "20"),
    quick: program("rotation", "--seeds", "1", "--minutes-sim", "120"),
    figure: (outcome) =>
      `${at(outcome, "seeds")} seeds of ${at(outcome, "minutes")} minutes, ${at(outcome, "requests")} requests, ${at(outcome, "lost")} lost: ${at(outcome, "logouts")} sign-outs`,
  },
  {
    what: "the server is killed between the planning of waves and their turn, and amid it",
    target: "each wave asks its doctor once",
    full: program("waves", "--seed", "20261127"),
    quick: program("waves", "--seed", "20261127", "--rounds", "2"),
    onPostgres: true,
    figure: (outcome) =>
      `${at(outcome, "kills")} kills, ${at(outcome, "waitingAtKills")} waves waiting at them: of ${at(outcome, "waves")} callouts, ${at(outcome, "mails")} emails ${missedOf(outcome)}`,
  },
  {
    what: "requests with twisted bodies, queries, headers and forms",
    target: "0 × 500 of 10,000",
    full: tests(["platform/fuzz"], { title: "part [1-4]", tried: "10,000 requests" }),
    quick: tests(["platform/fuzz"], { tried: "250 requests" }),
    onPostgres: true,
    figure: passed,
  },
  {
    what: "a mail server that takes its time",
    target: "each email once, none lost",
    full: program("slowMail", "--line", "8", "--end", "16"),
    figure: (outcome) =>
      Object.values(outcome)
        .map(
          (one) =>
            `${at(one as Outcome, "arrived")} of ${at(one as Outcome, "expected")}, ${at(one as Outcome, "twice")} twice`,
        )
        .join("; "),
  },
  {
    what: "desktop notifications with two and with four tabs",
    target: "200 of 200 once, though the telling tab is closed",
    full: tabs("200 answers twice"),
    quick: tabs("20 answers twice"),
    figure: passed,
  },
  {
    what: "clients are away for a minute while callouts are sent",
    target: "0 missed, 0 told twice, 0 foreign",
    full: outage("--away", "60", "--events", "500", "--kills", "0"),
    quick: outage("--away", "3", "--events", "20", "--kills", "0"),
    figure: told,
  },
  {
    what: "the server is killed while callouts are sent and clients listen",
    target: "0 missed, 0 told twice, 0 foreign",
    full: outage("--events", "200", "--kills", "20"),
    quick: outage("--events", "20", "--kills", "2"),
    onPostgres: true,
    figure: told,
  },
  {
    what: "a hundred parallel requests across a rotation, again and again",
    target: "0 refused of 5,000, one new token each time",
    full: tests(["auth/twoPhases"], { title: "a hundred parallel", tried: "5,000 requests" }),
    quick: tests(["auth/twoPhases"], { title: "a hundred parallel", tried: "100 requests" }),
    onPostgres: true,
    figure: passed,
  },
  {
    what: "mail scanners open a doctor's links; forged links",
    target: "0 changes in 1,000 visits, 0 of 10,000 taken",
    full: tests(["respond/guards"], { tried: "1,980 visits, 10,000 forged" }),
    quick: tests(["respond/guards"], { tried: "330 visits, 1,000 forged" }),
    onPostgres: true,
    figure: passed,
  },
  {
    what: "calls with another practice's ids",
    target: "0 leaks, 0 changes in 2,000",
    full: tests(["server/isolation"], { tried: "2,000 calls and every route" }),
    quick: tests(["server/isolation"], { tried: "100 calls and every route" }),
    onPostgres: true,
    figure: passed,
  },
  {
    what: "the cable: AnyCable's scenarios, the real client, broken frames, five practices, a listener that is killed",
    target: "every scenario",
    full: tests(["server/cable"]),
    quick: tests(["cable/recordings", "cable/conformance"]),
    onPostgres: true,
    figure: passed,
  },
  {
    what: "changes sent again and at once, races, a database that goes, is silent or full",
    target: "one change each, 0 lost",
    full: tests([
      "platform/repeats",
      "platform/outage",
      "platform/silence",
      "platform/storageFull",
      "callouts/races",
      "mail/claims",
      "mail/patience",
      "mail/lanes",
    ]),
    onPostgres: true,
    figure: passed,
  },
  {
    what: "poisoned hosts, redirects, spoofed addresses, bounds, slow clients, secrets in the log",
    target: "0 taken",
    full: tests([
      "auth/strangers",
      "platform/attacks",
      "platform/limits",
      "platform/connections",
      "platform/answers",
      "platform/log",
      "mail/address",
    ]),
    onPostgres: true,
    figure: passed,
  },
  {
    what: "a second server, a lock that was left, an orderly end, wall times wherever server and browser stand",
    target: "0 changes lost, the same times everywhere",
    full: tests(["start/process", "mail/leftBehind", "callouts/wallTime"]),
    figure: passed,
  },
  {
    what: "the app's own rules of sessions and news, in any order",
    target: "0 sign-outs, 0 missed, 0 twice",
    full: tests(["src/session/reloads", "src/session/anySequence", "src/notifications"], {
      project: "app",
      runs: 1000,
      tried: "1,000 sequences of what three tabs may meet",
    }),
    figure: passed,
  },
  {
    what: "the app in a browser: broken storage, a server that is killed, two tabs, storms, hostile words, a wrong clock",
    target: "every scenario",
    full: { kind: "browser", specs: ["session", "storageBroken", "restart", "hardship"] },
    figure: passed,
  },
];
