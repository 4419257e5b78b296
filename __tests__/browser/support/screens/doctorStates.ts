/** A doctor's page in each of its states: a callout is brought there through the office's API, and the doctor's link taken from it. */
import { type APIRequestContext, type Page } from "@playwright/test";
import { type Language } from "../../../../src/contract/languages.ts";
import { dayAhead } from "../practiceWork.ts";
import { type Asked, Office, passTime } from "../promises.ts";

type Place = { url: string; request: APIRequestContext };
type Scene = { office: Office; id: number; days: number };

const OWN = "Gwynlais";
const OTHER = "Obilade";

/** Days ahead, beyond what any other test books on the same server; each state has a week of its own. */
let nextDays = 600;

/** `bring`: from two doctors who were asked to the state of the first of them. */
const askedFor =
  (bring: (scene: Scene) => Promise<void>, asked: Partial<Asked> = {}) =>
  async (place: Place): Promise<string> => {
    nextDays += 7;
    const office = await Office.open(place);
    const { id } = await office.send({ days: nextDays, doctors: [OWN, OTHER], ...asked });
    await bring({ office, id, days: nextDays });
    return await office.linkOf(id, OWN);
  };

/** From two who have offered. */
const stateOf = (bring: (scene: Scene) => Promise<void>) =>
  askedFor(async (scene) => {
    for (const doctor of [OWN, OTHER]) await scene.office.record(scene.id, doctor, "available");
    await bring(scene);
  });

const booked =
  (change: (scene: Scene) => Promise<void>) =>
  async (scene: Scene): Promise<void> => {
    await scene.office.decide(scene.id, OWN, "confirm");
    await change(scene);
  };

const onStandby =
  (change: (scene: Scene) => Promise<void>) =>
  async (scene: Scene): Promise<void> => {
    await scene.office.decide(scene.id, OWN, "standby");
    await scene.office.decide(scene.id, OTHER, "confirm");
    await change(scene);
  };

const nothing = async (): Promise<void> => undefined;

export const DOCTOR_STATES: { name: string; path: (place: Place) => Promise<string> }[] = [
  { name: "to answer", path: askedFor(nothing) },
  { name: "to answer for two lists", path: askedFor(nothing, { lists: 2 }) },
  { name: "to answer, the first yes books", path: askedFor(nothing, { mode: "first_come" }) },
  { name: "answered", path: stateOf(nothing) },
  {
    name: "times changed after the answer",
    path: stateOf(({ office, id }) => office.changeList(id, { session: "custom", start_time: "08:30" })),
  },
  {
    name: "moved after the answer",
    path: stateOf(({ office, id, days }) => office.changeList(id, { date: dayAhead(days + 2) })),
  },
  { name: "booked", path: stateOf(booked(nothing)) },
  {
    name: "booked for part",
    path: stateOf(({ office, id }) => office.decide(id, OWN, "confirm", { from: "08:00", to: "12:00" })),
  },
  { name: "filled", path: stateOf(({ office, id }) => office.decide(id, OTHER, "confirm")) },
  {
    name: "open again",
    path: stateOf(async ({ office, id }) => {
      await office.decide(id, OTHER, "confirm");
      await office.decide(id, OTHER, "release", { reason: "Another site" });
    }),
  },
  { name: "on standby", path: stateOf(onStandby(nothing)) },
  {
    name: "asked first",
    path: stateOf(onStandby(({ office, id }) => office.decide(id, OTHER, "release", { reason: "Another site" }))),
  },
  { name: "changed", path: stateOf(booked(({ office, id }) => office.changeList(id, { theatre: "Theatre 2" }))) },
  {
    name: "times changed",
    path: stateOf(booked(({ office, id }) => office.changeList(id, { session: "custom", start_time: "08:30" }))),
  },
  {
    name: "moved",
    path: stateOf(booked(({ office, id, days }) => office.changeList(id, { date: dayAhead(days + 2) }))),
  },
  { name: "withdrawn", path: stateOf(booked(({ office, id }) => office.record(id, OWN, "unavailable"))) },
  {
    name: "released",
    path: stateOf(booked(({ office, id }) => office.decide(id, OWN, "release", { reason: "Another site" }))),
  },
  { name: "cancelled", path: stateOf(({ office, id }) => office.cancel(id)) },
];

/** Some hours after its list has ended. */
export const closedPage = async (place: Place): Promise<string> => {
  const office = await Office.open(place);
  const { id, lists } = await office.send({ days: 3, doctors: [OWN] });
  const link = await office.linkOf(id, OWN);
  const [list] = lists;
  const end = Date.parse(`${list?.date}T${list?.end_time}:00Z`);
  await passTime(place, Math.ceil((end - Date.now()) / 60_000) + 120);
  return link;
};

/** Days until a link has expired whose list is in a few days. */
const LATER = 14;

/** Its time is over, and with it the choice of a language at its foot: the office chooses for the doctor. */
export const expiredLink = {
  path: async (place: Place): Promise<string> => {
    const office = await Office.open(place);
    const { id } = await office.send({ days: 3, doctors: [OWN] });
    const link = await office.linkOf(id, OWN);
    await passTime(place, LATER * 24 * 60);
    return link;
  },
  speak:
    (language: Language) =>
    async (page: Page, place: Place): Promise<void> => {
      await (await Office.open(place)).speakWith(OWN, language);
      await page.reload();
    },
};
