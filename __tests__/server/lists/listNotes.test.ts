/** What speaks against a list is told before doctors are asked about it, and as it is changed or added; it holds nothing back. */
import { type ListInput } from "../../../src/contract/shapes/calloutList.ts";
import { type PlaceNote } from "../../../src/contract/shapes/planning.ts";
import { aCallout, aCalloutInput, aDraft, aListInput } from "../../support/aCallout.ts";
import { aSite, aSurgeon } from "../../support/builders.ts";
import { practiceAtWork } from "../../support/practiceAtWork.ts";

const { call, ports, practice } = practiceAtWork();

const THEATRE = { theatre: "Theatre 1" };
const SATURDAY = { date: "2026-11-28" };
const said = (notes: PlaceNote[]): string[] => notes.map(({ kind, name }) => `${kind} ${name}`);

/** Of each list of a callout that is being written, in the order in which they are written. */
async function dryRun(lists: Partial<ListInput>[], body: object = {}): Promise<string[][]> {
  const response = await call("POST", "/callouts/preview", { callout: aCalloutInput(practice, { lists }), ...body });
  expect(response.status).toBe(200);
  const notes = response.body.data.list_notes as (PlaceNote & { list: number })[];
  return lists.map((_, at) => said(notes.filter(({ list }) => list === at)));
}

const dayOff = (values: object) =>
  call("POST", "/days_off", { day_off: { starts_on: "2026-11-28", ends_on: "2026-11-28", ...values } });

const nameOf = async (id: number): Promise<string> =>
  (await call("GET", "/surgeons")).body.data.find((one: { id: number }) => one.id === id).display_name;
const shortName = async (id: number): Promise<string> =>
  (await call("GET", "/sites")).body.data.find((one: { id: number }) => one.id === id).short_name;

test("the dry run says of each list which days are closed, who is away, and what takes its theatre or surgeon", async () => {
  const of = { company_id: practice.companyId };
  const other = await aSurgeon(ports().database.db, of);
  const site = await aSite(ports().database.db, of);
  await aCallout(ports(), practice, { lists: [THEATRE] });
  await dayOff({ name: "Closed" });
  await dayOff({ name: "Closed", ends_on: "2026-11-29" });
  await dayOff({ name: "Leave", starts_on: "2026-11-30", ends_on: "2026-12-02", surgeon_id: practice.surgeon.id });
  const afternoon = { session: "pm", start_time: "13:00", end_time: "17:00" } as const;
  const lists = [
    { date: "2026-12-02", ...THEATRE },
    { ...SATURDAY, surgeon_id: null },
    { ...THEATRE, surgeon_id: other.id },
    { site_id: site.id },
    { ...THEATRE, ...afternoon },
    { date: "2026-12-02", ...THEATRE, surgeon_id: other.id },
  ];
  expect(await dryRun(lists)).toEqual([
    ["surgeon_away Leave"],
    ["closed Closed"],
    [`same_theatre ${await nameOf(practice.surgeon.id)}`],
    [`same_surgeon ${await shortName(practice.site.id)}`],
    [],
    // The first has a note of its own, and goes out all the same.
    [`same_theatre ${await nameOf(practice.surgeon.id)}`],
  ]);
});

test("lists of one callout count for those after them, and a list that is called off for none", async () => {
  const sent = await aCallout(ports(), practice, { lists: [THEATRE, { ...SATURDAY, ...THEATRE }] });
  const [list] = sent.lists;
  const off = { reason: "Away", lock_version: list?.lock_version };
  expect(await call("POST", `/callouts/${sent.id}/lists/${list?.id}/cancel`, off)).toMatchObject({ status: 200 });
  const name = await nameOf(practice.surgeon.id);
  expect(await dryRun([THEATRE, THEATRE])).toEqual([[], [`same_theatre ${name}`]]);
  expect(await dryRun([{ ...SATURDAY, ...THEATRE }])).toEqual([[`same_theatre ${name}`]]);
});

