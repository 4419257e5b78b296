/** What hangs on the theatre's board: as many pages as lists, whatever stands on them, and nobody on them who does not come. */
import { type Page } from "@playwright/test";
import { extractText, getDocumentProxy } from "unpdf";
import { type Language } from "../../../src/contract/languages.ts";
import { type CalloutDetail } from "../../../src/contract/shapes/callout.ts";
import { type CoverSheet } from "../../../src/contract/shapes/callouts/coverSheet.ts";
import { dayAhead, declineDesktop } from "../support/practiceWork.ts";
import { Office } from "../support/promises.ts";
import { SignedInApi } from "../support/signedInApi.ts";
import { expect, expectAccessible, signIn, test } from "../support/test.ts";
import { type TestServer } from "../support/testServer.ts";

test.beforeEach(async ({ page, context, server }) => {
  await declineDesktop(context);
  await signIn(page, server);
});

/** What comes out of the printer: the text of each page, and its size in points. */
async function printed(page: Page): Promise<{ texts: string[]; size: number[] }> {
  const paper = await getDocumentProxy(new Uint8Array(await page.pdf({ preferCSSPageSize: true })));
  const { text } = await extractText(paper, { mergePages: false });
  const { view } = await paper.getPage(1);
  return { texts: text.map((one) => one.replace(/\s+/g, " ")), size: view.map(Math.round) };
}

/** Each sheet holds all that stands on it. */
async function expectWhole(page: Page): Promise<void> {
  const beyond = await page.getByRole("article").evaluateAll((leaves) =>
    leaves.map(({ firstElementChild: sheet }) => {
      const end = sheet?.getBoundingClientRect().bottom ?? 0;
      return Math.floor((sheet?.querySelector("footer")?.getBoundingClientRect().bottom ?? Infinity) - end);
    }),
  );
  expect(Math.max(...beyond)).toBeLessThanOrEqual(0);
}

type Data<T> = { data: T };

/** Those of these doctors are booked, each for a stretch; whoever else was asked has offered too. */
async function aCovered(page: Page, server: TestServer, days: number, lists = 1): Promise<CalloutDetail> {
  const place = { url: server.url, request: page.request };
  const office = await Office.open(place);
  const { id } = await office.send({
    days,
    lists,
    doctors: ["Gwynlais", "Obilade", "Itokawa"],
    list: { positions: 2, notes_public: "Bay C" },
  });
  const api = await SignedInApi.open(page.request, server, "colleague@example.test");
  for (const { id: rid } of (await office.callout(id)).responses)
    await api.call("PUT", `/callouts/${id}/responses/${rid}`, { response: "available" });
  await office.decide(id, "Gwynlais", "confirm", { from: "08:00", to: "12:30" });
  await office.decide(id, "Obilade", "confirm");
  return office.callout(id);
}

test("a callout's page is one of paper: who is booked, when, with telephone, and nobody who only offered", async ({
  page,
  server,
}) => {
  const callout = await aCovered(page, server, 51);
  await page.goto(`${server.url}/callouts/${callout.id}`);
  await page.getByRole("link", { name: "Print cover sheet" }).click();
  await expect(page.getByRole("article")).toHaveCount(1);
  await expectAccessible(page);
  await expectWhole(page);
  const { texts, size } = await printed(page);
  expect(size).toEqual([0, 0, 595, 842]);
  expect(texts).toHaveLength(1);
  const booked = callout.lists[0]?.confirmed.map(({ doctor }) => doctor) ?? [];
  const api = await SignedInApi.open(page.request, server, "colleague@example.test");
  for (const { id, name } of booked) {
    const { data } = await api.call<Data<{ mobile_phone: string }>>("GET", `/doctors/${id}`);
    expect(texts[0]).toContain(name);
    expect(texts[0]).toContain(`Tel. ${data.mobile_phone}`);
  }
  for (const said of [
    "08:00–12:30",
    "12:30–17:00",
    "Open",
    "Theatre 1",
    "Mr J. Okandi",
    "Bay C",
    "Not yet acknowledged",
  ])
    expect(texts[0]).toContain(said);
  // Neither another candidate nor the app around it.
  expect(texts[0]).not.toMatch(/Itokawa|Callouts|Back|Print|©|http/);
  await page.getByRole("link", { name: "Back" }).click();
  await expect(page).toHaveURL(/\/callouts\/\d+$/);
});

