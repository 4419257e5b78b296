/** Small files of doctors and of lists on their way through their imports, found without words, which every language has its own of. */
import { expect, type Page } from "@playwright/test";

let turn = 0;

/** One row is good, one lacks its address, one has a role nobody knows, one comes twice; other people each time. */
function file(): Buffer {
  turn++;
  const lines = [
    "Vorname;Nachname;E-Mail;Handy;Funktion",
    `Jurek;Malak ${turn};malak.${turn}@example.test;0491 570 1110;Anästhesist`,
    `Zofka;Bezadresy ${turn};;;Anästhesist`,
    `Zofka;Kralova ${turn};kralova.${turn}@example.test;;Kralova ${turn}`,
    `Jurek;Dvakrat ${turn};MALAK.${turn}@example.test;;Anästhesist`,
  ];
  return Buffer.from(lines.join("\r\n"));
}

async function goOn(page: Page): Promise<void> {
  await page.locator("main .MuiButton-contained").last().click();
}

export async function toColumns(page: Page): Promise<void> {
  await page.locator("input[type=file]").setInputFiles({ name: "x.csv", mimeType: "text/csv", buffer: file() });
  await goOn(page);
  await expect(page.locator("main select").first()).toBeVisible();
}

export async function toMistakes(page: Page): Promise<void> {
  await toColumns(page);
  await goOn(page);
  await expect(page.locator("main [aria-invalid=true]").first()).toBeVisible();
}

export async function toResult(page: Page): Promise<void> {
  await toMistakes(page);
  await goOn(page);
  await expect(page.locator("main dl")).toBeVisible();
}

/** Surgeons of its own each time, as another language must not have the words of the page before. */
async function toListColumnsOf(page: Page, rows: readonly string[]): Promise<void> {
  turn++;
  const lines = ["Datum;Zeitblock;Klinik;Operateur", ...rows.map((row) => `${row};Dr Malak ${turn}`)];
  const buffer = Buffer.from(lines.join("\r\n"));
  await page.locator("input[type=file]").setInputFiles({ name: "lists.csv", mimeType: "text/csv", buffer });
  await goOn(page);
  await expect(page.locator("main select").first()).toBeVisible();
}

/** One list whose site nobody knows, and one on no day. */
const WRONG_LISTS = ["2026-02-30;AM;Nikde", "sometime;PM;Nikde"];

export async function toListColumns(page: Page): Promise<void> {
  await toListColumnsOf(page, WRONG_LISTS);
}

export async function toListMistakes(page: Page): Promise<void> {
  await toListColumns(page);
  await goOn(page);
  await expect(page.locator("main [aria-invalid=true]").first()).toBeVisible();
}

/** One list that can be made, the same again, and one on no day. */
const SOME_LISTS = ["2031-03-04;AM;Ferndale Clinic", "2031-03-04;AM;Ferndale Clinic", "sometime;PM;Ferndale Clinic"];

export async function toListChoices(page: Page): Promise<void> {
  await toListColumnsOf(page, SOME_LISTS);
  await goOn(page);
  await expect(page.locator("main table input[type=checkbox]").first()).toBeVisible();
}

export async function toListResult(page: Page): Promise<void> {
  await toListChoices(page);
  await goOn(page);
  await expect(page.locator("main dl")).toBeVisible();
}
