/** Every screen of the product: its name, who sees it, and how its address is found on a demo server. */
import { type APIRequestContext, type Page } from "@playwright/test";
import { type CalloutTab } from "../../../../src/contract/calloutTabs.ts";
import { type Language } from "../../../../src/contract/languages.ts";
import { type CalloutRow } from "../../../../src/contract/shapes/callout.ts";
import { newAddress } from "../administrators.ts";
import { linkAfter, linkIn, mailWith, RESET_LINK } from "../mailbox.ts";
import { type SignedInApi } from "../signedInApi.ts";
import { PASSWORD } from "../test.ts";
import { CALLOUT_SCREENS } from "./callouts.ts";
import * as dialogs from "./dialogs.ts";
import { DOCTOR_HOMES } from "./doctorHomes.ts";
import { closedPage, DOCTOR_STATES, expiredLink } from "./doctorStates.ts";
import * as imports from "./imports.ts";
import * as opens from "./openings.ts";
import { PLANNING_SCREENS } from "./planning.ts";
import { RING_SCREENS } from "./ringRound.ts";
import { SECOND_FACTOR_SCREENS } from "./secondFactorScreens.ts";
import * as does from "./steps.ts";
import { WAVE_SCREENS } from "./waves.ts";

type Place = { url: string; request: APIRequestContext; api: SignedInApi | null };

export type Screen = {
  name: string;
  /** Who is signed in. */
  as?: string;
  /** Made by the server, no app: in the language of whom it is for, which can be changed at its foot, or in the one that the browser wishes. */
  rendered?: "for one" | "in each" | "as wished";
  /** On a server of its own, with these settings: it changes what others count on. */
  alone?: true | Record<string, string>;
  /** In the page's main part a heading of the first level says that it is there. */
  path: string | ((place: Place) => Promise<string>);
  /** The status of the answer by which the server refuses, or some; the browser tells its console. */
  refused?: number | readonly number[];
  /** What a person does there before it looks so; finds its way without words, which every language has its own of. */
  act?: (page: Page, place: Place) => Promise<void>;
  /** Where a page made by the server has no choice of a language at its foot. */
  speak?: (language: Language) => (page: Page, place: Place) => Promise<void>;
  /** Then a menu or a dialog lies over the screen. */
  over?: true;
};

const ADMIN = "admin@example.test";
const COLLEAGUE = "colleague@example.test";

const calloutIn =
  (tab: CalloutTab, status: CalloutRow["status"]) =>
  async ({ api }: Place): Promise<string> => {
    const answer = await api?.call<{ data: CalloutRow[] }>("GET", `/callouts?tab=${tab}&status=${status}`);
    return `/callouts/${answer?.data[0]?.id ?? `no ${status} callout`}`;
  };

/** Doctors have been rung about it. */
const urgentCallout = async ({ api }: Place): Promise<string> => {
  const answer = await api?.call<{ data: CalloutRow[] }>("GET", "/callouts?tab=open&status=open");
  return `/callouts/${answer?.data.find(({ urgency }) => urgency === "urgent")?.id ?? "no urgent callout"}`;
};

/** The demo has one callout for assistants that is asked in waves. */
const inWaves = async ({ api }: Place): Promise<string> => {
  const answer = await api?.call<{ data: CalloutRow[] }>("GET", "/callouts?tab=open&status=open&q=Ashgrove");
  const assistants = answer?.data.find(({ lists }) => lists.some((list) => list.role_needed === "surgical_assistant"));
  return `/callouts/${assistants?.id ?? "no callout in waves"}`;
};

/** Somebody offers, so that there is something to decide. */
const toDecide = async ({ api }: Place): Promise<string> => {
  const answer = await api?.call<{ data: CalloutRow[] }>("GET", "/callouts?tab=open&status=open");
  return `/callouts/${answer?.data.find(({ offers }) => offers > 0)?.id ?? "no callout with an offer"}`;
};

/** Somebody who has been asked, has answered and was mailed, so that no tab is empty. */
const doctorAt =
  (rest = "") =>
  async ({ api }: Place): Promise<string> => {
    const answer = await api?.call<{ data: { id: number }[] }>("GET", "/doctors?q=itokawa");
    return `/doctors/${answer?.data[0]?.id ?? "none"}${rest}`;
  };

/** Somebody is invited for this; a visit more finds the same or a newer mail. */
const ownPage = async (place: Place): Promise<string> => {
  const answer = await place.api?.call<{ data: { id: number; email: string }[] }>("GET", "/doctors?q=itokawa");
  const doctor = answer?.data[0];
  await place.api?.call("POST", `/doctors/${doctor?.id ?? "none"}/invite`);
  return await linkIn(place, /http[^"]+\/respond\/me\.[^"]+/, doctor?.email ?? "no doctor", "Callouts from");
};

