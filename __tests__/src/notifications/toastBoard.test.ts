/** News is gathered before it is drawn, and every one counts (docs/performance.md P11). */

import { toNotification } from "../../../src/features/notifications/model/appNotification.ts";
import {
  MOST_TOASTS,
  type Toast,
  ToastBoard,
  toastLife,
} from "../../../src/features/notifications/toasts/toastBoard.ts";
import { aNumberedMessage, aWithdrawal } from "../../support/app/aLiveMessage.ts";
import { fc } from "../../support/random/fc.ts";

const about = (calloutId: number | null, seq = 1) =>
  toNotification(aNumberedMessage(seq, { callout_id: calloutId }), 0);
/** Every fourth thing that happens is a booked doctor's withdrawal. */
const something = (callout: number) =>
  callout % 4 === 3
    ? toNotification(aNumberedMessage(1, aWithdrawal({}, { callout_id: callout })), 0)
    : about(callout || null);
const counted = (toasts: readonly Toast[]): number =>
  toasts.reduce((sum, toast) => sum + (toast.kind === "more" ? toast.count : toast.kind === "notification" ? 1 : 0), 0);

describe("the toast board", () => {
  test("shows four of one callout and counts the rest in one", () => {
    const board = new ToastBoard();
    for (let seq = 1; seq <= 7; seq += 1) board.announce([about(41, seq)], false);
    expect(board.read().map(({ kind }) => kind)).toEqual([
      "notification",
      "notification",
      "notification",
      "notification",
      "more",
    ]);
    expect(board.read().at(-1)).toMatchObject({ calloutId: "41", count: 3 });
  });

  test("keeps apart what belongs to different callouts", () => {
    const board = new ToastBoard();
    board.announce(
      [1, 2, 3, 4, 5].map((callout) => about(callout)),
      false,
    );
    expect(board.read()).toHaveLength(5);
  });

  test("takes a storm of 1,000 in one go: at most twenty, all counted", () => {
    const board = new ToastBoard();
    board.announce(
      Array.from({ length: 1000 }, (_, seq) => about(seq % 50, seq)),
      false,
    );
    expect(board.read().length).toBeLessThanOrEqual(MOST_TOASTS);
    expect(counted(board.read())).toBe(1000);
  });

  test("never holds more than twenty and counts all, whatever comes, is dismissed or removed", () => {
    const step = fc.oneof(
      { weight: 4, arbitrary: fc.record({ announce: fc.array(fc.nat(6), { maxLength: 30 }) }) },
      fc.record({ leave: fc.nat() }),
    );
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        const board = new ToastBoard();
        let announced = 0;
        let gone = 0;
        for (const step of steps) {
          if ("announce" in step) {
            board.announce(step.announce.map(something), false);
            announced += step.announce.length;
          } else {
            const toast = board.read()[step.leave % Math.max(1, board.read().length)];
            if (!toast) continue;
            board.leave(toast.key);
            gone += counted([toast]);
            board.remove(toast.key);
          }
          expect(board.read().length).toBeLessThanOrEqual(MOST_TOASTS);
        }
        expect(counted(board.read()) + gone).toBe(announced);
      }),
    );
  });

  test("a count on its way out takes no more news", () => {
    const board = new ToastBoard();
    for (let seq = 1; seq <= 5; seq += 1) board.announce([about(41, seq)], false);
    const more = board.read().find(({ kind }) => kind === "more");
    board.leave(more?.key ?? "");
    board.announce([about(41, 6)], false);
    expect(
      board
        .read()
        .filter(({ kind }) => kind === "more")
        .map((toast) => toast.kind === "more" && toast.count),
    ).toEqual([1, 1]);
  });

  test("says in one what was missed while nobody could see", () => {
    const board = new ToastBoard();
    board.announce(
      Array.from({ length: 300 }, (_, seq) => about(seq, seq)),
      true,
    );
    expect(board.read()).toEqual([
      expect.objectContaining({ kind: "more", calloutId: null, count: 300, missed: true }),
    ]);
  });

  test("keeps the times of the specification", () => {
    const board = new ToastBoard();
    for (const tone of ["success", "error", "default", "loading"] as const) board.say(tone, { key: "common:saved" });
    board.announce([about(41)], false);
    expect(board.read().map(toastLife)).toEqual([2000, 4000, 4000, null, 10_000]);
  });

  test("a later word of the same key takes the place of the earlier", () => {
    const board = new ToastBoard();
    board.say("loading", { key: "common:loading" }, "import");
    board.say("success", { key: "common:saved" }, "import");
    expect(board.read()).toEqual([expect.objectContaining({ tone: "success" })]);
  });
});
