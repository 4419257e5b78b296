/** Weeks and plans with little or nothing in them, a practice that has just begun, and the dialogs of lists that are moved or end. */
import { type APIRequestContext, expect, type Page } from "@playwright/test";
import { dayAhead, fullWeek } from "../practiceWork.ts";
import { Office } from "../promises.ts";
import { type SignedInApi } from "../signedInApi.ts";
import { expectDialog } from "./openings.ts";

type Place = { url: string; request: APIRequestContext; api: SignedInApi | null };

const ADMIN = "admin@example.test";
const NEW = "new@example.test";

/** Days ahead on which nothing of the demo lies, and none of the other screens' lists. */
const EMPTY = 700;
const UNCOVERED = 600;

/** The practice is ready, and has nothing yet. */
const justBegun =
  (path: string) =>
  async ({ api }: Place): Promise<string> => {
    await api?.call("PUT", "/company_settings", {
      update_type: "company_callout_contact_details",
      company_callout_contact_details: {
        ...{ admin_emails_address: "office@example.test", callout_emails_name: "Pembridge Surgery" },
        ...{ callout_emails_address: "callouts@example.test", callout_emails_phone: "020 7946 0011" },
      },
    });
    return path;
  };

const uncovered = (view: string) => async (place: Place) => {
  await (await Office.open(place)).send({ days: UNCOVERED, doctors: ["Gwynlais"] });
  return `/callouts?view=${view}&week=${dayAhead(UNCOVERED)}`;
};

/** Beside a list in the week: opening its callout, changing it, moving it. */
async function moveList(page: Page): Promise<void> {
  await page.locator("main [data-movable] button[aria-haspopup=menu]").first().click();
  await page.getByRole("menuitem").last().click();
  await expect(page.getByRole("dialog").locator("select").first()).toBeVisible();
  await expectDialog(page);
}

/** Ending it stands before deleting it. */
const standing = (place: 0 | 1) => async (page: Page) => {
  await page.locator("main :is(td, li) button.MuiButton-quiet").nth(place).click();
  await expectDialog(page);
};

/** Folded up: each is in the language of its doctor. */
async function seeMails(page: Page): Promise<void> {
  await page.locator("main section section > button.MuiButton-contained").click();
  await expect(page.getByRole("dialog").getByRole("listitem").first()).toBeVisible();
  await expectDialog(page);
}

/** One of the figures cannot be read. */
async function loseFigure(page: Page): Promise<void> {
  await page.route("**/admin_api/insights/answers*", (route) => route.fulfill({ status: 500, json: {} }));
  await page.reload();
  await expect(page.locator("main section [role=alert] button")).toBeVisible();
}

const begun = { as: NEW, alone: true } as const;
export const PLANNING_SCREENS = [
  { name: "moving a list", as: ADMIN, path: uncovered("week"), act: moveList, over: true },
  { name: "a month without lists", as: ADMIN, path: `/callouts?view=month&week=${dayAhead(EMPTY)}` },
  { name: "a week by doctor without lists", as: ADMIN, path: `/callouts?view=doctors&week=${dayAhead(EMPTY)}` },
  { name: "a week by doctor with nobody booked", as: ADMIN, path: uncovered("doctors") },
  { name: "ending a standing list", as: ADMIN, path: "/planning/standing-lists", act: standing(0), over: true },
  { name: "deleting a standing list", as: ADMIN, path: "/planning/standing-lists", act: standing(1), over: true },
  { name: "the emails of a plan", as: ADMIN, path: `/planning?from=${fullWeek()}`, act: seeMails, over: true },
  { name: "a figure that failed", as: ADMIN, path: "/insights", refused: 500, act: loseFigure },
  { ...begun, name: "a plan with nothing in it", path: justBegun("/planning") },
  { ...begun, name: "no standing lists", path: justBegun("/planning/standing-lists") },
  { ...begun, name: "insights of a new practice", path: justBegun("/insights") },
] as const;
