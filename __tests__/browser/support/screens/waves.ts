/** The office's hand in the waves of a callout, and a plan of waves that is removed. */
import { type APIRequestContext, type Page } from "@playwright/test";
import { Office } from "../promises.ts";
import { type SignedInApi } from "../signedInApi.ts";
import { expectDialog } from "./openings.ts";

type Place = { url: string; request: APIRequestContext; api: SignedInApi | null };

const ADMIN = "admin@example.test";

const inWaves = async (place: Place): Promise<string> => {
  const office = await Office.open(place);
  const waves = [
    { doctors: ["Obilade"], hours: 6 },
    { doctors: ["Fjellvik"], hours: 6, fewerThan: 1 },
  ];
  const { id } = await office.send({ days: 25, doctors: ["Gwynlais"], waves });
  return `/callouts/${id}`;
};

/** Below the waves: the next one now, a pause, and leaving it out. */
const buttons = (page: Page) => page.locator("main ol:has(> li[data-status=waiting]) + div button");

const press = (at: number) => async (page: Page) => {
  await buttons(page).nth(at).click();
  await expectDialog(page);
};

const paused = async (place: Place): Promise<string> => {
  const path = await inWaves(place);
  await place.api?.call("POST", `${path}/waves`, { action: "pause", wave: 2 });
  return path;
};

const aPlan = async ({ api }: Place): Promise<string> => {
  const path = "/practice-management/callout-defaults";
  const plans = await api?.call<{ data: unknown[] }>("GET", "/wave_plans");
  if (plans?.data.length) return path;
  const groups = await api?.call<{ data: { id: number }[] }>("GET", "/doctor_groups");
  const whom = (at: number) => ({ doctor_ids: [], group_ids: [groups?.data[at]?.id] });
  const wave = { ...whom(1), after_hours: 24, at: null, fewer_than: 1 };
  await api?.call("POST", "/wave_plans", { name: "Partners first", first: whom(0), waves: [wave] });
  return path;
};

async function removePlan(page: Page): Promise<void> {
  await page.locator("main li:has(> ol) > button").first().click();
  await expectDialog(page);
}

export const WAVE_SCREENS = [
  { name: "asking the next wave now", as: ADMIN, path: inWaves, act: press(0), over: true },
  { name: "leaving a wave out", as: ADMIN, path: inWaves, act: press(2), over: true },
  { name: "waves that are paused", as: ADMIN, path: paused },
  { name: "removing a wave plan", as: ADMIN, path: aPlan, act: removePlan, over: true },
] as const;
