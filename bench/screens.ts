/**
 * The list screens of a practice with 10,000 callouts and 2,000 doctors: the server's answers over the wire, and Chromium
 * at a quarter of the machine's speed (docs/performance.md P6 to P9).
 * `node bench/screens.ts [--rounds 20] [--runs 5] [--control http://127.0.0.1:5104/callouts]`, after `npm run build`, on
 * the embedded engine or on the empty database of DATABASE_URL. The control is a bare list served there, in the same run.
 * Prints one line of JSON; exits with 1 when a budget is missed.
 */
import { parseArgs } from "node:util";
import { chromium, type Page } from "@playwright/test";
import { installedChromium } from "../.ci/find-chromium.ts";
import { timeAnswers } from "./support/answerTimes.ts";
import { signIn } from "./support/api.ts";
import { type Change, type Figures, measure } from "./support/screenVisits.ts";
import { ServerProcess } from "./support/serverProcess.ts";

const { values } = parseArgs({
  options: {
    rounds: { type: "string", default: "20" },
    runs: { type: "string", default: "5" },
    control: { type: "string" },
  },
});
const [rounds, runs] = [Number(values.rounds), Number(values.runs)];

/** Milliseconds, frames, elements; `rows` as a share of the control's. */
const BUDGET = { answer: 50, letter: 32, worstLetter: 64, results: 150, change: 100, fps: 55, nodes: 600, rows: 1.15 };

const ROW = "tbody:not([aria-hidden]) tr";
const CALLOUTS = { row: ROW, search: "input[type=search]" };
const DOCTORS = { row: ROW, search: "input[type=search]" };
const CONTROL = { row: ".r", search: "#q", scrolled: "#scroll" };

/** Milliseconds for which a person's press holds the button down; times begin when it comes up. */
const HELD = { delay: 80 };
const press = (name: string) => (page: Page) => page.getByRole("button", { name, exact: true }).click(HELD);
const type = (text: string) => (page: Page) => page.locator(CALLOUTS.search).pressSequentially(text, { delay: 60 });
/** As a person does: the menu opens first. */
const choose = (label: string, value: string) => async (page: Page) => {
  const menu = page.getByLabel(label).first();
  await menu.click(HELD);
  await menu.selectOption(value);
};
/** Each leaves another question on the screen than the one before. */
const OF_CALLOUTS: Change[] = [
  ["sort", "click", press("Respond by")],
  ["sort again", "click", press("Respond by")],
  ["next page", "click", press("Next page")],
  ["filter", "change", choose("Role", "surgical_assistant")],
  ["another tab", "click", (page) => page.getByRole("link", { name: /^Past/ }).click(HELD)],
  ["search", "input", type("pryor")],
];
const OF_DOCTORS: Change[] = [
  ["next page", "click", press("Next page")],
  ["filter", "change", choose("Role", "anaesthetist")],
  ["search", "input", type("pryor")],
];
const OF_CONTROL: Change[] = [["sort", "click", (page) => page.locator("#s-customer").click(HELD)]];

/** What is over budget, in words. */
function missed(name: string, { letters, changes, scroll }: Figures): string[] {
  const slow = Object.entries(changes).filter(
    ([what, { p50 }]) => p50 > (what === "search" ? BUDGET.results : BUDGET.change),
  );
  return [
    ...(letters.p50 > BUDGET.letter || letters.worst > BUDGET.worstLetter ? [`${name}: letters`] : []),
    ...slow.map(([what]) => `${name}: ${what}`),
    ...(scroll.fps < BUDGET.fps ? [`${name}: frames`] : []),
    ...(scroll.nodes > BUDGET.nodes ? [`${name}: elements`] : []),
  ];
}

const server = await ServerProcess.create("large");
const executablePath = installedChromium();
const browser = await chromium.launch({
  ...(executablePath ? { executablePath } : {}),
  args: ["--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking"],
});
try {
  const answers = await timeAnswers(await signIn(server.origin), rounds);
  const remember = async () => ({
    auth: JSON.stringify((await signIn(server.origin)).headers),
    desktopNotificationsDeclined: "t",
  });
  const callouts = { ...CALLOUTS, url: `${server.origin}/callouts?tab=all` };
  const doctors = { ...DOCTORS, url: `${server.origin}/doctors` };
  const control = values.control && { ...CONTROL, url: values.control };
  const figures = await measure(browser, runs, [
    { name: "callouts", place: callouts, changes: OF_CALLOUTS, remember },
    { name: "doctors", place: doctors, changes: OF_DOCTORS, remember },
    ...(control ? [{ name: "control", place: control, changes: OF_CONTROL, remember: async () => ({}) }] : []),
  ]);
  const late = Object.keys(answers).filter((name) => (answers[name]?.p95 ?? 0) > BUDGET.answer);
  const ours = [...figures].filter(([name]) => name !== "control");
  const misses = [...late, ...ours.flatMap(([name, of]) => missed(name, of))];
  const rowsOf = (name: string): number => figures.get(name)?.rows.p50 ?? Number.POSITIVE_INFINITY;
  if (control && rowsOf("callouts") > BUDGET.rows * rowsOf("control")) misses.push("callouts: rows");
  process.stdout.write(`${JSON.stringify({ answers, ...Object.fromEntries(figures), missed: misses })}\n`);
  process.exitCode = misses.length > 0 ? 1 : 0;
} finally {
  await browser.close();
  await server.remove();
}