const respondPage = {
  rendered: "for one",
  path: (place: Place) => linkIn(place, /http[^"]+\/respond\/[^"]+/, "Can you cover?"),
} as const;

const resetLinkFor =
  (email: string) =>
  async (place: Place): Promise<string> => {
    const data = { email, redirect_url: `${place.url}/set-new-password` };
    const ask = () => place.request.post(`${place.url}/admin_api/auth/password`, { data });
    return await linkAfter(ask, place, RESET_LINK, email);
  };

/** Of somebody who registers for this; pressed by nobody, so that it stays good. */
const confirmationLink = async (place: Place): Promise<string> => {
  const email = newAddress("wen.harbour");
  const sign_up = {
    company_name: "Harbour Practice",
    name: "Wen Harbour",
    email,
    phone: "020 7946 0000",
    password: PASSWORD,
    password_confirmation: PASSWORD,
    accept_terms: true,
    terms_version: "2026-01",
  };
  await place.request.post(`${place.url}/admin_api/auth`, { data: { sign_up } });
  return await linkIn(place, /http[^"]+confirmation_token=[^"]+/, email);
};

const INVITED = "/auth/complete-signup?token=t&name=Robin%20Vale&email=robin@example.test";
const openCallout = calloutIn("open", "open");
const draft = calloutIn("drafts", "draft");

