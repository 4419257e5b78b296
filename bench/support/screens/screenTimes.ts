/** A list screen in Chromium at a quarter of the machine's speed: rows on the screen, letters, answers to a press, scrolling. */
import { type CDPSession, type Page } from "@playwright/test";
import { quantiles, type Times } from "../quantiles.ts";

/** The same as for the controls. */
const SLOWER_TIMES = 4;
const FRAMES = 180;
const STEP_PX = 120;

/** Milliseconds without another change after which the rows are those that stay. */
const QUIET_MS = 300;

/** Where things are on a list screen, ours or a control's; `asks`: a server for the rows of the word that its address has as `q`. */
export type Place = { url: string; row: string; search: string; scrolled?: string; asks?: true };

export async function slowDown(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWER_TIMES });
  return session;
}

/** Runs in the page before its scripts: notes what the browser itself says of every key and press. */
export function observe(): void {
  const noted: { name: string; took: number }[] = [];
  Object.assign(window, { noted });
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) noted.push({ name: entry.name, took: entry.duration });
  });
  // The shortest that it tells of; the language's own types do not know the word yet.
  const options: PerformanceObserverInit & { durationThreshold: number } = {
    type: "event",
    durationThreshold: 16,
    buffered: true,
  };
  observer.observe(options);
}

/** From the beginning of the navigation until the first row is painted. */
export async function timeRows(page: Page, { url, row }: Place): Promise<number> {
  await page.goto(url, { waitUntil: "commit" });
  return await page.evaluate(
    (selector) =>
      new Promise<number>((resolve) => {
        const painted = () => requestAnimationFrame(() => setTimeout(() => resolve(performance.now())));
        const look = (): boolean => document.querySelector(selector) !== null;
        if (look()) {
          painted();
          return;
        }
        const observer = new MutationObserver(() => {
          if (!look()) return;
          observer.disconnect();
          painted();
        });
        observer.observe(document, { childList: true, subtree: true });
      }),
    row,
  );
}

/** From the next event of the kind until rows that were not there before are painted. */
export async function timeChange(page: Page, row: string, event: "click" | "change", act: () => Promise<unknown>) {
  await page.evaluate(
    ({ row, event }) => {
      const texts = () => [...document.querySelectorAll(row)].map((one) => one.textContent).join("\n");
      const before = texts();
      const changed = new Promise<number>((resolve, reject) => {
        setTimeout(() => reject(new Error(`No other rows came of the ${event}`)), 10_000);
        let start = 0;
        const begin = ({ timeStamp }: Event) => {
          start = timeStamp;
        };
        addEventListener(event, begin, { capture: true });
        const observer = new MutationObserver(() => {
          if (!start || !document.querySelector(row) || texts() === before) return;
          observer.disconnect();
          removeEventListener(event, begin, { capture: true });
          requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - start)));
        });
        observer.observe(document.body, { childList: true, subtree: true, characterData: true });
      });
      Object.assign(window, { changed });
    },
    { row, event },
  );
  await act();
  return await page.evaluate(() => (window as unknown as { changed: Promise<number> }).changed);
}

/** From the last letter of the word until the last change to its rows is painted: those of a part of the word do not count. */
export async function timeSearch(page: Page, place: Place, word: string, act: () => Promise<unknown>): Promise<number> {
  await page.evaluate(
    ({ row, search, asks, word, quiet }) => {
      const texts = () => [...document.querySelectorAll(row)].map((one) => one.textContent).join("\n");
      const before = texts();
      let [shown, start, last, isAnswered] = [before, 0, 0, !asks];
      const isWhole = (): boolean =>
        document.querySelector<HTMLInputElement>(search)?.value === word &&
        isAnswered &&
        (!asks || new URLSearchParams(location.search).get("q") === word) &&
        shown !== before &&
        shown.toLowerCase().includes(word);
      const settled = new Promise<number>((resolve, reject) => {
        setTimeout(() => reject(new Error(`No rows came of ${word}`)), 10_000);
        let timer: number | undefined;
        const wait = (): void => {
          clearTimeout(timer);
          timer = window.setTimeout(() => (isWhole() ? resolve(last - start) : wait()), quiet);
        };
        const begin = ({ timeStamp }: Event) => {
          start = timeStamp;
        };
        addEventListener("input", begin, { capture: true });
        new PerformanceObserver((list) => {
          const answer = list.getEntries().find(({ name }) => new URL(name).searchParams.get("q") === word);
          if (!answer) return;
          isAnswered = true;
          // Where a part of the word finds the same rows nothing changes any more.
          last = Math.max(last, answer.startTime + answer.duration);
          wait();
        }).observe({ type: "resource" });
        new MutationObserver(() => {
          if (texts() === shown) return;
          shown = texts();
          const painted = () => {
            last = performance.now();
          };
          requestAnimationFrame(() => setTimeout(painted));
          wait();
        }).observe(document.body, { childList: true, subtree: true, characterData: true });
      });
      Object.assign(window, { settled });
    },
    { ...place, word, quiet: QUIET_MS },
  );
  await act();
  return await page.evaluate(() => (window as unknown as { settled: Promise<number> }).settled);
}

/** Each letter until it is painted; what the browser does not report took less than a frame. */
export async function timeLetters(page: Page, { search }: Place, text: string): Promise<Times> {
  const field = page.locator(search);
  await field.fill("");
  await field.focus();
  await page.waitForTimeout(1000);
  await page.evaluate(() => (window as unknown as { noted: unknown[] }).noted.splice(0));
  for (const letter of text) {
    await page.keyboard.press(letter);
    await page.waitForTimeout(150);
  }
  await page.waitForTimeout(500);
  const noted = await page.evaluate(() => (window as unknown as { noted: { name: string; took: number }[] }).noted);
  const took = noted.filter(({ name }) => name === "keydown").map((entry) => entry.took);
  while (took.length < text.length) took.push(16);
  return quantiles(took);
}

/** Frames a second while the list is scrolled as fast as a wheel does, and the page's elements. */
export async function timeScroll(page: Page, scrolled = "html"): Promise<{ fps: number; nodes: number }> {
  return await page.evaluate(
    ({ scrolled, frames, step }) =>
      new Promise<{ fps: number; nodes: number }>((resolve) => {
        const place = document.querySelector(scrolled);
        const nodes = document.getElementsByTagName("*").length;
        let [first, count, by] = [0, 0, step];
        const frame = (time: number) => {
          if (count === 0) first = time;
          if (count++ === frames) return resolve({ fps: Math.round(frames / ((time - first) / 1000)), nodes });
          if (!place) return undefined;
          const before = place.scrollTop;
          place.scrollTop += by;
          if (place.scrollTop === before) by = -by;
          return requestAnimationFrame(frame);
        };
        requestAnimationFrame(frame);
      }),
    { scrolled, frames: FRAMES, step: STEP_PX },
  );
}
