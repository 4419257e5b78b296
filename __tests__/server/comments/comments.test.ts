/** Internal comments on a callout: who may write, delete and read it, and who is told. */
import { LIMITS } from "../../../src/contract/limits.ts";
import { type CalloutComment } from "../../../src/contract/shapes/callouts/comments.ts";
import { type NotificationsResponse } from "../../../src/contract/shapes/notification.ts";
import { aPractice } from "../../support/aCallout.ts";
import { asUser, type Caller } from "../../support/asUser.ts";
import { aUser } from "../../support/builders.ts";
import { calloutScene } from "../../support/scenes/calloutScene.ts";
import { signInHeaders } from "../../support/signIn.ts";

const it = calloutScene({ doctors: 1 });

let anna: Caller;
let annaId: number;

async function begin(): Promise<void> {
  await it.begin();
  const { db } = it.ports().database;
  const user = await aUser(db, { company_id: it.practice.companyId, first_name: "Anna", last_name: "Whitlocke" });
  annaId = user.id;
  anna = await asUser(it.app, it.ports(), user);
}
const at = (rest = "") => `/callouts/${it.callout().id}/comments${rest}`;
const write = (body: object, who: Caller = it.call) => who("POST", at(), body);
const comments = async (who: Caller = it.call): Promise<CalloutComment[]> => (await who("GET", at())).body.data;
const inbox = async (who: Caller): Promise<NotificationsResponse> => (await who("GET", "/notifications")).body;

test("a comment is trimmed, signed and dated, and colleagues read them in their order", async () => {
  await begin();
  const { status, body } = await write({ text: "  Ask Dr Ames\nfirst \n" });
  expect([status, body.data]).toEqual([200, await comments(anna)]);
  it.ports().clock.advance(60_000);
  await write({ text: "I did" }, anna);
  const { user } = it.practice;
  expect(await comments()).toMatchObject([
    { author: { id: user.id }, text: "Ask Dr Ames\nfirst", created_at: "2026-11-24T10:42:00.000Z", mentions: [] },
    { author: { id: annaId, name: "Anna Whitlocke" }, text: "I did" },
  ]);
});

test.each([
  ["nothing", ""],
  ["only blanks", " \n "],
  ["too much", "x".repeat(LIMITS.commentText[1] + 1)],
])("%s is refused at its field", async (_what, text) => {
  await begin();
  const { status, body } = await write({ text });
  expect([status, body.code, Object.keys(body.errors)]).toEqual([422, "invalid_input", ["text", "full_messages"]]);
  expect(await comments()).toEqual([]);
});

test("the longest that is taken may be of signs that need two places each", async () => {
  await begin();
  expect((await write({ text: "𠮷".repeat(LIMITS.commentText[1]) })).status).toBe(200);
});

test("who is mentioned finds it in their own list of notifications, and nobody else does", async () => {
  await begin();
  const { db } = it.ports().database;
  const third = await asUser(it.app, it.ports(), await aUser(db, { company_id: it.practice.companyId }));
  const { body } = await write({ text: "@Anna Whitlocke: 0161 496 0000?", mentions: [annaId, annaId] });
  const [comment] = body.data as CalloutComment[];
  expect(comment?.mentions).toEqual([{ id: annaId, name: "Anna Whitlocke" }]);
  const { data, meta } = await inbox(anna);
  expect(data).toMatchObject([
    {
      notification_type: "comment_mention",
      callout_id: it.callout().id,
      action_by_id: it.practice.user.id,
      params: { author: comment?.author.name, comment_id: `${comment?.id}`, list_date: "2026-11-27" },
      read_at: null,
    },
  ]);
  expect(meta).toMatchObject({ unread: 1, seq: data[0]?.seq });
  // What was written can be deleted: it stands nowhere else.
  expect(JSON.stringify(data)).not.toContain("0161");
  for (const other of [it.call, third]) {
    const list = await inbox(other);
    expect([list.data, list.meta.unread, list.meta.seq, list.meta.more]).toEqual([[], 0, meta.seq, false]);
    const [id] = data.map((one) => one.id);
    expect((await other("PUT", `/notifications/${id}`, { read: true })).status).toBe(404);
    expect((await other("POST", "/notifications/mark", { ids: [id], done: true })).status).toBe(404);
    expect((await other("POST", "/notifications/mark_all_read")).status).toBe(200);
  }
  const marks = await db.selectFrom("notification_reads").selectAll().execute();
  expect(marks).toEqual([]);
  expect((await inbox(anna)).meta.unread).toBe(1);
});

test("naming oneself is no notification", async () => {
  await begin();
  expect((await write({ text: "Mine", mentions: [it.practice.user.id] })).status).toBe(200);
  expect((await inbox(it.call)).data).toEqual([]);
});

