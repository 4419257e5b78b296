/** What is promised, how it is tried at full size and briefly, and what of the outcome is the figure (docs/reliability.md). */

/** What a program said last, or how many tests passed. */
export type Outcome = Record<string, unknown>;

export type Trial =
  | { kind: "program"; args: string[] }
  /** `suite`: a part of the file's path; `title`: of the test's. */
  | { kind: "tests"; suite: string; title?: string }
  | { kind: "browser"; spec: string; title: string };

export type Guarantee = {
  what: string;
  target: string;
  full: Trial;
  quick: Trial;
  /** On a PostgreSQL of its own, where one is installed. */
  onPostgres?: true;
  figure: (outcome: Outcome) => string;
  control?: (outcome: Outcome) => string;
  /** Where the program judges more than this row does. */
  isKept?: (outcome: Outcome) => boolean;
};

const program = (name: string, ...args: string[]): Trial => ({ kind: "program", args: [`bench/${name}.ts`, ...args] });
const tests = (suite: string, title?: string): Trial => ({ kind: "tests", suite, ...(title ? { title } : {}) });

/** A figure of the outcome by its path: "heard.p95". */
function at(outcome: Outcome, path: string): string {
  let value: unknown = outcome;
  for (const name of path.split(".")) value = (value as Outcome | undefined)?.[name];
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}

const passed = (outcome: Outcome): string => `${at(outcome, "passed")} of ${at(outcome, "tests")} tests passed`;

const killed = (rounds: string): Trial => program("crash", "--rounds", rounds, "--seed", "20261126");
const crash = {
  what: "the server is killed while eight write and mails leave",
  target: "0 acknowledged changes and 0 emails lost, ready within 3 s",
  full: killed("50"),
  quick: killed("3"),
  figure: (outcome: Outcome) =>
    `${at(outcome, "rounds")} kills: of ${at(outcome, "acknowledged")} changes, ${at(outcome, "mails")} emails missed ${at(outcome, "missed")}; ready after ${at(outcome, "ready.p50")} ms`,
  control: (outcome: Outcome) => `${at(outcome, "orderly")} ms after an orderly end`,
};
const told = (outcome: Outcome): string =>
  `${at(outcome, "events")} callouts to ${at(outcome, "clients")}: ${at(outcome, "missed")} missed, ${at(outcome, "twice")} twice`;

export const GUARANTEES: readonly Guarantee[] = [
  {
    what: "a hundred parallel requests across a rotation, again and again",
    target: "0 refused of 5,000, one new token each time",
    full: tests("auth/twoPhases", "a hundred parallel"),
    quick: tests("auth/twoPhases", "a hundred parallel"),
    onPostgres: true,
    figure: passed,
  },
  {
    what: "three tabs over a bad network for a working day",
    target: "0 sign-outs in 20 days",
    full: program("rotation", "--seeds", "20"),
    quick: program("rotation", "--seeds", "1"),
    figure: (outcome) =>
      `${at(outcome, "seeds")} days, ${at(outcome, "requests")} requests, ${at(outcome, "lost")} lost: ${at(outcome, "logouts")} sign-outs`,
  },
  {
    what: "clients are away for a minute while callouts are sent",
    target: "0 missed, 0 told twice",
    full: program("outage", "--away", "60", "--events", "500", "--kills", "0"),
    quick: program("outage", "--away", "5", "--events", "20", "--kills", "0", "--clients", "5"),
    figure: told,
  },
  {
    what: "the server is killed while callouts are sent and clients listen",
    target: "0 missed, 0 told twice",
    full: program("outage", "--events", "200", "--kills", "20"),
    quick: program("outage", "--events", "20", "--kills", "2", "--clients", "5"),
    figure: told,
  },
  crash,
  { ...crash, onPostgres: true },
  {
    what: "many open apps hear of each callout",
    target: "all delivered, none dropped",
    full: program("capacity", "--clients", "2000", "--hold", "20", "--broadcasts", "20", "--seconds", "10"),
    quick: program("capacity", "--clients", "200", "--hold", "3", "--broadcasts", "5", "--seconds", "3"),
    onPostgres: true,
    figure: (outcome) =>
      `${at(outcome, "clients")} clients: ${at(outcome, "heard.undelivered")} undelivered, ${at(outcome, "drops")} dropped, ${at(outcome, "heard.p95")} ms for 95 of 100`,
    control: (outcome) => `${at(outcome, "control.p95")} ms for bare ws`,
    isKept: (outcome) => at(outcome, "heard.undelivered") === "0" && at(outcome, "drops") === "0",
  },
  {
    what: "requests with twisted bodies, queries, headers and forms",
    target: "0 × 500 of 10,000",
    full: tests("platform/fuzz", "part [1-4]"),
    quick: tests("platform/fuzz"),
    onPostgres: true,
    figure: passed,
  },
  {
    what: "mail scanners open a doctor's links; forged links",
    target: "0 changes in 1,000 visits, 0 of 10,000 taken",
    full: tests("respond/guards"),
    quick: tests("respond/guards"),
    onPostgres: true,
    figure: passed,
  },
  {
    what: "calls with another practice's ids",
    target: "0 leaks, 0 changes in 2,000",
    full: tests("server/isolation"),
    quick: tests("server/isolation"),
    onPostgres: true,
    figure: passed,
  },
  {
    what: "the cable's protocol: recorded exchanges, the real client, broken frames",
    target: "every scenario",
    full: tests("server/cable"),
    quick: tests("cable/(recordings|railsClient)"),
    onPostgres: true,
    figure: passed,
  },
  {
    what: "desktop notifications with two and with four tabs",
    target: "200 of 200 once, though the telling tab is closed",
    full: { kind: "browser", spec: "tabs", title: "told once" },
    quick: { kind: "browser", spec: "tabs", title: "told once" },
    figure: passed,
  },
  {
    what: "whether the time of an answer tells if an address has an account",
    target: "chance 0.45 to 0.55",
    full: program("timing", "--n", "250"),
    quick: program("timing"),
    figure: (outcome) => at(outcome, "auc"),
    control: () => "0.5: a coin",
  },
  {
    what: "a mail server that takes its time",
    target: "each email once, none lost",
    full: program("slowMail", "--line", "8", "--end", "16"),
    quick: program("slowMail", "--line", "2", "--end", "4", "--callouts", "1"),
    figure: (outcome) =>
      Object.values(outcome)
        .map(
          (one) =>
            `${at(one as Outcome, "arrived")} of ${at(one as Outcome, "expected")}, ${at(one as Outcome, "twice")} twice`,
        )
        .join("; "),
  },
];
