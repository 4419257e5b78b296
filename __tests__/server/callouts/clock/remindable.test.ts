/** The office's reminder goes to those whom the callout's page counts for it. */
import { remindable } from "../../../../src/features/callouts/shared/reminding.ts";
import { calloutScene } from "../../../support/scenes/calloutScene.ts";

const it = calloutScene({ doctors: 6 });

test("counted are those who owe an answer to an open list and can be asked for it, whatever they said of another", async () => {
  await it.begin({ lists: [{}, { date: "2026-11-30" }] });
  await it.answer(0, "available");
  await it.answer(1, "available");
  await it.answer(1, "unavailable", { at: 1 });
  const leave = { starts_at: "2026-11-20T00:00:00Z", ends_at: "2026-12-10T00:00:00Z", reason: "leave" };
  await it.call("POST", `/doctors/${it.doctor(2).id}/unavailabilities`, leave);
  await it.call("POST", `/doctors/${it.doctor(3).id}/pause`, { until: null });
  await it.db().updateTable("doctors").set({ email_state: "bounced" }).where("id", "=", it.doctor(4).id).execute();
  const counted = remindable(await it.read(), it.ports().clock.now().getTime());
  expect([...counted].sort()).toEqual([it.recipientId(0), it.recipientId(5)].sort());
  expect((await it.act("remind", {})).sent.sort()).toEqual(["reminder 0", "reminder 5"]);
});

test("whoever was asked in spite of leave is reminded in spite of it", async () => {
  await it.begin();
  const leave = { starts_at: "2026-11-20T00:00:00Z", ends_at: "2026-12-10T00:00:00Z", reason: "leave" };
  await it.call("POST", `/doctors/${it.doctor(2).id}/unavailabilities`, leave);
  await it
    .db()
    .updateTable("callout_recipients")
    .set({ overridden: true })
    .where("doctor_id", "=", it.doctor(2).id)
    .execute();
  const counted = remindable(await it.read(), it.ports().clock.now().getTime());
  expect(counted).toContain(it.recipientId(2));
  expect((await it.act("remind", {})).sent).toContain("reminder 2");
  expect(counted.size).toBe(6);
});