test("only who can sign in at this practice can be mentioned; otherwise nothing is written", async () => {
  await begin();
  const { db } = it.ports().database;
  const { companyId } = it.practice;
  const stranger = (await aPractice(it.ports())).user.id;
  const invited = await aUser(db, { company_id: companyId, status: "invited" });
  const disabled = await aUser(db, { company_id: companyId, status: "disabled" });
  for (const id of [stranger, invited.id, disabled.id, 9_999_999]) {
    const { status, body } = await write({ text: "Hello", mentions: [annaId, id] });
    expect([status, body.code, Object.keys(body.errors)]).toEqual([
      422,
      "invalid_input",
      ["mentions", "full_messages"],
    ]);
  }
  expect(await comments()).toEqual([]);
  expect((await inbox(anna)).data).toEqual([]);
});

test("everybody deletes their own and nobody else's; both acts are in the audit log, without the words", async () => {
  await begin();
  const [first] = (await write({ text: "Wrong callout" })).body.data as CalloutComment[];
  const refused = await anna("DELETE", at(`/${first?.id}`));
  expect([refused.status, refused.body.code]).toEqual([403, "forbidden"]);
  expect(refused.body.errors).toEqual(["Only its author can delete a comment."]);
  const deleted = await it.call("DELETE", at(`/${first?.id}`));
  expect([deleted.status, deleted.body.data]).toEqual([200, []]);
  expect((await it.call("DELETE", at(`/${first?.id}`))).status).toBe(404);
  const lines = await it
    .db()
    .selectFrom("audit_events")
    .selectAll()
    .where("action", "in", ["comment_added", "comment_deleted"])
    .orderBy("id")
    .execute();
  const subject_id = it.callout().id;
  const by = { actor_id: it.practice.user.id, subject_type: "callout", subject_id };
  expect(lines).toMatchObject([
    { ...by, action: "comment_added" },
    { ...by, action: "comment_deleted" },
  ]);
  expect(JSON.stringify(lines)).not.toContain("Wrong");
});

const change = (id: number | undefined, body: object, who: Caller = it.call) => who("PATCH", at(`/${id}`), body);
const audited = () =>
  it
    .db()
    .selectFrom("audit_events")
    .selectAll()
    .where("action", "in", ["comment_added", "comment_changed", "comment_deleted"])
    .orderBy("id")
    .execute();

test("its author corrects a comment: it keeps its place and time, says that it was edited, and is audited without the words", async () => {
  await begin();
  const [first] = (await write({ text: "Ask Dr Aims" })).body.data as CalloutComment[];
  await write({ text: "I did" }, anna);
  expect(first?.edited_at).toBeNull();
  it.ports().clock.advance(60_000);
  const { status, body } = await change(first?.id, { text: " Ask Dr Ames \n" });
  expect([status, body.data]).toEqual([200, await comments(anna)]);
  expect(body.data).toMatchObject([
    { ...first, text: "Ask Dr Ames", edited_at: "2026-11-24T10:43:00.000Z" },
    { text: "I did", edited_at: null },
  ]);
  const [, , last, ...more] = await audited();
  expect(more).toEqual([]);
  const by = { actor_id: it.practice.user.id, subject_type: "callout", subject_id: it.callout().id };
  expect(last).toMatchObject({ ...by, action: "comment_changed" });
  expect(JSON.stringify(last)).not.toContain("Ask");
});

test("whoever is named anew by a correction is told; who was told before, or is named no longer, is not", async () => {
  await begin();
  const { db } = it.ports().database;
  const third = await aUser(db, { company_id: it.practice.companyId, first_name: "Ben", last_name: "Holm" });
  const ben = await asUser(it.app, it.ports(), third);
  const [first] = (await write({ text: "@Anna Whitlocke look", mentions: [annaId] })).body.data as CalloutComment[];
  const both = await change(first?.id, { text: "@Anna Whitlocke @Ben Holm look", mentions: [annaId, third.id] });
  expect(both.body.data[0].mentions.map(({ id }: { id: number }) => id)).toEqual([annaId, third.id]);
  const params = { comment_id: `${first?.id}` };
  for (const who of [anna, ben])
    expect((await inbox(who)).data).toMatchObject([{ notification_type: "comment_mention", params }]);
  // Named before, and still: that they can no longer sign in does not keep its author from correcting it.
  await db.updateTable("users").set({ status: "disabled" }).where("id", "=", third.id).execute();
  const one = await change(first?.id, { text: "@Ben Holm look", mentions: [third.id] });
  expect(one.body.data[0].mentions).toEqual([{ id: third.id, name: "Ben Holm" }]);
  expect((await inbox(anna)).data).toHaveLength(1);
});

test("who cannot sign in is not named anew by a correction, and then nothing is changed", async () => {
  await begin();
  const [first] = (await write({ text: "Ask" })).body.data as CalloutComment[];
  const stranger = (await aPractice(it.ports())).user.id;
  const { status, body } = await change(first?.id, { text: "Changed", mentions: [annaId, stranger] });
  expect([status, Object.keys(body.errors)]).toEqual([422, ["mentions", "full_messages"]]);
  expect(await comments()).toEqual([first]);
  expect((await inbox(anna)).data).toEqual([]);
});

