/** What a colleague changes shows on the screens of lists, plans and figures without a reload and without a look away. */
import { type Locator, type Page } from "@playwright/test";
import { DAY_MS } from "../../src/contract/durations.ts";
import { type ListRow } from "../../src/contract/shapes/calloutList.ts";
import { type StandingList } from "../../src/contract/shapes/planning.ts";
import { ownServer } from "./support/ownServer.ts";
import { dayAhead, declineDesktop, fullWeek } from "./support/practiceWork.ts";
import { Office } from "./support/promises.ts";
import { SignedInApi } from "./support/signedInApi.ts";
import { expect, signIn, test } from "./support/test.ts";

const here = ownServer();

type Data<T> = { data: T };
type Colleague = { api: SignedInApi; office: Office };
type Live = {
  screen: string;
  path: string;
  /** What the colleague makes beforehand; gives what she does while the screen is open. */
  begin: (colleague: Colleague) => Promise<() => Promise<unknown>>;
  /** The screen as it is before; gives how it is afterwards. */
  see: (page: Page) => Promise<() => Promise<void>>;
};

/** A Monday on which the demo has nothing, the day after, and the two Mondays that follow. */
const day = fullWeek();
const [next, second, third] = [1, 7, 14].map((days) =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10),
) as [string, string, string];

const shortDate = (date: string): string =>
  new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "short", timeZone: "UTC" }).format(new Date(date));

async function idOf({ api }: Colleague, path: string, name: string): Promise<number | undefined> {
  const { data } = await api.call<Data<{ id: number; name?: string; display_name?: string }[]>>("GET", path);
  return data.find((one) => (one.name ?? one.display_name) === name)?.id;
}

/** Moved to the next day. */
const moves =
  (surgeon_name: string): Live["begin"] =>
  async (colleague) => {
    const list = {
      ...{ date: day, session: "am", start_time: "08:00", end_time: "12:00", role_needed: "anaesthetist" },
      ...{ positions: 1, site_id: await idOf(colleague, "/sites", "Ferndale Clinic"), surgeon_name },
    };
    const { data } = await colleague.api.call<Data<ListRow>>("POST", "/lists", { list });
    const body = { list: { ...list, date: next }, lock_version: data.lock_version };
    return () => colleague.api.call("PUT", `/lists/${data.id}`, body);
  };

/** A doctor says yes by telephone, and is booked. */
const covers =
  (doctor: string, theatre: string, date: string): Live["begin"] =>
  async ({ office }) => {
    const { id } = await office.send({ days: 1, doctors: [doctor], list: { date, theatre } });
    return async () => {
      await office.record(id, doctor, "available");
      await office.decide(id, doctor, "confirm");
    };
  };

const leaves =
  (from: (page: Page) => Locator, to: (page: Page) => Locator, words: string): Live["see"] =>
  async (page) => {
    await expect(from(page)).toContainText(words);
    return async () => {
      await expect(to(page)).toContainText(words);
      await expect(from(page).filter({ hasText: words })).toHaveCount(0);
    };
  };

/** `there`: what shows that the screen has its rows. */
const comes =
  (there: (page: Page) => Locator, fresh: string | RegExp): Live["see"] =>
  async (page) => {
    await expect(there(page)).toBeVisible();
    await expect(page.getByText(fresh)).toHaveCount(0);
    return () => expect(page.getByText(fresh)).toBeVisible();
  };

const cell = (date: string) => (page: Page) =>
  page.getByRole("cell").filter({
    has: page.getByRole("button", { name: new RegExp(`^New list at Ferndale Clinic, .*${shortDate(date)}.*, AM$`) }),
  });
const dayOfMonth = (date: string) => (page: Page) =>
  page
    .getByRole("cell")
    .filter({ has: page.getByRole("link", { name: new RegExp(`^Show the week of .*\\b${shortDate(date)}`) }) });
const ofDoctor = (name: RegExp) => (page: Page) =>
  page.getByRole("row").filter({ has: page.getByRole("rowheader", { name }) });
const button = (name: RegExp) => (page: Page) => page.getByRole("button", { name }).first();
const words = (text: string) => (page: Page) => page.getByText(text);

