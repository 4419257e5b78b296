/** The rows of the doctors table stay as high as they are planned, whatever is long in them. */
import { type Page } from "@playwright/test";
import { LANGUAGES } from "../../src/contract/languages.ts";
import { type DoctorDetail } from "../../src/contract/shapes/doctor.ts";
import { type Site } from "../../src/contract/shapes/places.ts";
import { instantOf } from "../../src/lib/instants.ts";
import { doctorInput } from "./support/doctorInput.ts";
import { ownServer } from "./support/ownServer.ts";
import { declineDesktop } from "./support/practiceWork.ts";
import { SignedInApi } from "./support/signedInApi.ts";
import { expect, signIn, test } from "./support/test.ts";

const here = ownServer();

type Data<T> = { data: T };

/** In the weeks around the turn of a year a date is told with its year; 30 September is the longest of them. */
const NEXT_YEAR = new Date().getUTCFullYear() + 1;
const AWAY = [
  { from: "09-30", to: "10-09", times: ["00:00", "00:00"] },
  { from: "09-30", to: "09-30", times: ["08:30", "17:30"] },
] as const;

/** Two doctors of the first page who have all that makes a row long: two sites, an invitation, a time away. */
async function lengthenRows(api: SignedInApi): Promise<void> {
  const { data: sites } = await api.call<Data<Site[]>>("GET", "/sites");
  const longest = sites.toSorted((one, other) => other.short_name.length - one.short_name.length).slice(0, 2);
  const { data: doctors } = await api.call<Data<{ id: number }[]>>("GET", "/doctors");
  for (const [at, { from, to, times }] of AWAY.entries()) {
    const id = doctors[at]?.id ?? 0;
    const { data } = await api.call<Data<DoctorDetail>>("GET", `/doctors/${id}`);
    const doctor = doctorInput(data);
    await api.call("PUT", `/doctors/${id}`, {
      doctor: { ...doctor, sites: longest.map((site) => ({ site_id: site.id, credentialed_until: null })) },
    });
    const instant = (date: string, time: string) =>
      new Date(instantOf(sites[0]?.time_zone ?? "UTC", `${NEXT_YEAR}-${date}`, time) ?? 0).toISOString();
    await api.call("POST", `/doctors/${id}/unavailabilities`, {
      ...{ starts_at: instant(from, times[0]), ends_at: instant(to, times[1]), reason: "leave" },
    });
    await api.call("POST", `/doctors/${id}/invite`);
  }
}

const heightsOf = (page: Page) =>
  page.locator("tbody tr").evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().height));

test("from 1280 pixels on a doctor's row has two lines in each language, and nothing has to be scrolled to", async ({
  page,
  context,
  request,
}) => {
  await declineDesktop(context);
  await lengthenRows(await SignedInApi.open(request, here, "colleague@example.test"));
  await signIn(page, here);
  for (const language of LANGUAGES) {
    await page.evaluate((lang) => localStorage.setItem("i18nConfig", JSON.stringify({ selectedLang: lang })), language);
    await page.goto(`${here.url}/doctors`);
    await expect(page.locator("html")).toHaveAttribute("lang", language);
    await expect(page.locator("tbody [data-row]").first()).toBeVisible();
    await page.evaluate(() => document.fonts.ready);
    for (const width of [1280, 1380, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await expect(page.locator("thead th")).toHaveCount(width < 1380 ? 10 : 11);
      // Two groups below each other are the tallest there is.
      expect(Math.max(...(await heightsOf(page))), `${language} ${width}`).toBeLessThanOrEqual(68);
      const beyond = await page.locator("table").evaluate((table) => {
        const { scrollWidth = 0, clientWidth = 0 } = table.parentElement ?? {};
        return scrollWidth - clientWidth;
      });
      expect(beyond, `${language} ${width}`).toBeLessThanOrEqual(0);
    }
  }
});