test("only its author corrects a comment, to what could have been written, and below its own callout", async () => {
  await begin();
  const [first] = (await write({ text: "Mine" })).body.data as CalloutComment[];
  const refused = await change(first?.id, { text: "Theirs" }, anna);
  expect([refused.status, refused.body.code]).toEqual([403, "forbidden"]);
  expect(refused.body.errors).toEqual(["Only its author can change a comment."]);
  for (const text of ["", " \n ", "x".repeat(LIMITS.commentText[1] + 1)])
    expect((await change(first?.id, { text })).status).toBe(422);
  expect(await comments()).toEqual([first]);
  expect(await audited()).toHaveLength(1);
  await it.begin({ lists: [{ date: "2026-11-28" }] });
  expect((await change(first?.id, { text: "Elsewhere" })).status).toBe(404);
});

test("a correction that changes nothing is none, and one that is sent twice is made once", async () => {
  await begin();
  const [first] = (await write({ text: "@Anna", mentions: [annaId] })).body.data as CalloutComment[];
  const same = await change(first?.id, { text: "@Anna ", mentions: [annaId] });
  expect([same.status, same.body.data]).toEqual([200, [first]]);
  const headers = { ...(await signInHeaders(it.ports(), it.practice.user)), "idempotency-key": "once" };
  const asked = {
    method: "PATCH",
    url: `/admin_api${at(`/${first?.id}`)}`,
    headers,
    payload: { text: "Marked" },
  } as const;
  for (let times = 1; times <= 2; times += 1) expect((await it.app.inject(asked)).json().data[0].text).toBe("Marked");
  expect((await audited()).map(({ action }) => action)).toEqual(["comment_added", "comment_changed"]);
  expect(JSON.stringify(await it.db().selectFrom("idempotency_keys").selectAll().execute())).not.toContain("Marked");
});

test("corrections count as comments where there are too many of them", async () => {
  await begin();
  const [first] = (await write({ text: "0" })).body.data as CalloutComment[];
  const counted = it.db().updateTable("rate_limits").set({ hits: 299 }).where("key", "like", "comments/%");
  expect((await counted.executeTakeFirst()).numUpdatedRows).toBe(1n);
  expect((await change(first?.id, { text: "1" })).status).toBe(200);
  expect((await change(first?.id, { text: "2" })).status).toBe(429);
  expect((await write({ text: "3" }, anna)).status).toBe(429);
});

test("a comment is found only below its own callout", async () => {
  await begin();
  const [first] = (await write({ text: "Here" })).body.data as CalloutComment[];
  await it.begin({ lists: [{ date: "2026-11-28" }] });
  expect((await it.call("DELETE", at(`/${first?.id}`))).status).toBe(404);
  expect(await comments()).toEqual([]);
});

test("sent twice under one key it is written, and told, once", async () => {
  await begin();
  const headers = { ...(await signInHeaders(it.ports(), it.practice.user)), "idempotency-key": "once" };
  const payload = { text: "@Anna", mentions: [annaId] };
  const send = () => it.app.inject({ method: "POST", url: `/admin_api${at()}`, headers, payload });
  expect((await send()).json()).toEqual((await send()).json());
  expect(await comments()).toHaveLength(1);
  expect((await inbox(anna)).data).toHaveLength(1);
});

test("what is kept of an answer, to be told again, has nobody's words", async () => {
  await begin();
  const headers = await signInHeaders(it.ports(), it.practice.user);
  const send = async (method: "POST" | "DELETE", rest: string, body?: object): Promise<CalloutComment[]> => {
    const asked = { method, url: `/admin_api${at(rest)}`, headers: { ...headers, "idempotency-key": method } };
    const answer = await it.app.inject({ ...asked, ...(body && { payload: body }) });
    return answer.json().data;
  };
  await write({ text: "Marked" }, anna);
  const texts = (list: CalloutComment[]) => list.map(({ text }) => text);
  const written = await send("POST", "", { text: "Marked too" });
  expect(texts(written)).toEqual(["Marked", "Marked too"]);
  for (let times = 1; times <= 2; times += 1)
    expect(texts(await send("DELETE", `/${written[1]?.id}`))).toEqual(["Marked"]);
  // Told again, with what there is by now.
  expect(texts(await send("POST", "", { text: "Marked too" }))).toEqual(["Marked"]);
  const kept = await it.db().selectFrom("idempotency_keys").selectAll().execute();
  expect(kept).toHaveLength(2);
  expect(JSON.stringify(kept)).not.toContain("Marked");
});

test("a draft takes its comments, and who was told of them, with it", async () => {
  await begin();
  const draft = await it.call("POST", `/callouts/${it.callout().id}/duplicate`, {});
  const { id } = draft.body.data;
  expect((await it.call("POST", `/callouts/${id}/comments`, { text: "@Anna", mentions: [annaId] })).status).toBe(200);
  expect((await it.call("DELETE", `/callouts/${id}`)).status).toBe(200);
  expect(await it.db().selectFrom("callout_comments").selectAll().execute()).toEqual([]);
  expect((await inbox(anna)).data).toEqual([]);
});
