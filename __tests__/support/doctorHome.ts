/** A doctor's home as its doctor uses it, and what it left behind. */
import { homeLink } from "../../server/domain/homeLink.ts";
import { type Ports } from "../../server/platform/ports.ts";
import { type CalloutDetail } from "../../src/contract/shapes/callout.ts";
import { aCallout, anAnswer, aPractice, confirmFor } from "./aCallout.ts";
import { type Served } from "./asUser.ts";
import { type FakeClock } from "./database/testPorts.ts";
import { doctorsPage } from "./doctorsPage.ts";

type Person = { id: number };
type TestPorts = Ports & { clock: FakeClock };

export const DAYS = ["2026-11-27", "2026-11-30", "2026-12-01"];

export const listOf = (callout: CalloutDetail | undefined): number => callout?.lists[0]?.id ?? 0;
export const field = (callout: CalloutDetail | undefined): string => `answer-${listOf(callout)}`;

/** The text under a heading of the page. */
export const part = (body: string, id: string): string =>
  new RegExp(
    `<section class="topic" id="${id}".*?</h2>(.*?)(?=<section class="topic"|<details class="fold"|</main>)`,
    "s",
  ).exec(body)?.[1] ?? "";

export function doctorHome(ports: () => TestPorts, app: () => Served) {
  const homePath = async ({ id }: Person): Promise<string> => {
    const row = ports().database.db.selectFrom("doctors").selectAll().where("id", "=", id);
    return new URL(homeLink(ports(), await row.executeTakeFirstOrThrow())).pathname;
  };
  const homeOf = async (doctor: Person) => doctorsPage(ports(), app(), await homePath(doctor));

  /** A doctor who was asked for a list on each of these days, and a colleague who was asked as well. */
  const atHome = async ({ days = DAYS, doctors = 2 } = {}) => {
    const practice = await aPractice(ports(), { doctors });
    const callouts: CalloutDetail[] = [];
    for (const date of days) callouts.push(await aCallout(ports(), practice, { lists: [{ date }] }));
    const [doctor, other] = practice.doctors;
    if (!doctor || !other) throw new Error("Two doctors");
    return { practice, callouts, doctor, other, home: await homeOf(doctor) };
  };

  const answersOf = ({ id }: Person) =>
    ports()
      .database.db.selectFrom("responses")
      .select(["id", "list_id", "response", "note", "part_from", "part_to", "outcome", "acknowledged_at"])
      .where("doctor_id", "=", id)
      .orderBy("list_id")
      .execute();

  const said = async (doctor: Person) => (await answersOf(doctor)).map(({ response }) => response);

  /** The first doctor offers and is booked for the first callout. */
  const booked = async () => {
    const all = await atHome();
    const { practice, callouts, doctor } = all;
    const [callout] = callouts;
    if (!callout) throw new Error("A callout");
    await anAnswer(ports(), practice, callout, doctor, "available");
    const own = (await answersOf(doctor)).find(({ list_id }) => list_id === listOf(callout));
    await confirmFor(ports(), practice, callout.id, { responseId: own?.id ?? 0 });
    return { ...all, callout };
  };

  /** Everything that a stranger or a scanner must not be able to change. */
  const state = async () => {
    const { db } = ports().database;
    const all = (
      table:
        | "responses"
        | "response_history"
        | "notifications"
        | "audit_events"
        | "outbox_emails"
        | "doctors"
        | "callout_recipients"
        | "doctor_unavailabilities",
    ) => db.selectFrom(table).selectAll().orderBy("id").execute();
    return {
      answers: [await all("responses"), await all("response_history")],
      told: [await all("notifications"), await all("audit_events"), await all("outbox_emails")],
      people: [
        await all("doctors"),
        await all("callout_recipients"),
        await all("doctor_unavailabilities"),
        await db.selectFrom("doctor_usually_not").selectAll().orderBy("weekday").execute(),
      ],
    };
  };

  return { homePath, homeOf, atHome, answersOf, said, booked, state };
}
