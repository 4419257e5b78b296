/** A doctor who is archived after answering, or before: never booked, and no offer that waits for a choice. */
import { calloutScene } from "../../../support/scenes/calloutScene.ts";

const it = calloutScene({ doctors: 3 });

async function archived(n: number, act: "archive" | "restore" = "archive"): Promise<void> {
  expect((await it.call("POST", `/doctors/${it.doctor(n).id}/${act}`)).status).toBe(200);
}
const needing = async () => {
  const { body } = await it.call("GET", "/callouts?tab=needs_action");
  return body.data.map(({ offers, risk }: { offers: number; risk: string | null }) => ({ offers, risk }));
};
/** How many callouts the filter "no offer" finds. */
const withoutOffer = async (): Promise<number> =>
  (await it.call("GET", "/callouts?tab=all&no_availability=true")).body.data.length;

/** As the week shows it. */
const offersInWeek = async (): Promise<number[]> => {
  const { body } = await it.call("GET", "/lists?from=2026-11-23&to=2026-11-29");
  return body.data.map(({ offers }: { offers: number }) => offers);
};

test("first come: the yes of an archived doctor is recorded and books nobody; the next one's does", async () => {
  await it.begin({ mode: "first_come" });
  await archived(0);
  expect(await it.answer(0)).toBe("recorded");
  expect(await it.row(0)).toMatchObject({ response: "available", outcome: "none" });
  expect(await it.answer(1)).toBe("booked");
});

test("the office cannot confirm an archived doctor, by the doctor's word or its own, until the doctor is restored", async () => {
  await it.begin();
  await it.answers(0);
  await archived(0);
  expect(await it.row(0)).toMatchObject({ bookable: null, bookable_spoken: null });
  for (const body of [{}, { spoken: true }])
    expect(await it.confirm(0, body)).toMatchObject({ status: 409, code: "invalid_transition" });
  await archived(0, "restore");
  expect((await it.confirm(0)).sent).toEqual(["confirmation 0"]);
});

test("an archived doctor's offer waits for nobody's choice; restored, it does again", async () => {
  await it.begin({ lists: [{ date: "2026-11-25" }] });
  await it.answers(0, 1);
  expect([await needing(), await offersInWeek()]).toEqual([[{ offers: 2, risk: null }], [2]]);
  await archived(0);
  expect([await needing(), await offersInWeek()]).toEqual([[{ offers: 1, risk: null }], [1]]);
  expect(await withoutOffer()).toBe(0);
  await archived(1);
  expect(await withoutOffer()).toBe(1);
  // Nobody is left for a list of the next three days.
  expect([await needing(), await offersInWeek()]).toEqual([[{ offers: 0, risk: "no_availability" }], [0]]);
  await archived(1, "restore");
  expect([await needing(), await offersInWeek()]).toEqual([[{ offers: 1, risk: null }], [1]]);
});