const SCREENS: Live[] = [
  {
    screen: "the week, a list is moved",
    path: `/callouts?view=week&week=${day}`,
    begin: moves("Mr W. Moved"),
    see: leaves(cell(day), cell(next), "Mr W. Moved"),
  },
  {
    screen: "the month",
    path: `/callouts?view=month&week=${day}`,
    begin: moves("Ms M. Moved"),
    see: leaves(dayOfMonth(day), dayOfMonth(next), "Ms M. Moved"),
  },
  {
    screen: "the standing lists, one has another theatre",
    path: "/planning/standing-lists",
    begin: async ({ api }) => {
      const { data } = await api.call<Data<StandingList[]>>("GET", "/standing_lists");
      const [first] = data;
      if (!first) throw new Error("The demo has no standing list");
      const { id, lock_version, site, surgeon, usual_doctor, ...kept } = first;
      const people = { site_id: site.id, surgeon_id: surgeon?.id ?? null, usual_doctor_id: usual_doctor?.id ?? null };
      const body = { standing_list: { ...kept, ...people, theatre: "Theatre Nine" }, lock_version };
      return () => api.call("PUT", `/standing_lists/${id}`, body);
    },
    see: comes(button(/^End /), /Theatre Nine/),
  },
  {
    screen: "the closed days",
    path: "/practice-management/closed-days",
    begin: async ({ api }) => {
      const add = (name: string) => api.call("POST", "/days_off", { day_off: { name, starts_on: day, ends_on: day } });
      await add("Moving house");
      return () => add("Practice outing");
    },
    see: comes(words("Moving house"), "Practice outing"),
  },
  {
    screen: "the wave plans",
    path: "/practice-management/callout-defaults",
    begin: async (colleague) => {
      const group_ids = [await idOf(colleague, "/doctor_groups", "Cardiac")];
      const whom = { doctor_ids: [], group_ids };
      const waves = [{ ...whom, after_hours: 4, at: null, fewer_than: null }];
      const add = (name: string) => colleague.api.call("POST", "/wave_plans", { name, first: whom, waves });
      await add("Quick waves");
      return () => add("Slow waves");
    },
    see: comes(words("Quick waves"), "Slow waves"),
  },
  {
    screen: "the plan of weeks, lists are imported",
    path: `/planning?from=${dayAhead(100)}`,
    begin: async ({ api }) => {
      const when = { date: dayAhead(100), start_time: "08:00", end_time: "12:00" };
      const row = { row: 2, ...when, surgeon: "Dr Quillfeather", site: "Ferndale Clinic", role_needed: "anaesthetist" };
      return () => api.call("POST", "/lists/import", { rows: [row] });
    },
    see: comes(button(/^Plan \d+ lists$/), "Call out 1 list: Anaesthetist"),
  },
  // Emails are delivered after these, which is news again.
  {
    screen: "the week, a list is covered",
    path: `/callouts?view=week&week=${second}`,
    begin: covers("Gwynlais", "Theatre W", second),
    see: async (page) => {
      const list = page.getByRole("link", { name: /Theatre W/ });
      await expect(list).not.toContainText("Gwynlais");
      return () => expect(list).toContainText("Gwynlais");
    },
  },
  {
    screen: "the week by doctor",
    path: `/callouts?view=doctors&week=${third}`,
    begin: covers("Itokawa", "Theatre D", third),
    see: leaves(ofDoctor(/^Nobody yet/), ofDoctor(/Itokawa/), "Theatre D"),
  },
  {
    screen: "the insights, a list is covered",
    path: "/insights",
    begin: covers("Vance", "Theatre I", day),
    see: async (page) => {
      const sentence = page.getByText(/^Lists without cover in the next 12 weeks: \d+ of \d+\.$/);
      const open = Number(/: (\d+) of/.exec((await sentence.textContent()) ?? "")?.[1]);
      return () => expect(sentence).toContainText(`: ${open - 1} of`);
    },
  },
];

/** Within the app, so that its one connection stays. */
const goTo = (page: Page, path: string) =>
  page.evaluate((to) => {
    // Numbered, as the router's own entries are: a page that asks before it is left looks at the number.
    history.pushState({ idx: (history.state?.idx ?? 0) + 1 }, "", to);
    dispatchEvent(new PopStateEvent("popstate"));
  }, path);

test("what a colleague does shows on every open screen", async ({ page, context }) => {
  await declineDesktop(context);
  const opened: string[] = [];
  const subscribed = Promise.withResolvers<void>();
  page.on("websocket", (socket) => {
    opened.push(socket.url());
    socket.on("framereceived", ({ payload }) => {
      if (String(payload).includes("confirm_subscription")) subscribed.resolve();
    });
  });
  await signIn(page, here);
  await subscribed.promise;
  const api = await SignedInApi.open(here.place.request, here, "colleague@example.test");
  const colleague = { api, office: await Office.open(here.place) };
  for (const { screen, path, begin, see } of SCREENS)
    await test.step(screen, async () => {
      const change = await begin(colleague);
      await goTo(page, path);
      const after = await see(page);
      await change();
      await after();
    });
  expect(opened).toHaveLength(1);
});
