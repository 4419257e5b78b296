/** What the office does to lists and callouts that were sent, and what the clock does by itself. */

import { sql } from "kysely";
import { runClockJob } from "../../../server/features/callouts/jobs/runClockJob.ts";
import { CLOCK_QUEUE, type ClockJob } from "../../../server/platform/queues.ts";
import { MINUTE_MS } from "../../../src/contract/durations.ts";
import { type ListInput } from "../../../src/contract/shapes/calloutList.ts";
import { fc } from "../random/fc.ts";
import { isUncovered, type ListState, standbyLine } from "./bookingState.ts";
import { type World } from "./bookingWorld.ts";
import { anyIndex, calloutOf, choose, NOTHING, Step, seldom } from "./stepChoice.ts";

const later = (wall: string, minutes: number): string => {
  const day = 24 * 60;
  const at = (Number(wall.slice(0, 2)) * 60 + Number(wall.slice(3)) + minutes + day) % day;
  return `${String(Math.floor(at / 60)).padStart(2, "0")}:${String(at % 60).padStart(2, "0")}`;
};
const onDay = (date: string, days: number): string =>
  new Date(Date.parse(date) + days * 24 * 60 * MINUTE_MS).toISOString().slice(0, 10);

type Edit = { name: string; edit: (list: ListState, world: World) => Partial<ListInput> };

const times = (start: number, end: number): Edit => ({
  name: `begins ${start} and ends ${end} minutes later`,
  edit: (list) => ({ start_time: later(list.start_time, start), end_time: later(list.end_time, end) }),
});
const day = (days: number): Edit => ({
  name: `${days} days later`,
  edit: (list) => ({ date: onDay(list.date, days) }),
});
const positions = (more: number): Edit => ({
  name: `${more} positions more`,
  edit: (list) => ({ positions: Math.max(1, list.positions + more) }),
});

const EDITS: readonly Edit[] = [
  { name: "nothing", edit: () => ({}) },
  { name: "another theatre", edit: (list) => ({ theatre: list.theatre === "1" ? "2" : "1" }) },
  { name: "notes", edit: (list) => ({ notes_public: list.notes_public ? null : "Bring a torch" }) },
  ...[times(30, 0), times(-30, 0), times(0, 30), times(0, -30), times(60, 60), times(-60, -30), times(-60, 0)],
  ...[times(120, 120), times(-120, -120), times(0, -120), times(150, 0)],
  ...[day(1), day(-1), day(2)],
  // The night in which clocks are put forward.
  { name: "on 27 March 2027", edit: () => ({ date: "2027-03-27" }) },
  {
    name: "at the other site",
    edit: (list, world) => ({ site_id: world.sites.find((id) => id !== list.site_id) ?? 0 }),
  },
  {
    name: "for another role",
    edit: (list) => ({ role_needed: list.role_needed === "other" ? "anaesthetist" : "other" }),
  },
  ...[positions(1), positions(-1)],
];

const inputOf = (list: ListState): ListInput => ({
  date: list.date,
  session: list.session,
  start_time: list.start_time,
  end_time: list.end_time,
  site_id: list.site_id,
  theatre: list.theatre,
  surgeon_id: list.surgeon_id,
  role_needed: list.role_needed,
  positions: list.positions,
  notes_public: list.notes_public,
});

const isAhead = (world: World, list: ListState): boolean => {
  const status = calloutOf(world, list)?.status;
  const under = status === "open" || status === "confirmed";
  return under && list.cover_status !== "cancelled" && list.starts_at.getTime() > world.now;
};
const numberOf = ({ state }: World, list: ListState): string => `list ${state.lists.indexOf(list)}`;
const previewed = (path: string, preview: boolean) => ({ path, ...(preview ? { preview: `${path}_preview` } : {}) });

export const changingList: fc.Arbitrary<Step> = fc
  .record({ n: anyIndex, edit: fc.constantFrom(...EDITS), preview: seldom(3) })
  .map(
    ({ n, edit: { name, edit }, preview }) =>
      new Step(`changes a list: ${name}`, async (world) => {
        const booked = (list: ListState): boolean =>
          isAhead(world, list) && world.state.answers.some((one) => one.list_id === list.id && one.response !== "none");
        const list = choose(world.state.lists, booked, n);
        if (!list) return NOTHING;
        const path = `/callouts/${list.callout_id}/lists/${list.id}`;
        const asked = { method: "PUT" as const, path, ...(preview ? { preview: `${path}/change_preview` } : {}) };
        const body = { list: { ...inputOf(list), ...edit(list, world) }, lock_version: list.lock_version };
        const number = numberOf(world, list);
        return `${number}: ${await world.decides(asked, body)}`;
      }),
  );

export const addingList: fc.Arbitrary<Step> = fc
  .record({
    n: anyIndex,
    from: fc.constantFrom("07:00", "13:00", "21:00"),
    hours: fc.constantFrom(2, 4),
    preview: seldom(3),
  })
  .map(
    ({ n, from, hours, preview }) =>
      new Step(`adds a list from ${from}, ${hours} hours`, async (world) => {
        const like = choose(world.state.lists, (list) => isAhead(world, list), n);
        if (!like || world.state.lists.length > 9) return NOTHING;
        const { lock_version = 0 } = calloutOf(world, like) ?? {};
        const list = { ...inputOf(like), session: "custom", start_time: from, end_time: later(from, hours * 60) };
        const path = `/callouts/${like.callout_id}/lists`;
        return world.decides(previewed(path, preview), { list, lock_version });
      }),
  );

