/** Leave that the office enters over a booking: the booking stays, and the answer names it. */
import { HOUR_MS } from "../../../src/contract/durations.ts";
import { calloutScene } from "../../support/scenes/calloutScene.ts";

const it = calloutScene({ doctors: 1 });
const DAY = "2026-11-27";

const away = async (from: string, to: string) => {
  const span = { starts_at: `${DAY}T${from}:00Z`, ends_at: `${DAY}T${to}:00Z`, reason: "leave" };
  const { status, body } = await it.call("POST", `/doctors/${it.doctor(0).id}/unavailabilities`, span);
  expect(status).toBe(201);
  return body.data.booked;
};

test("what the doctor is booked for at that time is named, for the part that is booked, and stays", async () => {
  const callout = await it.begin();
  await it.answer(0);
  await it.made("confirm", 0, { to: "10:00" });
  const heard = (await it.news()).length;
  const booking = {
    callout_id: callout.id,
    date: DAY,
    list_start: "08:00",
    start_time: "08:00",
    end_time: "10:00",
    site: callout.lists[0]?.site.short_name,
    surgeon: callout.lists[0]?.surgeon.name,
  };
  expect(await away("09:00", "18:00")).toMatchObject([booking]);
  expect(await away("10:00", "18:00")).toEqual([]);
  expect(await it.row(0)).toMatchObject({ outcome: "confirmed" });
  // The office has just been told in place.
  expect(await it.news()).toHaveLength(heard);
});

test("an offer is no booking, and a list that is over needs nobody any more", async () => {
  const callout = await it.begin();
  await it.answer(0);
  expect(await away("00:00", "23:00")).toEqual([]);
  await it.made("confirm", 0);
  expect(await away("00:00", "23:00")).toHaveLength(1);
  await it.later(Date.parse(callout.lists[0]?.ends_at ?? "") - it.ports().clock.now().getTime() + HOUR_MS);
  expect(await away("00:00", "23:00")).toEqual([]);
});
