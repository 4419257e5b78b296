/** Whatever the cable could not bring is fetched, listed and told once. */
import { selectCursor } from "../../../src/features/notifications/model/notificationsSlice.ts";
import { pass } from "../../support/app/liveApp.ts";
import { connectedApp } from "../../support/wire/connectedApp.ts";

const own = connectedApp();
const { asked, connected, inbox, titles } = own;

describe("what happened meanwhile", () => {
  test("connected – confirm – message – lost – two missed – connected: fetched, told once, in order", async () => {
    await connected();
    own.app.cable.says(own.app.server.record({ callout_id: 1 }));
    await pass();
    own.app.cable.loses();
    own.app.server.record({ callout_id: 2 });
    own.app.server.record({ callout_id: 3 });
    own.app.cable.confirms();
    await pass();
    expect(titles()).toEqual(["1", "2", "3"]);
    expect(inbox()?.data.map(({ seq }) => seq)).toEqual([3, 2, 1]);
    expect(inbox()?.meta.unread).toBe(3);
  });

  test("every connection fetches, also one the library calls no reconnection", async () => {
    await connected();
    const before = asked().length;
    own.app.cable.confirms();
    await pass();
    own.app.cable.confirms();
    await pass();
    const anew = ["GET /notifications?after=0", "GET /notifications"];
    expect(asked().slice(before)).toEqual([...anew, ...anew]);
  });

  test("the history before this visit is listed, not announced", async () => {
    own.app.server.record();
    own.app.server.record();
    await connected();
    expect(own.app.board.read()).toEqual([]);
    expect(inbox()?.meta.unread).toBe(2);
  });

  test("a message that overtakes the answer is told once", async () => {
    await connected();
    own.app.cable.loses();
    own.app.server.record({ callout_id: 1 });
    own.app.server.holds = true;
    own.app.cable.confirms();
    await pass();
    own.app.cable.says(own.app.server.record({ callout_id: 2 }));
    await pass();
    own.app.server.release();
    await pass(1500);
    expect(titles().sort()).toEqual(["1", "2"]);
    expect(inbox()?.meta.unread).toBe(2);
  });

  test("a gap in the numbers is fetched", async () => {
    await connected();
    own.app.server.record({ callout_id: 1 });
    own.app.cable.says(own.app.server.record({ callout_id: 2 }));
    await pass();
    expect(titles().sort()).toEqual(["1", "2"]);
    expect(selectCursor(own.app.store.getState())).toMatchObject({ seq: 2, ahead: [] });
  });

  test("a number that will never come is asked for once", async () => {
    await connected();
    own.app.server.record();
    own.app.server.rows = [];
    own.app.cable.says(own.app.server.record({ callout_id: 2 }));
    await pass();
    const before = asked().length;
    own.app.cable.says(own.app.server.record({ callout_id: 3 }));
    await pass();
    expect(titles()).toEqual(["2", "3"]);
    expect(asked().length).toBe(before);
  });

  test("numbers that will never come, over several pages: each page is asked for once", async () => {
    await connected();
    const { server, cable } = own.app;
    for (let missed = 0; missed < 250; missed += 1) server.record({ callout_id: missed });
    // Told to others alone.
    server.rows = server.rows.filter(({ seq }) => seq % 50 !== 1);
    const before = asked().length;
    server.holds = true;
    cable.confirms();
    // One answer at a time: whoever asked without end would not let the test go on.
    for (let answers = 0; answers < 5; answers += 1) {
      await pass();
      server.release();
      server.holds = true;
    }
    await pass();
    const pages = [0, 103, 205].map((after) => `GET /notifications?after=${after}`);
    // Then all that is kept is read for marks.
    const kept = ["limit=100", "before=149&limit=100"].map((rows) => `GET /notifications?${rows}`);
    expect(asked().slice(before)).toEqual([...pages, ...kept]);
    expect(inbox()?.meta.unread).toBe(245);
    expect(selectCursor(own.app.store.getState())).toMatchObject({ seq: 250, ahead: [] });
  });

  test("a number heard of in a change is fetched, and an inbox-only type is not announced", async () => {
    await connected();
    own.app.server.record({ notification_type: "email_bounced", title: "Email bounced" });
    own.app.cable.says({ changed: { callout_id: 41, seq: 1 } });
    await pass();
    expect(inbox()?.data).toHaveLength(1);
    expect(own.app.board.read()).toEqual([]);
  });

  test("the same message twice is told once", async () => {
    await connected();
    const message = own.app.server.record();
    own.app.cable.says(message);
    own.app.cable.says(message);
    await pass();
    own.app.cable.says(message);
    await pass();
    expect(own.app.board.read()).toHaveLength(1);
  });

  test("another database – one full fetch, then live, and no reconnection", async () => {
    own.app.server.record();
    own.app.server.record();
    await connected();
    const before = asked().length;
    own.app.server.epoch = "restored";
    own.app.server.rows = [];
    own.app.server.seq = 0;
    own.app.cable.says(own.app.server.record({ callout_id: 9 }));
    await pass(1500);
    own.app.cable.says(own.app.server.record({ callout_id: 10 }));
    await pass(1500);
    expect(titles()).toEqual(["9", "10"]);
    expect(asked().slice(before)).toEqual(["GET /notifications?after=2", "GET /notifications"]);
    expect(own.app.cable.attempts).toBe(1);
    expect(inbox()?.data.map(({ seq }) => seq)).toEqual([2, 1]);
  });

  test("three days asleep, 300 missed: one toast", async () => {
    await connected();
    for (let missed = 0; missed < 300; missed += 1) own.app.server.record({ callout_id: missed });
    own.app.cable.confirms();
    await pass(2000);
    expect(own.app.board.read()).toEqual([expect.objectContaining({ kind: "more", missed: true })]);
    expect(inbox()?.meta.unread).toBe(300);
  });
});