test("a day has as many pages as lists at the site, and nothing else", async ({ page, server }) => {
  // The day after it is of the same week.
  const isInWeek = (ahead: number) =>
    dayAhead(ahead) < dayAhead(ahead + 1) && new Date(dayAhead(ahead)).getUTCDay() < 5;
  const days = [88, 89, 90, 91].find(isInWeek) ?? 88;
  const date = dayAhead(days);
  await aCovered(page, server, days);
  const office = await Office.open({ url: server.url, request: page.request });
  const night = { session: "on_call", start_time: "20:00", end_time: "08:00" } as const;
  await office.send({ days, doctors: ["Itokawa"], list: night });
  await office.send({ days: days + 1, doctors: ["Itokawa"] });
  await page.goto(`${server.url}/callouts?view=week&week=${date}`);
  await page.getByRole("button", { name: /^Print day: Ferndale/ }).click();
  await expectAccessible(page);
  const day = Number(date.slice(8));
  await page.getByRole("menuitem", { name: new RegExp(`\\b${day}\\b`) }).click();
  await expect(page.getByRole("article")).toHaveCount(2);
  await expectWhole(page);
  const { texts } = await printed(page);
  expect(texts).toHaveLength(2);
  expect(texts[0]).toMatch(/Cover sheet.*08:00–17:00.*Gwynlais.*As of/);
  expect(texts[1]).toMatch(/Cover sheet.*20:00–08:00 \(\+1\).*Open.*As of/);
});

const WORDS: Partial<Record<Language, { doctor: string; site: string; note: string }>> = {
  en: {
    doctor: "Professor Sir Maximilian Featherstonehaugh-Cholmondeley",
    site: "The Royal Harbour and District Hospital for Women and Children",
    note: "Please use the staff entrance in Quay Street; the main doors are closed until half past seven. ",
  },
  de: {
    doctor: "Prof. Dr. med. habil. Karl-Theodor Freiherr von Schwarzenberg-Sonnenhausen",
    site: "Universitätsklinikum, Klinik für Urologie und Kinderurologie, Standort Hafenvorstadt",
    note: "Bitte den Personaleingang benutzen; Narkosegeräteüberprüfungsprotokoll im Einleitungsraum beachten. ",
  },
  ja: {
    doctor: "佐々木 慎太郎（東京港湾医療センター附属病院 麻酔科部長）",
    site: "独立行政法人国立病院機構 東京港湾医療センター附属 南青山クリニック",
    note: "職員用入口をご利用ください。正面玄関は午前七時三十分まで閉まっています。小児症例があります。",
  },
};

/** Five positions of two parts each, and every text as long as it may be. */
function fullSheet({ doctor: name, site, note }: { doctor: string; site: string; note: string }): CoverSheet {
  const doctor = { name, phone: "+44 (0)7700 900123", registration: "GMC 7012345", word: "change_unanswered" } as const;
  const long = note.repeat(12).slice(0, 500);
  return {
    list_id: 1,
    practice: { name: "Harbour Anaesthetic Group", phone: "020 7946 0000" },
    date: "2026-11-25",
    start_time: "08:00",
    end_time: "17:00",
    time_zone: "Europe/London",
    site: { name: site, address: long.slice(0, 300), phone: "020 7946 0111" },
    theatre: site.slice(0, 40),
    surgeon: name,
    specialty: "Urology",
    role_needed: "surgical_assistant",
    requirements: ["paediatric", "obstetric", "cardiac", "thoracic", "neurosurgical", "regional"],
    case_mix: long,
    notes_public: `${long.slice(0, 440)}${"\n".repeat(50)}end`,
    positions: Array.from({ length: 5 }, () => [
      { from: "08:00", to: "12:30", doctor },
      { from: "12:30", to: "17:00", doctor },
    ]),
    as_of: "2026-11-24T10:42:00.000Z",
  };
}

for (const [language, words] of Object.entries(WORDS))
  test(`however much stands on it in ${language}, it is one page, black on white in the dark theme too`, async ({
    page,
    server,
  }) => {
    await page.route("**/admin_api/cover_sheets**", async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, status: 200, json: { data: [fullSheet(words)] } });
    });
    await page.evaluate((lang) => localStorage.setItem("i18nConfig", JSON.stringify({ selectedLang: lang })), language);
    await page.emulateMedia({ colorScheme: "dark" });
    await page.goto(`${server.url}/print-day?date=2026-11-25&site=1`);
    const leaf = page.getByRole("article");
    await expect(leaf).toBeVisible();
    await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
    await expect(leaf).toHaveCSS("background-color", "rgb(255, 255, 255)");
    await expect(leaf.locator("strong").first()).toHaveCSS("color", "rgb(0, 0, 0)");
    await expectWhole(page);
    await expectAccessible(page);
    const { texts } = await printed(page);
    expect(texts).toHaveLength(1);
    expect(texts[0]?.split("7012345")).toHaveLength(11);
    expect(texts[0]).toContain("020 7946 0000");
    await page.setViewportSize({ width: 390, height: 844 });
    const beyond = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;
    await expect.poll(() => page.evaluate(beyond), "wider than a phone by").toBeLessThanOrEqual(0);
  });
