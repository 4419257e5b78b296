/** A list moves while it is covered: who is not needed is left in peace, and told of it once the list opens again. */
import { HOUR_MS } from "../../../../src/contract/durations.ts";
import { calloutScene } from "../../../support/scenes/calloutScene.ts";

const it = calloutScene({ doctors: 7 });

/** 0 is booked, 1 was told "filled", 2 is on standby, 3 cannot, the others are silent; and then the list moves. */
async function movedWhileCovered() {
  await it.begin();
  await it.answers(0, 1, 2);
  await it.answer(3, "unavailable");
  await it.made("standby", 2);
  await it.made("confirm", 0);
  expect((await it.changeList({ date: "2026-12-01" })).sent).toEqual(["moved 0", "asked_anew 2"]);
}
const oneLine = (text: string | undefined) => text?.replace(/\s+/g, " ");

test("a list that moved while it was covered opens again: the others hear what they were spared, each once", async () => {
  await movedWhileCovered();
  expect((await it.changeList({ theatre: "Theatre 9" })).sent).toEqual(["moved 0"]);
  // Who has answered for the new day knows of it.
  expect(await it.answer(6)).toBe("late");
  await it.later(24 * HOUR_MS);
  const mails = await it.letters();
  const told = mails.map(({ kind, n }) => `${kind} ${n}`);
  expect(told).toEqual(["released 0", "asked_anew 1", "asked_anew 3", "changed 4", "changed 5"]);
  for (const { text } of mails.slice(1)) {
    expect(text).toContain("Date: Friday 27 November 2026 → Tuesday 1 December 2026");
    expect(text).toContain("Theatre: none → Theatre 9");
  }
  expect(oneLine(mails[1]?.text)).toContain("your answer no longer counts");
  expect(oneLine(mails[3]?.text)).toContain("Something has changed since we asked you.");
  await it.answer(1);
  await it.made("confirm", 1);
  expect((await it.decide(1, "release")).sent).toEqual(["released 1"]);
});

test("and are reminded as who had answered before, or never", async () => {
  await movedWhileCovered();
  await it.later(24 * HOUR_MS);
  await it.letters();
  await it.call("POST", `/callouts/${it.callout().id}/remind`, {});
  const mails = await it.letters();
  expect(mails.map(({ kind, n }) => `${kind} ${n}`)).toEqual([1, 2, 3, 4, 5, 6].map((n) => `reminder ${n}`));
  for (const { n, text } of mails) {
    const silent = n >= 4;
    expect(oneLine(text)?.includes("We have not had your answer yet.")).toBe(silent);
    expect(oneLine(text)?.includes("Something has changed since you answered, and we need a new answer.")).toBe(
      !silent,
    );
  }
});

test("a change that opens it tells them of both, and says nothing of what is as it was", async () => {
  await movedWhileCovered();
  const { sent, mails } = await it.changeList({ date: "2026-11-27", positions: 2, theatre: "Theatre 9" });
  expect(sent).toEqual([
    "moved 0",
    "asked_anew 1",
    "asked_anew 2",
    "asked_anew 3",
    ...[4, 5, 6].map((n) => `changed ${n}`),
  ]);
  const [, one, standby] = mails;
  expect(one?.text).toContain("Theatre: none → Theatre 9");
  expect(one?.text).not.toContain("Date:");
  // The standby was told of the first move.
  expect(standby?.text).toContain("Date: Tuesday 1 December 2026 → Friday 27 November 2026");
});

test("moved back as it opens: whose answer was forgotten is asked anew, and who never answered has nothing to hear", async () => {
  await movedWhileCovered();
  const { sent } = await it.changeList({ date: "2026-11-27", positions: 2 });
  expect(sent).toEqual(["moved 0", "asked_anew 1", "asked_anew 2", "asked_anew 3"]);
});

test("nobody is told of it whom mail does not reach", async () => {
  await movedWhileCovered();
  await it.db().updateTable("doctors").set({ status: "paused" }).where("id", "=", it.doctor(1).id).execute();
  await it.db().updateTable("doctors").set({ email_state: "bounced" }).where("id", "=", it.doctor(4).id).execute();
  await it.later(24 * HOUR_MS);
  expect(await it.sent()).toEqual(["released 0", "asked_anew 3", "changed 5", "changed 6"]);
});