test("a draft does not clash with itself, with its lists named or not, and others clash with it", async () => {
  const draft = await aDraft(ports(), practice, { lists: [THEATRE] });
  const ids = draft.lists.map(({ id }) => ({ ...THEATRE, id }));
  expect(await dryRun(ids, { draft_id: draft.id })).toEqual([[]]);
  expect(await dryRun([THEATRE], { draft_id: draft.id })).toEqual([[]]);
  expect(await dryRun([THEATRE])).toEqual([[`same_theatre ${await nameOf(practice.surgeon.id)}`]]);
  const { body } = await call("POST", `/callouts/${draft.id}/send_preview`);
  expect(body.data.list_notes).toEqual([]);
  const { id } = await aDraft(ports(), practice, { lists: [{ ...SATURDAY, ...THEATRE }, THEATRE] });
  const kept = await call("POST", `/callouts/${id}/send_preview`);
  expect(kept.body.data.list_notes).toMatchObject([{ list: 0, kind: "same_theatre" }]);
});

test("the preview of a changed list says the same, not of the list itself, and the change is made all the same", async () => {
  await aCallout(ports(), practice, { lists: [{ ...SATURDAY, ...THEATRE }] });
  await dayOff({ name: "Leave", surgeon_id: practice.surgeon.id });
  const { id, lists } = await aCallout(ports(), practice, { lists: [THEATRE] });
  const [list] = lists;
  const change = (values: object) => ({ list: aListInput(practice, values), lock_version: list?.lock_version });
  const preview = async (values: object) =>
    said((await call("POST", `/callouts/${id}/lists/${list?.id}/change_preview`, change(values))).body.data.list_notes);
  const moved = { ...SATURDAY, ...THEATRE };
  expect(await preview(moved)).toEqual(["surgeon_away Leave", `same_theatre ${await nameOf(practice.surgeon.id)}`]);
  expect(await preview({ ...THEATRE, end_time: "13:00", session: "custom" })).toEqual([]);
  expect(await call("PUT", `/callouts/${id}/lists/${list?.id}`, change(moved))).toMatchObject({ status: 200 });
});

test("so does the preview of one that is added", async () => {
  const { id, lock_version } = await aCallout(ports(), practice, { lists: [THEATRE] });
  await dayOff({ name: "Closed" });
  const preview = async (values: object) => {
    const { body } = await call("POST", `/callouts/${id}/lists_preview`, {
      list: aListInput(practice, values),
      lock_version,
    });
    return said(body.data.list_notes);
  };
  expect(await preview(SATURDAY)).toEqual(["closed Closed"]);
  expect(await preview(THEATRE)).toEqual([`same_theatre ${await nameOf(practice.surgeon.id)}`]);
  expect(await preview({ date: "2026-11-30" })).toEqual([]);
});

test("a list by itself says what speaks against it as it is made, moved and read; one that is called off says nothing", async () => {
  const sent = await aCallout(ports(), practice, { lists: [{ ...SATURDAY, ...THEATRE }] });
  await dayOff({ name: "Closed" });
  const list = aListInput(practice, THEATRE);
  const made = (await call("POST", "/lists", { list })).body.data;
  expect(made.list_notes).toEqual([]);
  const there = { list: { ...list, ...SATURDAY }, lock_version: made.lock_version };
  const moved = await call("PUT", `/lists/${made.id}`, there);
  const name = await nameOf(practice.surgeon.id);
  const notes = ["closed Closed", `same_theatre ${name}`];
  expect(said(moved.body.data.list_notes)).toEqual(notes);
  expect(said((await call("GET", `/lists/${made.id}`)).body.data.list_notes)).toEqual(notes);
  const [first] = sent.lists;
  await call("POST", `/callouts/${sent.id}/cancel`, { reason: "Away", lock_version: sent.lock_version });
  expect(said((await call("GET", `/lists/${made.id}`)).body.data.list_notes)).toEqual(["closed Closed"]);
  expect((await call("GET", `/lists/${first?.id}`)).body.data.list_notes).toEqual([]);
});
