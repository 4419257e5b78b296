/** "Change my answer" shows every answer; what is left as it was stays as it was, with its note. */
import { askedDoctors } from "../../support/model/askedDoctors.ts";

const { ports, sent, says, decide, rowOf } = askedDoctors();
const TWO = { lists: [{}, { date: "2026-11-30" }] };

/** What the form would send as it stands. */
function fieldsIn(body: string): Record<string, string> {
  const found = [
    ...body.matchAll(/<input type="radio" name="(answer-\d+)" value="(\w+)" checked/g),
    ...body.matchAll(/<input type="hidden" name="((?:change|books|shown|note)[-\w]*)" value="([^"]*)"/g),
    ...body.matchAll(/<textarea id="\w+" name="(\w+)"[^>]*>([^<]*)</g),
  ];
  return Object.fromEntries(found.map(([, name, value]) => [name, value]));
}

async function twoLists() {
  const all = await sent(TWO);
  const [first, second] = all.callout.lists.map(({ id }) => `answer-${id}`);
  const change = async (fields: Record<string, string>) => {
    const form = fieldsIn((await all.one.open("?change=1")).body);
    expect((await all.one.press("", { ...form, ...fields })).statusCode).toBe(303);
  };
  const notes = async () => [
    (await rowOf(all.callout, all.one.doctor, 0)).note,
    (await rowOf(all.callout, all.one.doctor, 1)).note,
  ];
  return { ...all, first: first ?? "", second: second ?? "", change, notes };
}

test("an earlier withdrawal keeps its reason, time and place in the log when another answer is changed", async () => {
  const { callout, list, one, second, change, notes } = await twoLists();
  const nth = callout.lists[1]?.id ?? 0;
  await says(callout, one, "available");
  await says(callout, one, "available", { listId: nth, note: "By train" });
  await decide(callout, one, "confirm");
  await one.press("/withdraw", { list: String(list.id), reason: "Ill" });
  const withdrawn = await rowOf(callout, one.doctor);
  const logged = () => ports().database.db.selectFrom("audit_events").select("id").execute();
  const before = (await logged()).length;
  ports().clock.advance(60_000);
  await change({ [second]: "if_needed" });
  expect(await rowOf(callout, one.doctor)).toEqual(withdrawn);
  expect(await notes()).toEqual(["Ill", "By train"]);
  expect((await rowOf(callout, one.doctor, 1)).response).toBe("if_needed");
  expect(await logged()).toHaveLength(before + 1);
  // Another note is for the answers that had it, not for the reason.
  await change({ note: "By car" });
  expect(await notes()).toEqual(["Ill", "By car"]);
});

test("lists with notes of their own keep them; a note that is changed replaces the one that was shown", async () => {
  const { callout, one, second, change, notes } = await twoLists();
  const nth = callout.lists[1]?.id ?? 0;
  await says(callout, one, "available", { note: "From 08:30" });
  await says(callout, one, "available", { listId: nth, note: "By train" });
  await change({});
  expect(await notes()).toEqual(["From 08:30", "By train"]);
  await change({ [second]: "unavailable" });
  expect(await notes()).toEqual(["From 08:30", "By train"]);
  await change({ note: "From 09:00" });
  expect(await notes()).toEqual(["From 09:00", "By train"]);
  await change({ note: "" });
  expect(await notes()).toEqual([null, "By train"]);
});

test("a withdrawal keeps its reason when nothing is typed; a note that is typed for it alone takes its place", async () => {
  const { callout, list, one } = await sent();
  await says(callout, one, "available");
  await decide(callout, one, "confirm");
  await one.press("/withdraw", { list: String(list.id), reason: "Ill" });
  const send = async (fields: Record<string, string>) => {
    const form = fieldsIn((await one.open("?change=1")).body);
    expect((await one.press("", { ...form, ...fields })).statusCode).toBe(303);
    return rowOf(callout, one.doctor);
  };
  expect((await send({})).note).toBe("Ill");
  expect(await send({ note: "Back on Monday" })).toMatchObject({
    response: "unavailable",
    outcome: "released",
    note: "Back on Monday",
  });
});

test("a note that is emptied does not take a withdrawal's reason with it", async () => {
  const { callout, list, one, change, notes } = await twoLists();
  await says(callout, one, "available");
  await decide(callout, one, "confirm");
  await one.press("/withdraw", { list: String(list.id), reason: "Ill" });
  await change({ note: "", "note-before": "By train" });
  expect(await notes()).toEqual(["Ill", null]);
});

test("a note that is typed over one that was changed meanwhile is stored all the same", async () => {
  const { callout, one } = await sent();
  await says(callout, one, "available", { note: "By train" });
  const form = fieldsIn((await one.open("?change=1")).body);
  await says(callout, one, "available", { note: "By bus" });
  expect((await one.press("", { ...form, note: "By car" })).statusCode).toBe(303);
  expect((await rowOf(callout, one.doctor)).note).toBe("By car");
});

test("nor does a note of a list that is not answered any more keep it from the others", async () => {
  const { callout, one, first, change, notes } = await twoLists();
  await says(callout, one, "available", { note: "By train" });
  await says(callout, one, "available", { listId: callout.lists[1]?.id ?? 0 });
  await change({ [first]: "", note: "By car" });
  expect(await notes()).toEqual(["By train", "By car"]);
});
