/** The screens of two-step verification, each on a server of its own: what is set up there, the sign-ins of others would meet. */
import { type APIRequestContext, expect, type Page } from "@playwright/test";
import { Secret, TOTP } from "otpauth";
import { SignedInApi } from "../signedInApi.ts";
import { PASSWORD } from "../test.ts";

type Place = { url: string; request: APIRequestContext };

const OWNER = "admin@example.test";
const COLLEAGUE = "colleague@example.test";
const submit = (page: Page) => page.locator("form:has([type=password], [name=code]) [type=submit]").last();

/** Servers on which the owner has it: a screen is visited once in each language. */
const known = new Set<string>();

async function setUp(place: Place): Promise<void> {
  if (known.has(place.url)) return;
  known.add(place.url);
  const owner = await SignedInApi.open(place.request, place, OWNER);
  const begun = await owner.call<{ data: { secret: string } }>("POST", "/auth/second_factor", {
    current_password: PASSWORD,
  });
  const otp_code = new TOTP({ secret: Secret.fromBase32(begun.data.secret) }).generate();
  await owner.call("PUT", "/auth/second_factor", { otp_code });
  const security = { second_factor_required: true };
  await owner.call("PUT", "/company_settings", { update_type: "security", security, lock_version: 0 });
}

const after =
  (path: string) =>
  async (place: Place): Promise<string> => {
    await setUp(place);
    return path;
  };

async function signInToTheCode(page: Page): Promise<void> {
  await page.locator("input[name=email]").fill(OWNER);
  await page.locator("input[name=password]").fill(PASSWORD);
  await page.locator("form [type=submit]").click();
  await expect(page.locator("input[name=code]")).toBeFocused();
}

async function beginSetUp(page: Page): Promise<void> {
  const card = page.locator("#second-factor");
  if (await card.count()) await card.getByRole("button").first().click();
  await page.locator("input[name=set_up_password]").fill(PASSWORD);
  await submit(page).click();
  await expect(page.locator("svg[role=img]")).toBeVisible();
}

async function askForNewCodes(page: Page): Promise<void> {
  await page.locator("#second-factor").getByRole("button").first().click();
  await page.locator("#second-factor [type=submit]").click();
  await expect(page.locator("#second-factor [aria-invalid=true]").first()).toBeVisible();
}

const own = { alone: true } as const;
export const SECOND_FACTOR_SCREENS = [
  { ...own, name: "signing in, the code", path: after("/auth/login"), refused: 401, act: signInToTheCode },
  { ...own, name: "setting up the second factor", as: OWNER, path: "/user-settings/settings", act: beginSetUp },
  {
    ...{ ...own, name: "new recovery codes", as: OWNER },
    ...{ path: after("/user-settings/settings"), act: askForNewCodes },
  },
  { ...own, name: "the second factor, required", as: COLLEAGUE, path: after("/auth/second-factor") },
  {
    ...{ ...own, name: "the second factor, required and begun", as: COLLEAGUE },
    ...{ path: after("/auth/second-factor"), act: beginSetUp },
  },
  { ...own, name: "who must verify", as: OWNER, path: after("/practice-management/administrators") },
];