export const SCREENS: Screen[] = [
  { name: "signing in", path: "/auth/login" },
  { name: "signing in with nothing", path: "/auth/login", act: does.submit },
  { name: "signing in, refused", path: "/auth/login", refused: 401, act: does.signInWrongly },
  ...SECOND_FACTOR_SCREENS,
  { name: "registration", path: "/auth/registration" },
  { name: "registration with mistakes", path: "/auth/registration", act: does.registerWrongly },
  { name: "registration, done", path: "/auth/registration", act: does.register },
  { name: "a forgotten password", path: "/auth/forgot-password" },
  { name: "a forgotten password, received", path: "/auth/forgot-password", act: does.askForPassword },
  { name: "a new password", path: resetLinkFor(ADMIN) },
  { name: "a new password, too weak", path: resetLinkFor(ADMIN), act: does.choosePassword("short") },
  { name: "a new password, set", path: resetLinkFor(COLLEAGUE), act: does.choosePassword(PASSWORD) },
  { name: "a reset link that is not good", path: "/auth/set-new-password" },
  { name: "an invitation", path: INVITED },
  { name: "an invitation that is not good", path: INVITED, refused: 422, act: does.choosePassword(PASSWORD) },
  { name: "a confirmed address", path: "/auth/email-confirmed" },
  { name: "a confirmation that failed", path: "/auth/email-confirmed?account_confirmation_success=false" },
  { name: "no such page", path: "/error/404" },
  { name: "a system error", path: "/error/500" },
  { name: "contact details", as: "new@example.test", path: "/auth/enter-contact-details" },
  {
    name: "contact details with mistakes",
    as: "new@example.test",
    path: "/auth/enter-contact-details",
    act: does.submit,
  },
  { name: "the callouts", as: ADMIN, path: "/callouts?tab=all" },
  { name: "callouts that need somebody", as: ADMIN, path: "/callouts?tab=needs_action" },
  { name: "no callouts that match", as: ADMIN, path: "/callouts?tab=all&q=zzzz" },
  { name: "a new callout", as: ADMIN, path: "/callouts/new" },
  { name: "a new callout with mistakes", as: ADMIN, path: "/callouts/new", act: does.pressLastButton },
  { name: "an open callout", as: ADMIN, path: openCallout },
  { name: "a cover sheet", as: ADMIN, path: async (place) => `${await openCallout(place)}/cover-sheet` },
  { name: "ringing round", as: ADMIN, path: async (place) => `${await urgentCallout(place)}/ring-round` },
  { name: "no such cover sheet", as: ADMIN, path: "/print-day" },
  { name: "the cover sheets of a day", as: ADMIN, path: dialogs.aCoveredDay },
  { name: "changing a callout", as: ADMIN, path: async (place) => `${await draft(place)}/edit` },
  { name: "the week of callouts", as: ADMIN, path: "/callouts?view=week" },
  { name: "the week by theatre", as: ADMIN, path: "/callouts?view=theatres" },
  { name: "the week by doctor", as: ADMIN, path: "/callouts?view=doctors" },
  { name: "a month of lists", as: ADMIN, path: "/callouts?view=month" },
  { name: "a week in which nothing matches", as: ADMIN, path: "/callouts?view=week&q=zzzz&mode=first_come" },
  { name: "a planned week", as: ADMIN, path: "/planning" },
  { name: "the standing lists", as: ADMIN, path: "/planning/standing-lists" },
  { name: "a new standing list", as: ADMIN, path: "/planning/standing-lists", act: opens.addStandingList, over: true },
  { name: "the closed days", as: ADMIN, path: "/practice-management/closed-days" },
  { name: "a new wave plan", as: ADMIN, path: "/practice-management/callout-defaults?plan=new" },
  { name: "a callout in waves", as: ADMIN, path: inWaves },
  { name: "a confirmed callout", as: ADMIN, path: calloutIn("all", "confirmed") },
  { name: "no such callout", as: ADMIN, path: "/callouts/999999", refused: 404 },
  { name: "the doctors", as: ADMIN, path: "/doctors" },
  { name: "no doctors that match", as: ADMIN, path: "/doctors?q=zzzz" },
  { name: "a new doctor", as: ADMIN, path: "/doctors/new" },
  { name: "a new doctor with mistakes", as: ADMIN, path: "/doctors/new", act: does.pressLastButton },
  { name: "a doctor", as: ADMIN, path: doctorAt() },
  { name: "when a doctor is away", as: ADMIN, path: doctorAt("?tab=away") },
  { name: "a doctor's callouts", as: ADMIN, path: doctorAt("?tab=callouts") },
  { name: "a doctor's mails", as: ADMIN, path: doctorAt("?tab=emails") },
  { name: "changing a doctor", as: ADMIN, path: doctorAt("/edit") },
  { name: "two versions of a doctor", as: ADMIN, path: doctorAt("/edit"), refused: 409, act: dialogs.meetAnother },
  { name: "no such doctor", as: ADMIN, path: "/doctors/999999", refused: 404 },
  { name: "doctors chosen together", as: ADMIN, path: "/doctors", act: opens.chooseTwo },
  { name: "importing doctors", as: ADMIN, path: "/doctors/import" },
  { name: "importing doctors, the columns", as: ADMIN, path: "/doctors/import", act: imports.toColumns },
  { name: "importing doctors, mistakes", as: ADMIN, path: "/doctors/import", act: imports.toMistakes },
  { name: "importing doctors, the result", as: ADMIN, path: "/doctors/import", act: imports.toResult },
  { name: "importing lists", as: ADMIN, path: "/planning/import" },
  { name: "importing lists, the columns", as: ADMIN, path: "/planning/import", act: imports.toListColumns },
  { name: "importing lists, mistakes", as: ADMIN, path: "/planning/import", act: imports.toListMistakes },
  { name: "importing lists, what is taken", as: ADMIN, path: "/planning/import", act: imports.toListChoices },
  { name: "importing lists, the result", as: ADMIN, path: "/planning/import", act: imports.toListResult },
  { name: "managing the practice", as: ADMIN, path: "/practice-management" },
  { name: "the sites", as: ADMIN, path: "/practice-management/sites" },
  { name: "a new site", as: ADMIN, path: "/practice-management/sites?edit=new" },
  { name: "the surgeons", as: ADMIN, path: "/practice-management/surgeons" },
  { name: "the groups", as: ADMIN, path: "/practice-management/groups" },
  { name: "what callouts begin with", as: ADMIN, path: "/practice-management/callout-defaults" },
  { name: "the email texts", as: ADMIN, path: "/practice-management/email-texts" },
  { name: "the administrators", as: ADMIN, path: "/practice-management/administrators" },
  { name: "the audit log", as: ADMIN, path: "/practice-management/audit-log" },
  { name: "no such entry in the audit log", as: ADMIN, path: "/practice-management/audit-log?to=2000-01-01" },
  { name: "all data", as: ADMIN, path: "/practice-management/data" },
  { name: "the insights", as: ADMIN, path: "/insights" },
  { name: "the callouts behind a figure", as: ADMIN, path: "/insights/callouts?figure=answers&kind=available" },
  { name: "the notifications", as: ADMIN, path: "/notifications" },
  { name: "notifications of one kind", as: ADMIN, path: "/notifications?type=callout_confirmed" },
  { name: "no notifications that are done", as: ADMIN, path: "/notifications?state=done&mine=1" },
  { name: "the settings", as: ADMIN, path: "/user-settings/settings" },
  { name: "a doctor's page", ...respondPage },
  // Another language is asked for faster than a hand could.
  ...DOCTOR_STATES.map(({ name, path }) => ({
    ...{ name: `a doctor's page, ${name}`, rendered: "in each" as const, refused: 422, path },
  })),
  {
    ...{ name: "a doctor's page, closed", rendered: "in each" as const, alone: true as const, refused: 422 },
    path: closedPage,
  },
  {
    ...{ name: "a doctor's page, its link expired", rendered: "in each" as const, alone: true as const, refused: 410 },
    ...expiredLink,
  },
  ...DOCTOR_HOMES,
  { name: "a link that is not good", rendered: "as wished", path: "/respond/none", refused: 404 },
  { name: "a doctor's own page", as: ADMIN, rendered: "for one", path: ownPage },
  { name: "a doctor's page in German", ...respondPage, refused: 422, act: does.speakOnPage("de") },
  { name: "a doctor's page in Japanese", ...respondPage, refused: 422, act: does.speakOnPage("ja") },
  { name: "the button that confirms an address", rendered: "as wished", path: confirmationLink },
  { name: "the user's menu", as: ADMIN, path: "/callouts", act: opens.openOwnMenu, over: true },
  { name: "a row's menu", as: ADMIN, path: "/callouts?tab=open", act: opens.openRowMenu, over: true },
  { name: "the bell's drawer", as: ADMIN, path: "/callouts", act: opens.openBell, over: true },
  { name: "confirming somebody", as: ADMIN, path: toDecide, act: opens.confirmSomebody, over: true },
  { name: "keeping somebody on standby", as: ADMIN, path: toDecide, act: opens.keepSomebody, over: true },
  { name: "confirming another", as: ADMIN, path: dialogs.withTwoOffers, act: dialogs.confirmSecond, over: true },
  { name: "writing to all who offered", as: ADMIN, path: dialogs.withTwoOffers, act: dialogs.writeToAll, over: true },
  { name: "calling a callout off", as: ADMIN, path: openCallout, act: opens.cancelCallout, over: true },
  { name: "asking more doctors", as: ADMIN, path: openCallout, act: opens.askMore, over: true },
  { name: "a doctor's row menu", as: ADMIN, path: "/doctors", act: opens.openRowMenu, over: true },
  { name: "new links for a doctor", as: ADMIN, path: doctorAt(), act: opens.renewLinks, over: true },
  { name: "merging a doctor", as: ADMIN, path: doctorAt(), act: opens.mergeDoctor, over: true },
  {
    name: "a colleague's name",
    as: ADMIN,
    path: "/practice-management/administrators",
    act: opens.renameColleague,
    over: true,
  },
  { name: "changing a list that was sent", as: ADMIN, path: openCallout, act: opens.changeSentList, over: true },
  { name: "calling a list off", as: ADMIN, path: dialogs.withTwoLists, act: dialogs.cancelList, over: true },
  { name: "changing what was sent", as: ADMIN, path: openCallout, act: dialogs.changeSentCallout, over: true },
  { name: "two versions of a callout", as: ADMIN, path: dialogs.aDraft, refused: 409, act: dialogs.meetAnotherDraft },
  { name: "recording an answer", as: ADMIN, path: toDecide, act: dialogs.recordAnswer, over: true },
  { name: "hurrying the standbys", as: ADMIN, path: dialogs.withChain, act: dialogs.hurryChain, over: true },
  { name: "asking again", as: ADMIN, path: dialogs.withSomebodyStoodDown, act: dialogs.askAgain, over: true },
  { name: "releasing a doctor", as: ADMIN, path: dialogs.withBooking, act: dialogs.releaseDoctor, over: true },
  { name: "booking the best answer", as: ADMIN, path: dialogs.aRowToDecide, act: dialogs.bookBest, over: true },
  { name: "duplicating a callout", as: ADMIN, path: openCallout, act: dialogs.duplicate, over: true },
  { name: "reminding of a callout", as: ADMIN, path: dialogs.withNobodyReminded, act: dialogs.remindAll, over: true },
  {
    name: "reminding of callouts together",
    as: ADMIN,
    path: "/callouts?tab=open",
    act: dialogs.remindTogether,
    over: true,
  },
  {
    name: "calling callouts off together",
    as: ADMIN,
    path: "/callouts?tab=open",
    act: dialogs.cancelTogether,
    over: true,
  },
  {
    ...{ name: "sending to many doctors", as: ADMIN, path: dialogs.aDraftForMany },
    ...{ act: dialogs.sendToMany, over: true as const, alone: true as const },
  },
  { name: "adding a list", as: ADMIN, path: openCallout, act: opens.addList, over: true },
  { name: "the kept views", as: ADMIN, path: "/callouts?tab=all", act: opens.openViews, over: true },
  { name: "saving a view", as: ADMIN, path: "/callouts?tab=all", act: opens.saveView, over: true },
  { name: "the palette", as: ADMIN, path: "/doctors", act: opens.openPalette, over: true },
  { name: "what the palette does", as: ADMIN, path: openCallout, act: opens.openActions, over: true },
  ...CALLOUT_SCREENS,
  ...WAVE_SCREENS,
  ...RING_SCREENS,
  ...PLANNING_SCREENS,
  { name: "the mailbox", rendered: "for one", path: "/dev/mailbox" },
  { name: "a mail", rendered: "for one", path: (place) => mailWith(place, "Can you cover?") },
];
