/**
 * The list screens of a practice with 10,000 callouts and 2,000 doctors: the server's answers over the wire, and Chromium
 * at a quarter of the machine's speed (docs/performance.md P6 to P9).
 * `node bench/screens.ts [--rounds 20] [--runs 5] [--control URL] [--react-admin URL]`, after `npm run build`, on the
 * embedded engine or on the empty database of DATABASE_URL. In the same run, where they are served: the control, a bare list,
 * and a list of react-admin. Prints one line of JSON; exits with 1 when a budget is missed, and with 2 when one was not judged,
 * since there was no control.
 */
import { parseArgs } from "node:util";
import { chromium, type Page } from "@playwright/test";
import { installedChromium } from "../.ci/find-chromium.ts";
import { timeAnswers } from "./support/answerTimes.ts";
import { signIn } from "./support/api.ts";
import { type Place } from "./support/screens/screenTimes.ts";
import { type Change, type Figures, measure, type Subject, WORD } from "./support/screens/screenVisits.ts";
import { ServerProcess } from "./support/serverProcess.ts";

const { values } = parseArgs({
  options: {
    rounds: { type: "string", default: "20" },
    runs: { type: "string", default: "5" },
    control: { type: "string" },
    "react-admin": { type: "string" },
  },
});
const [rounds, runs] = [Number(values.rounds), Number(values.runs)];

/** Milliseconds, frames, elements; `rows` as a share of the control's. */
const BUDGET = { answer: 50, letter: 32, worstLetter: 64, results: 250, change: 200, fps: 55, nodes: 1000, rows: 1.5 };
/** Milliseconds that the control took on the machine on which the budgets were set. */
const CONTROL_THERE = { letter: 24, sort: 72 };

const ROW = "tbody:not([aria-hidden]) tr";
const OURS = { row: ROW, search: "input[type=search]", asks: true } as const;
const CONTROL = { row: ".r", search: "#q", scrolled: "#scroll" };
const REACT_ADMIN = { row: "tbody .RaDatagrid-row", search: "input[name=q]" };

/** Milliseconds for which a person's press holds the button down; times begin when it comes up. */
const HELD = { delay: 80 };
const press = (name: string) => (page: Page) => page.getByRole("button", { name, exact: true }).click(HELD);
const search = (field: string) => (page: Page) => page.locator(field).pressSequentially(WORD, { delay: 60 });
/** As a person does: the menu opens first. The last press is the one that counts. */
const choose = (filter: string, value: string) => async (page: Page) => {
  await page.getByRole("button", { name: filter, exact: true }).click(HELD);
  await page.getByRole("menuitemcheckbox", { name: value, exact: true }).click(HELD);
  await page.keyboard.press("Escape");
};
/** In a list of the browser's own. */
const select = (label: string, value: string) => async (page: Page) => {
  const list = page.getByLabel(label).first();
  await list.click(HELD);
  await list.selectOption(value);
};
/** Each leaves another question on the screen than the one before. */
const OF_CALLOUTS: Change[] = [
  ["sort", "click", press("Respond by")],
  ["sort again", "click", press("Respond by")],
  ["next page", "click", press("Next page")],
  ["filter", "click", choose("Role", "Surgical assistant")],
  ["another tab", "click", (page) => page.getByRole("link", { name: /^Past/ }).click(HELD)],
  ["search", "input", search(OURS.search)],
];
const OF_DOCTORS: Change[] = [
  ["next page", "click", press("Next page")],
  ["filter", "change", select("Role", "anaesthetist")],
  ["search", "input", search(OURS.search)],
];
const OF_CONTROL: Change[] = [["sort", "click", (page) => page.locator("#s-customer").click(HELD)]];
const OF_REACT_ADMIN: Change[] = [
  ["sort", "click", (page) => page.locator("th .MuiTableSortLabel-root").nth(1).click(HELD)],
  ["next page", "click", press("Go to next page")],
  ["search", "input", search(REACT_ADMIN.search)],
];

/** How much slower than there this machine is, by the control in the same run; 1 where none was served. */
type Slower = { letter: number; press: number };

/** What is over budget, in words. */
function missed(name: string, { letters, changes, scroll }: Figures, slower: Slower): string[] {
  const slow = Object.entries(changes).filter(
    ([what, { p50 }]) => p50 > (what === "search" ? BUDGET.results : BUDGET.change * slower.press),
  );
  const letter = letters.p50 > BUDGET.letter * slower.letter || letters.worst > BUDGET.worstLetter * slower.letter;
  return [
    ...(letter ? [`${name}: letters`] : []),
    ...slow.map(([what]) => `${name}: ${what}`),
    ...(scroll.fps < BUDGET.fps ? [`${name}: frames`] : []),
    ...(scroll.nodes > BUDGET.nodes ? [`${name}: elements`] : []),
  ];
}

function slowerThanThere(control: Figures | undefined): Slower {
  const { letters, changes } = control ?? {};
  return {
    letter: (letters?.p50 ?? CONTROL_THERE.letter) / CONTROL_THERE.letter,
    press: (changes?.sort?.p50 ?? CONTROL_THERE.sort) / CONTROL_THERE.sort,
  };
}

/** A page of somebody else's, where it is served. */
const beside = (name: string, place: Omit<Place, "url">, url: string | undefined, changes: Change[]): Subject[] =>
  url ? [{ name, place: { ...place, url }, changes, remember: async () => ({}) }] : [];

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
  const callouts = { ...OURS, url: `${server.origin}/callouts?tab=all` };
  const doctors = { ...OURS, url: `${server.origin}/doctors` };
  const [controlUrl, reactAdminUrl] = [values.control, values["react-admin"]];
  const figures = await measure(browser, runs, [
    { name: "callouts", place: callouts, changes: OF_CALLOUTS, remember },
    { name: "doctors", place: doctors, changes: OF_DOCTORS, remember },
    ...beside("control", CONTROL, controlUrl, OF_CONTROL),
    ...beside("react-admin", REACT_ADMIN, reactAdminUrl, OF_REACT_ADMIN),
  ]);
  const late = Object.keys(answers).filter((name) => (answers[name]?.p95 ?? 0) > BUDGET.answer);
  const slower = slowerThanThere(figures.get("control"));
  const ours = [...figures].filter(([name]) => name === "callouts" || name === "doctors");
  const misses = [...late, ...ours.flatMap(([name, of]) => missed(name, of, slower))];
  const rowsOf = (name: string): number => figures.get(name)?.rows.p50 ?? Number.POSITIVE_INFINITY;
  if (controlUrl && rowsOf("callouts") > BUDGET.rows * rowsOf("control")) misses.push("callouts: rows");
  const notJudged = controlUrl ? [] : ["callouts: rows"];
  process.stdout.write(`${JSON.stringify({ answers, ...Object.fromEntries(figures), missed: misses, notJudged })}\n`);
  if (misses.length > 0) process.exitCode = 1;
  else if (notJudged.length > 0) process.exitCode = 2;
} finally {
  await browser.close();
  await server.remove();
}