export const cancellingList: fc.Arbitrary<Step> = fc.record({ n: anyIndex, preview: seldom(3) }).map(
  ({ n, preview }) =>
    new Step("cancels a list", async (world) => {
      const list = choose(world.state.lists, (one) => isAhead(world, one), n);
      if (!list) return NOTHING;
      const path = `/callouts/${list.callout_id}/lists/${list.id}/cancel`;
      const number = numberOf(world, list);
      return `${number}: ${await world.decides(previewed(path, preview), { reason: "Closed", lock_version: list.lock_version })}`;
    }),
);

export const chaining: fc.Arbitrary<Step> = fc
  .record({ n: anyIndex, action: fc.constantFrom("start", "start", "next", "stop"), preview: seldom(3) })
  .map(
    ({ n, action, preview }) =>
      new Step(`standby chain: ${action}`, async (world) => {
        const isAsking = (list: ListState): boolean => list.chain_state === "asking";
        const canStart = (list: ListState): boolean =>
          !isAsking(list) && isUncovered(world.state, list) && standbyLine(world.state, list).length > 0;
        const list = choose(
          world.state.lists,
          (one) => isAhead(world, one) && (action === "start" ? canStart : isAsking)(one),
          n,
        );
        if (!list) return NOTHING;
        const path = `/callouts/${list.callout_id}/lists/${list.id}/standby_chain`;
        const number = numberOf(world, list);
        return `${number}: ${await world.decides(previewed(path, preview), { action })}`;
      }),
  );

export const changingCallout: fc.Arbitrary<Step> = fc
  .record({ n: anyIndex, what: fc.constantFrom("cancel", "remind", "message", "notes", "respond_by"), rare: seldom(3) })
  .map(
    ({ n, what, rare }) =>
      new Step(`callout: ${what}`, async (world) => {
        const { callouts } = world.state;
        const callout = callouts[n % callouts.length];
        if (!callout) return NOTHING;
        const { id, lock_version } = callout;
        if (what === "remind") return world.decides({ path: `/callouts/${id}/remind` }, {});
        if (what === "cancel")
          return rare
            ? world.decides(previewed(`/callouts/${id}/cancel`, true), { reason: "", lock_version })
            : NOTHING;
        const respond_by = new Date(world.now + 24 * 60 * MINUTE_MS).toISOString();
        const changed = {
          message: { message: `Message ${n}` },
          notes: { internal_notes: "n" },
          respond_by: { respond_by },
        };
        const body = { callout: changed[what as keyof typeof changed], lock_version };
        return `callout ${callouts.indexOf(callout)}: ${await world.decides({ method: "PUT", path: `/callouts/${id}` }, body)}`;
      }),
  );

/** Whether standbys are asked by themselves. */
export const settingChains: fc.Arbitrary<Step> = fc.constantFrom(true, true, false).map(
  (ask_standbys) =>
    new Step(`standbys are ${ask_standbys ? "" : "not "}asked by themselves`, async (world) => {
      world.asksByItself = ask_standbys;
      await world.ports.database.db.updateTable("company_settings").set({ ask_standbys }).execute();
      return "done";
    }),
);

async function nextJob({ ports }: World, until: number): Promise<{ id: string; data: ClockJob } | undefined> {
  const { rows } = await sql<{ id: string; data: ClockJob }>`select id, data from pgboss.job
    where name = ${CLOCK_QUEUE} and data->>'at' <= ${new Date(until).toISOString()} order by data->>'at', id limit 1`.execute(
    ports.database.db,
  );
  return rows[0];
}

/** The moment after the next job's; an hour from now where none is planned. */
async function afterNextJob(world: World): Promise<number> {
  const job = await nextJob(world, world.now + 365 * 24 * 60 * MINUTE_MS);
  return job ? Math.max(world.now, Date.parse(job.data.at)) + MINUTE_MS : world.now + 60 * MINUTE_MS;
}

/** Time passes, and whatever is due is done as the worker does it: at its time, or once the worker is back; now and then twice. */
export const waiting: fc.Arbitrary<Step> = fc
  .record({
    minutes: fc.oneof(
      { arbitrary: fc.constant(null), weight: 6 },
      { arbitrary: fc.integer({ min: 5, max: 90 }), weight: 4 },
      { arbitrary: fc.integer({ min: 90, max: 360 }), weight: 3 },
      { arbitrary: fc.integer({ min: 360, max: 1440 }), weight: 1 },
    ),
    away: seldom(4),
    twice: seldom(3),
  })
  .map(
    ({ minutes, away, twice }) =>
      new Step(
        `${minutes ? `${minutes} minutes pass` : "the next job's time comes"}${away ? ", the worker is away" : ""}${twice ? ", jobs come twice" : ""}`,
        async (world) => {
          const { ports } = world;
          const until = minutes ? world.now + minutes * MINUTE_MS : await afterNextJob(world);
          const reach = (moment: number): void => ports.clock.advance(Math.max(0, moment - world.now));
          if (away) reach(until);
          const came: string[] = [];
          for (let job = await nextJob(world, until); job; job = await nextJob(world, until)) {
            const { id, data } = job;
            reach(Date.parse(data.at));
            const run = (): Promise<string> => runClockJob(ports, data);
            came.push(await world.happens("clock", async () => ({ came: `${data.step}: ${await run()}` })));
            if (twice) await world.happens("clock", async () => ({ came: await run(), idle: true }));
            await sql`delete from pgboss.job where id = ${id}`.execute(ports.database.db);
          }
          reach(until);
          await world.signIn();
          return came.join(", ") || "no job";
        },
      ),
  );
