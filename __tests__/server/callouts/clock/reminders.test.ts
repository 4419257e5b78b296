/** The reminder that is sent by itself: halfway to respond-by, and once a doctor whatever becomes of respond-by. */
import { HOUR_MS } from "../../../../src/contract/durations.ts";
import { calloutScene } from "../../../support/scenes/calloutScene.ts";

const it = calloutScene({ doctors: 2 });
const reminded = async () => (await it.audits("callout_reminded")).map(({ params }) => params);

test("where respond-by is near, halfway is soon after the first email", async () => {
  await it.begin({ respond_by: "2026-11-24T12:42:00Z" });
  await it.later(HOUR_MS);
  expect(await it.sent()).toEqual(["reminder 0", "reminder 1"]);
});

test("a later respond-by records no second reminder that nobody gets, and the office may still send one", async () => {
  await it.begin({ respond_by: "2026-11-25T10:42:00Z" });
  await it.later(12 * HOUR_MS);
  expect(await it.sent()).toEqual(["reminder 0", "reminder 1"]);
  const { lock_version } = await it.read();
  const later = { callout: { respond_by: "2026-11-26T10:42:00Z" }, lock_version };
  expect((await it.call("PUT", `/callouts/${it.callout().id}`, later)).status).toBe(200);
  await it.later(12 * HOUR_MS);
  expect(await it.sent()).toEqual([]);
  expect(await reminded()).toEqual([{ doctors: 2 }]);
  expect((await it.act("remind", {})).sent).toEqual(["reminder 0", "reminder 1"]);
});
