import { type FastifyInstance } from "fastify";
import { buildApp } from "../../../server/app.ts";
import { type CalloutMode } from "../../../src/contract/callout.ts";
import { HOUR_MS } from "../../../src/contract/durations.ts";
import { aCallout, aDraft, aPractice } from "../aCallout.ts";
import { asUser } from "../asUser.ts";
import { aSite } from "../builders.ts";
import { emptyTables } from "../database/testDatabase.ts";
import { testPorts } from "../database/testPorts.ts";
import { fc, SEED } from "../random/fc.ts";
import { manyRuns } from "../random/manyRuns.ts";
import { brokenRules } from "./bookingRules.ts";
import { World, watchMails } from "./bookingWorld.ts";
import {
  acknowledging,
  answering,
  answeringAgain,
  answeringChange,
  answeringOffer,
  goingAway,
  opening,
  standingBy,
  withdrawing,
} from "./doctorSteps.ts";
import {
  addingList,
  cancellingList,
  chaining,
  changingCallout,
  changingList,
  settingChains,
  waiting,
} from "./listSteps.ts";
import { askingAgain, confirming, deciding, decidingMany, directingWaves, recording } from "./officeSteps.ts";
import { NOTHING, type Step } from "./stepChoice.ts";

const ports = testPorts({ rateLimitFactor: 1000 });
watchMails();
let app: FastifyInstance;
afterEach(() => app.close());

/** Two callouts under way and one that will go out by itself; lists of one position and of two, over midnight, and at one time. */
async function aWorld([first, second]: readonly [CalloutMode, CalloutMode]): Promise<World> {
  const { database, clock } = ports();
  clock.reset();
  await emptyTables(database);
  const practice = await aPractice(ports(), { doctors: 4 });
  const sydney = { name: "Harbour Private", short_name: "Harbour", time_zone: "Australia/Sydney" };
  const other = await aSite(database.db, { company_id: practice.companyId, ...sydney });
  const signIn = () => asUser(app, ports(), practice.user);
  const call = await signIn();
  const world = new World({ ports: ports(), practice, sites: [practice.site.id, other.id], signIn }, call);
  await world.happens("office", async () => {
    const lists = [{ date: "2026-11-25" }, { date: "2026-11-26", positions: 2 }];
    const [one = 0, two = 0, three = 0, four = 0] = practice.doctors.map(({ id }) => id);
    const waves = [
      { doctor_ids: [two, three], group_ids: [], after_hours: 2, at: null, fewer_than: 2 },
      { doctor_ids: [four], group_ids: [], after_hours: 3, at: null, fewer_than: null },
    ];
    const recipients = { doctor_ids: [one, two], group_ids: [] };
    await aCallout(ports(), practice, { mode: first, lists, recipients, waves, respond_by: "2026-11-24T20:00:00Z" });
    return { came: "sent" };
  });
  await world.happens("office", async () => {
    const custom = { session: "custom" } as const;
    const lists = [
      { ...custom, date: "2026-11-24", start_time: "20:00", end_time: "02:00" },
      { ...custom, date: "2026-11-25", start_time: "11:00", end_time: "13:00" },
    ];
    await aCallout(ports(), practice, { mode: second, lists });
    return { came: "sent" };
  });
  await world.happens("office", async () => {
    const { id, lock_version } = await aDraft(ports(), practice, { lists: [{ date: "2026-11-26" }] });
    const send_at = new Date(world.now + 2 * HOUR_MS).toISOString();
    await call("POST", `/callouts/${id}/schedule`, { send_at, lock_version });
    return { came: "scheduled" };
  });
  return world;
}

const WEIGHTS: readonly (readonly [fc.Arbitrary<Step>, number])[] = [
  [answering, 10],
  [answeringAgain, 3],
  [answeringOffer, 8],
  [answeringChange, 4],
  [standingBy, 2],
  [acknowledging, 1],
  [withdrawing, 4],
  [goingAway, 2],
  [recording, 3],
  [confirming, 12],
  [decidingMany, 3],
  [deciding, 16],
  [askingAgain, 2],
  [chaining, 3],
  [changingList, 9],
  [addingList, 1],
  [cancellingList, 1],
  [changingCallout, 2],
  [directingWaves, 3],
  [settingChains, 1],
  [waiting, 20],
];

/** One life; what broke which promise, with all that was done until then. */
async function live(world: World, life: readonly Step[]): Promise<void> {
  const told: string[] = [];
  const fail = (broken: readonly string[]): never => {
    throw new Error(`${broken.join("\n")}\nafter:\n${told.map((deed, at) => `${at + 1}. ${deed}`).join("\n")}`);
  };
  for (const step of life) {
    const came = await step.run(world).catch((error: unknown) => {
      told.push(step.name);
      return fail([error instanceof Error ? (error.stack ?? error.message) : String(error)]);
    });
    if (came === NOTHING) continue;
    told.push(`${step.name}: ${came}`);
    // What is shown is held against the bookings as well: of one callout after the other.
    const { callouts } = world.state;
    const shown = callouts[told.length % callouts.length];
    if (shown) await world.look(shown.id);
    const doctor = world.practice.doctors[told.length % world.practice.doctors.length];
    if (doctor) await world.lookHome(doctor.id);
    const broken = [...world.faults, ...(await brokenRules(ports().database.db, ports().clock.now()))];
    if (broken.length > 0) fail(broken);
  }
  for (const { id } of world.state.callouts) await world.look(id);
  if (world.faults.length > 0) fail(world.faults);
}

/** Half of the lives that are tried, since all of them take long: `half` 0 or 1. */
export function testLives(half: number): void {
  test("whatever administrators, doctors and the clock do, in whatever order, every promise to a doctor is kept", async () => {
    app = await buildApp(ports());
    const mode = fc.constantFrom<CalloutMode>("select", "first_come");
    const steps = fc.oneof(...WEIGHTS.map(([arbitrary, weight]) => ({ arbitrary, weight })));
    const lives = fc.array(steps, { minLength: 8, maxLength: 40, size: "max" });
    await fc.assert(
      fc.asyncProperty(fc.tuple(mode, mode), opening, lives, async (modes, first, life) =>
        live(await aWorld(modes), [first, ...life]),
      ),
      { numRuns: manyRuns(500, 3), seed: SEED + half * 1000 },
    );
  }, 7_200_000);
}
