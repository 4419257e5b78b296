/** Messages become notifications without ever breaking the app or an address. */

import { readLiveMessage } from "../../../src/features/notifications/cable/readLiveMessage.ts";
import { calloutPath, isOwn, toNotification } from "../../../src/features/notifications/model/appNotification.ts";
import { aMessage } from "../../support/app/aLiveMessage.ts";
import { fc } from "../../support/random/fc.ts";

const NOW = Date.parse("2026-11-24T10:42:00Z");

describe("a live message", () => {
  test.each([
    [7, 7],
    ["7", 7],
    [7, "7"],
  ])("by %p is my own where I am %p", (actor, me) => {
    expect(isOwn(toNotification(aMessage({ action_by_id: actor }), NOW), me)).toBe(true);
  });

  test.each([null, 8, "70", "", 0])("by %p is not mine where I am 7", (actor) => {
    expect(isOwn(toNotification(aMessage({ action_by_id: actor }), NOW), 7)).toBe(false);
  });

  test("of a type nobody knows keeps its title", () => {
    const read = readLiveMessage(aMessage({ notification_type: "list_moved", title: "List moved" }), NOW);
    expect(read).toMatchObject({ kind: "notification", notification: { type: "unknown", title: "List moved" } });
  });

  test("with the specified four keys only is enough", () => {
    const message = { action_by_id: null, notification_type: "new_callout", title: "T", callout_id: 5 };
    expect(readLiveMessage(message, NOW)).toMatchObject({
      kind: "notification",
      notification: { id: null, seq: null, epoch: null, type: "new_callout", calloutId: "5", at: NOW },
    });
  });

  test("without a type says what changed", () => {
    expect(readLiveMessage({ changed: { callout_id: 5, seq: 9 } }, NOW)).toEqual({
      kind: "changed",
      calloutId: 5,
      seq: 9,
    });
    expect(readLiveMessage({ changed: { callout_id: null, seq: 9 } }, NOW)).toMatchObject({ calloutId: null });
  });

  test("of any shape whatever never throws", () => {
    fc.assert(
      fc.property(fc.anything(), (anything) => {
        readLiveMessage(anything, NOW);
        readLiveMessage({ notification_type: "new_callout", title: anything, params: anything, seq: anything }, NOW);
        readLiveMessage({ changed: anything }, NOW);
      }),
    );
  });

  test("never leads out of /callouts, whatever its callout_id", () => {
    const hostile = fc.constantFrom(
      "../../logout",
      "//evil.test",
      "javascript:alert(1)",
      "1/../x",
      "1?x",
      "1#",
      " 1",
      "１",
    );
    const id = fc.oneof(hostile, fc.string(), fc.integer(), fc.double(), fc.anything());
    fc.assert(
      fc.property(id, (calloutId) => {
        const { calloutId: read } = toNotification(aMessage({ callout_id: calloutId as never }), NOW);
        expect(read === null || /^\/callouts\/[0-9]+$/.test(calloutPath(read))).toBe(true);
      }),
      { numRuns: 1000 },
    );
  });
});
