/** Whatever comes with it: a booked doctor's withdrawal is never one of "five more notifications". */
import i18next from "i18next";
import "../../../src/app/i18n.ts";
import "../../../src/features/i18n/addPageTexts.ts";
import { planAlerts } from "../../../src/features/notifications/desktop/desktopPlan.ts";
import {
  type AppNotification,
  isWithdrawal,
  toNotification,
} from "../../../src/features/notifications/model/appNotification.ts";
import {
  MOST_TOASTS,
  type Toast,
  ToastBoard,
  toastLife,
} from "../../../src/features/notifications/toasts/toastBoard.ts";
import { STORAGE_KEYS } from "../../../src/lib/storage.ts";
import { aNumberedMessage, aWithdrawal } from "../../support/app/aLiveMessage.ts";
import { pass } from "../../support/app/liveApp.ts";
import { connectedApp } from "../../support/wire/connectedApp.ts";

let last = 0;
const next = (): number => {
  last += 1;
  return last;
};
const ordinary = (calloutId: number | null = 41): AppNotification =>
  toNotification(aNumberedMessage(next(), { callout_id: calloutId }), 0);
const withdrawal = (doctor = "Dr Toulane", calloutId = 41): AppNotification =>
  toNotification(aNumberedMessage(next(), aWithdrawal({ doctor }, { callout_id: calloutId })), 0);
const many = <Item>(count: number, make: (at: number) => Item): Item[] =>
  Array.from({ length: count }, (_, at) => make(at));

const namedOn = (board: ToastBoard): string[] =>
  board.read().flatMap((toast) => (isLoud(toast) ? [toast.notification.params.doctor ?? ""] : []));
const isLoud = (toast: Toast): toast is Toast & { kind: "notification" } =>
  toast.kind === "notification" && isWithdrawal(toast.notification);
const counted = (board: ToastBoard): number =>
  board
    .read()
    .reduce((sum, toast) => sum + (toast.kind === "more" ? toast.count : toast.kind === "notification" ? 1 : 0), 0);

describe("on the toast board a withdrawal", () => {
  test("stands by itself where further news of its callout is only counted", () => {
    const board = new ToastBoard();
    board.announce([...many(6, () => ordinary()), withdrawal()], false);
    expect(namedOn(board)).toEqual(["Dr Toulane"]);
    expect(counted(board)).toBe(7);
    expect(board.read().map(toastLife)).toContain(10_000);
  });

  test("takes nothing from the four of its callout", () => {
    const board = new ToastBoard();
    board.announce([withdrawal(), ...many(4, () => ordinary())], false);
    expect(board.read().map(({ kind }) => kind)).toEqual([
      "notification",
      "notification",
      "notification",
      "notification",
      "notification",
    ]);
  });

  test("finds room on a full board, and what gave way is counted", () => {
    const board = new ToastBoard();
    board.announce(
      many(40, (at) => ordinary(at)),
      false,
    );
    board.announce([withdrawal()], false);
    expect(namedOn(board)).toEqual(["Dr Toulane"]);
    expect(board.read().length).toBeLessThanOrEqual(MOST_TOASTS);
    expect(counted(board)).toBe(41);
  });

  test("is named among 300 that were missed", () => {
    const board = new ToastBoard();
    board.announce([...many(150, (at) => ordinary(at)), withdrawal(), ...many(149, (at) => ordinary(at))], true);
    expect(namedOn(board)).toEqual(["Dr Toulane"]);
    expect(board.read()).toHaveLength(2);
    expect(counted(board)).toBe(300);
  });

  test("gives way to no word", () => {
    const board = new ToastBoard();
    board.announce([withdrawal()], false);
    for (let word = 0; word < 40; word += 1) board.say("success", { key: "common:saved" });
    expect(namedOn(board)).toEqual(["Dr Toulane"]);
    expect(board.read()).toHaveLength(MOST_TOASTS);
  });

  test("in a storm of withdrawals the board still holds twenty at most and counts all", () => {
    const board = new ToastBoard();
    for (let burst = 0; burst < 5; burst += 1)
      board.announce([...many(10, (at) => withdrawal(`Dr ${at}`, at)), ...many(10, (at) => ordinary(at))], false);
    expect(board.read().length).toBeLessThanOrEqual(MOST_TOASTS);
    expect(counted(board)).toBe(100);
    expect(namedOn(board)).toHaveLength(MOST_TOASTS - 1);
  });
});

describe("on the desktop a withdrawal", () => {
  const words = () => ({ t: i18next.getFixedT("en", "notifications"), language: "en" });

  test("keeps the specified title and says everything in the body", () => {
    expect(planAlerts([withdrawal()], words())).toEqual([
      expect.objectContaining({
        title: "Callout Availability",
        body: "Dr Toulane can no longer come: Wed 25 Nov, 13:30–17:30, Mr\u00a0Castellane. The list is open again; 2 others have offered.",
        path: "/callouts/41",
      }),
    ]);
  });

  test("comes before the rest of a burst, and further ones are named in the summary", () => {
    const alerts = planAlerts([...many(5, () => ordinary()), withdrawal("Dr A")], words());
    expect(alerts).toHaveLength(4);
    expect(alerts[0]?.body).toMatch(/^Dr A can no longer come/);
    expect(alerts[3]?.body).toBe("3 more notifications");
    const stormy = planAlerts([ordinary(), ...many(5, (at) => withdrawal(`Dr ${at}`))], words());
    expect(stormy).toHaveLength(4);
    expect(stormy[3]?.body).toBe("3 more notifications. Can no longer come: Dr 3, Dr 4");
    const lapsed = toNotification(aNumberedMessage(next(), aWithdrawal({ doctor: "Dr L", over: "unanswered" })), 0);
    const both = planAlerts([...many(4, (at) => withdrawal(`Dr ${at}`)), lapsed], words());
    expect(both[3]?.body).toBe("2 more notifications. Can no longer come: Dr 3. Not confirmed: Dr L");
    expect(planAlerts([...many(3, (at) => withdrawal(`Dr ${at}`)), lapsed], words())[3]?.body).toBe(
      "1 more notification. Not confirmed: Dr L",
    );
  });

  const own = connectedApp();
  test("is shown like any other of its type", async () => {
    own.app.storage.write(STORAGE_KEYS.desktopEnabled, "t");
    await own.connected();
    own.app.cable.says(own.app.server.record(aWithdrawal()));
    await pass();
    expect(own.app.desktop.shown).toEqual([
      expect.objectContaining({
        title: "Callout Availability",
        body: expect.stringContaining("2 others have offered"),
      }),
    ]);
  });
});
