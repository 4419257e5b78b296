/** Every screen of the product: its name, who sees it, and how its address is found on a demo server. */
import { type APIRequestContext } from "@playwright/test";
import { type CalloutRow, type CalloutTab } from "../../../src/contract/callout.ts";
import { type SignedInApi } from "./signedInApi.ts";

type Place = { url: string; request: APIRequestContext; api: SignedInApi | null };

export type Screen = {
  name: string;
  /** Who is signed in. */
  as?: string;
  /** Made by the server: no app, and the language of whom it is for. */
  rendered?: true;
  /** In the page's main part a heading of the first level says that it is there. */
  path: string | ((place: Place) => Promise<string>);
};

const ADMIN = "admin@example.test";

const calloutIn =
  (tab: CalloutTab, status: CalloutRow["status"]) =>
  async ({ api }: Place): Promise<string> => {
    const answer = await api?.call<{ data: CalloutRow[] }>("GET", `/callouts?tab=${tab}&status=${status}`);
    return `/callouts/${answer?.data[0]?.id ?? `no ${status} callout`}`;
  };

/** The newest mail whose line in the mailbox has these words. */
async function mailWith({ url, request }: Place, words: string): Promise<string> {
  for (let left = 100; left > 0; left--) {
    const list = await (await request.get(`${url}/dev/mailbox`)).text();
    const line = list.split("<li>").find((one) => one.includes(words));
    const path = /\/dev\/mailbox\/\d+/.exec(line ?? "")?.[0];
    if (path) return path;
  }
  throw new Error(`No mail says "${words}"`);
}

async function linkIn(place: Place, words: string, link: RegExp): Promise<string> {
  const html = await (await place.request.get(`${place.url}${await mailWith(place, words)}/html`)).text();
  const found = new URL((link.exec(html)?.[0] ?? "no link").replaceAll("&amp;", "&"));
  return found.pathname + found.search;
}

const resetLink = async (place: Place): Promise<string> => {
  const data = { email: ADMIN, redirect_url: `${place.url}/set-new-password` };
  await place.request.post(`${place.url}/admin_api/auth/password`, { data });
  return await linkIn(place, "assword", /http[^"]+password[^"]+/);
};

export const SCREENS: Screen[] = [
  { name: "signing in", path: "/auth/login" },
  { name: "registration", path: "/auth/registration" },
  { name: "a forgotten password", path: "/auth/forgot-password" },
  { name: "a new password", path: resetLink },
  { name: "a reset link that is not good", path: "/auth/set-new-password" },
  { name: "an invitation", path: "/auth/complete-signup?token=t&name=Robin%20Vale&email=robin@example.test" },
  { name: "a confirmed address", path: "/auth/email-confirmed" },
  { name: "no such page", path: "/error/404" },
  { name: "a system error", path: "/error/500" },
  { name: "contact details", as: "new@example.test", path: "/auth/enter-contact-details" },
  { name: "the callouts", as: ADMIN, path: "/callouts?tab=all" },
  { name: "a new callout", as: ADMIN, path: "/callouts/new" },
  { name: "an open callout", as: ADMIN, path: calloutIn("open", "open") },
  { name: "a confirmed callout", as: ADMIN, path: calloutIn("all", "confirmed") },
  { name: "the doctors", as: ADMIN, path: "/doctors" },
  { name: "managing the practice", as: ADMIN, path: "/practice-management" },
  { name: "the notifications", as: ADMIN, path: "/notifications" },
  { name: "the settings", as: ADMIN, path: "/user-settings/settings" },
  {
    name: "a doctor's page",
    rendered: true,
    path: (place) => linkIn(place, "Can you cover?", /http[^"]+\/respond\/[^"]+/),
  },
  { name: "the mailbox", rendered: true, path: "/dev/mailbox" },
  { name: "a mail", rendered: true, path: (place) => mailWith(place, "Can you cover?") },
];
