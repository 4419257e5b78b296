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

/** One list whose site nobody knows, and one on no day. */
const LISTS = ["Datum;Zeitblock;Klinik;Operateur", "2026-02-30;AM;Nikde;Dr Malak", "sometime;PM;Nikde;Dr Malak"];

export async function toListColumns(page: Page): Promise<void> {
  const buffer = Buffer.from(LISTS.join("\r\n"));
  await page.locator("input[type=file]").setInputFiles({ name: "lists.csv", mimeType: "text/csv", buffer });
  await goOn(page);
  await expect(page.locator("main select").first()).toBeVisible();
}

export async function toListMistakes(page: Page): Promise<void> {
  await toListColumns(page);
  await goOn(page);
  await expect(page.locator("main [aria-invalid=true]").first()).toBeVisible();
}
