/** A doctor's page in each of its states: a callout is brought there through the office's API, and the doctor's link taken from it. */
import { type APIRequestContext } from "@playwright/test";
import { dayAhead } from "./practiceWork.ts";
import { Office } from "./promises.ts";

type Place = { url: string; request: APIRequestContext };
type Scene = { office: Office; id: number; days: number };

const OWN = "Gwynlais";
const OTHER = "Obilade";

/** Days ahead; each state has days of its own, on which nobody is booked yet. */
let nextDays = 60;

/** `bring`: from two doctors who have offered to the state of the first of them. */
const stateOf =
  (bring: (scene: Scene) => Promise<void>) =>
  async (place: Place): Promise<string> => {
    nextDays += 4;
    const office = await Office.open(place);
    const { id } = await office.send({ days: nextDays, doctors: [OWN, OTHER] });
    for (const doctor of [OWN, OTHER]) await office.record(id, doctor, "available");
    await bring({ office, id, days: nextDays });
    return await office.linkOf(id, OWN);
  };

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
  { name: "answered", path: stateOf(nothing) },
  { name: "booked", path: stateOf(booked(nothing)) },
  {
    name: "booked for part",
    path: stateOf(({ office, id }) => office.decide(id, OWN, "confirm", { from: "08:00", to: "12:00" })),
  },
  { name: "filled", path: stateOf(({ office, id }) => office.decide(id, OTHER, "confirm")) },
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
  {
    name: "closed",
    path: async (place) => {
      const office = await Office.open(place);
      const { id, doctor } = await office.expired();
      return await office.linkOf(id, doctor);
    },
  },
];
