/** List screens visited in turn: each is opened anew, scrolled, changed in every way, and searched. */
import { type Browser, type Page } from "@playwright/test";
import { quantiles, type Times } from "../quantiles.ts";
import {
  observe,
  type Place,
  slowDown,
  timeChange,
  timeLetters,
  timeRows,
  timeScroll,
  timeSearch,
} from "./screenTimes.ts";

export type Figures = {
  rows: Times;
  letters: Times;
  changes: Record<string, Times>;
  scroll: { fps: number; nodes: number };
};
export type Change = [name: string, event: "click" | "change" | "input", act: (page: Page) => Promise<unknown>];
/** What is typed into the search. */
export const WORD = "pryor";

/** `remembered`: what the browser has stored from before. */
async function aPage(browser: Browser, remembered: Record<string, string>): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: "en-GB" });
  const page = await context.newPage();
  await page.addInitScript((entries) => {
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
  }, remembered);
  await page.addInitScript(observe);
  await slowDown(page);
  return page;
}

export type Subject = {
  name: string;
  place: Place;
  changes: Change[];
  remember: () => Promise<Record<string, string>>;
};
type Visit = { rows: number; letters: Times; scroll: Figures["scroll"]; changes: [string, number][] };

async function visit(browser: Browser, { place, changes, remember }: Subject): Promise<Visit> {
  const page = await aPage(browser, await remember());
  const rows = await timeRows(page, place);
  await page.waitForTimeout(1500);
  const scroll = await timeScroll(page, place.scrolled);
  const took: Visit["changes"] = [];
  for (const [name, event, act] of changes) {
    const acting = () => act(page);
    const time =
      event === "input"
        ? await timeSearch(page, place, WORD, acting)
        : await timeChange(page, place.row, event, acting);
    took.push([name, time]);
    await page.waitForTimeout(300);
  }
  const letters = await timeLetters(page, place, WORD);
  await page.context().close();
  return { rows, letters, scroll, changes: took };
}

function sumUp(visits: Visit[]): Figures {
  const middle = (of: number[]): number => quantiles(of).p50;
  const changes = Map.groupBy(
    visits.flatMap((one) => one.changes),
    ([name]) => name,
  );
  return {
    rows: quantiles(visits.map(({ rows }) => rows)),
    letters: {
      ...quantiles(visits.map(({ letters }) => letters.p50)),
      worst: middle(visits.map(({ letters }) => letters.worst)),
    },
    changes: Object.fromEntries([...changes].map(([name, times]) => [name, quantiles(times.map(([, took]) => took))])),
    scroll: {
      fps: middle(visits.map(({ scroll }) => scroll.fps)),
      nodes: middle(visits.map(({ scroll }) => scroll.nodes)),
    },
  };
}

/** In turn, so that a slow minute of the machine slows all of them; the first round warms up. Figures by name. */
export async function measure(browser: Browser, runs: number, subjects: Subject[]): Promise<Map<string, Figures>> {
  const visits = subjects.map((subject) => ({ subject, made: [] as Visit[] }));
  for (let run = 0; run <= runs; run++)
    for (const { subject, made } of visits) {
      const one = await visit(browser, subject);
      if (run > 0) made.push(one);
    }
  return new Map(visits.map(({ subject, made }) => [subject.name, sumUp(made)]));
}
