/** Callouts in every state that a route acts on, each on a day of its own; made through the product's own functions. */
import { changeSentList } from "../../../server/features/callouts/changes/changeSentList.ts";
import { decide } from "../../../server/features/callouts/decisions/decide.ts";
import { scheduleCallout } from "../../../server/features/callouts/sending/schedule.ts";
import { directChain } from "../../../server/features/callouts/standbys/directChain.ts";
import { MOST_CALL_BACK_SECONDS } from "../../../server/platform/config.ts";
import { type CompanyWork, inCompany, type Ports } from "../../../server/platform/ports.ts";
import { type Answer } from "../../../src/contract/callout.ts";
import { type CalloutDetail } from "../../../src/contract/shapes/callout.ts";
import { aCallout, aDraft, aListInput, anAnswer, confirmFor, type Practice } from "../aCallout.ts";
import { linkPath } from "../doctorsPage.ts";

/** What a route names in one callout, and the page of the doctor it is about. */
export type Scene = { callout: number; list: number; response: number; recipient: number; link: string };
export type SceneName = keyof typeof SCENES;

type Values = Parameters<typeof aCallout>[2];

/** What happens to one callout; doctors by their number. */
function stage(ports: Ports, practice: Practice) {
  const doctor = (n: number): { id: number } => practice.doctors[n] ?? { id: 0 };
  const within = <Result>(work: (unit: CompanyWork) => Promise<Result>) => inCompany(ports, practice.companyId, work);
  const rowOf = async (callout: CalloutDetail, n: number) =>
    ports.database.db
      .selectFrom("responses")
      .select(["id", "lock_version", "recipient_id", "list_id"])
      .where("callout_id", "=", callout.id)
      .where("doctor_id", "=", doctor(n).id)
      .orderBy("list_id")
      .executeTakeFirst();
  return {
    ports,
    practice,
    within,
    draft: (values: Values) => aDraft(ports, practice, values),
    sent: (values: Values, doctors: number[] = [0, 1, 2]) =>
      aCallout(ports, practice, {
        recipients: { doctor_ids: doctors.map((n) => doctor(n).id), group_ids: [] },
        ...values,
      }),
    says: (callout: CalloutDetail, n: number, answer: Answer) => anAnswer(ports, practice, callout, doctor(n), answer),
    async decides(callout: CalloutDetail, n: number, decision: "confirm" | "standby" | "not_required"): Promise<void> {
      const { id: responseId = 0, lock_version: lockVersion = 0 } = (await rowOf(callout, n)) ?? {};
      const items = [{ responseId, lockVersion }];
      if (decision === "confirm") await confirmFor(ports, practice, callout.id, { responseId, lockVersion });
      else
        await within((unit) =>
          decide(unit, { decision, calloutId: callout.id, items, reason: null }, practice.user.id),
        );
    },
    /** As the nth doctor is concerned by it. */
    async scene(callout: CalloutDetail, n: number): Promise<Scene> {
      const row = await rowOf(callout, n);
      return {
        callout: callout.id,
        list: row?.list_id ?? callout.lists[0]?.id ?? 0,
        response: row?.id ?? 0,
        recipient: row?.recipient_id ?? 0,
        link: await linkPath(ports, callout, doctor(n)),
      };
    },
  };
}
type Stage = ReturnType<typeof stage>;

const IN_SIX_HOURS = { group_ids: [], after_hours: 6, at: null, fewer_than: null };
const onDay = (date: string): Values => ({ lists: [{ date }] });

/** Doctor 0 is booked, 1 and 2 are on standby. */
async function booked({ sent, says, decides }: Stage, date: string, doctors?: number[]): Promise<CalloutDetail> {
  const callout = await sent(onDay(date), doctors);
  for (const n of [0, 1, 2]) await says(callout, n, "available");
  for (const n of [1, 2]) await decides(callout, n, "standby");
  await decides(callout, 0, "confirm");
  return callout;
}

/** The booked doctor cannot come: the first standby is being asked. */
async function asking(on: Stage, date: string): Promise<CalloutDetail> {
  const callout = await booked(on, date);
  await on.says(callout, 0, "unavailable");
  return callout;
}

const SCENES = {
  /** Two lists, all sorts of answers, nobody booked. */
  async open(on: Stage) {
    const callout = await on.sent({ lists: [{}, { date: "2026-11-30" }] });
    await on.says(callout, 0, "available");
    await on.says(callout, 1, "if_needed");
    return on.scene(callout, 0);
  },
  /** Doctors 4 and 5 are asked later. */
  async waves(on: Stage) {
    const waves = on.practice.doctors.slice(4).map(({ id }) => ({ ...IN_SIX_HOURS, doctor_ids: [id] }));
    return on.scene(await on.sent({ ...onDay("2026-12-16"), waves }), 0);
  },
  async stoodDown(on: Stage) {
    const callout = await on.sent(onDay("2026-12-01"));
    await on.says(callout, 0, "available");
    await on.decides(callout, 0, "not_required");
    return on.scene(callout, 0);
  },
  async booked(on: Stage) {
    return on.scene(await booked(on, "2026-12-02"), 0);
  },
  /** Filled, as the doctor sees it who has not answered. */
  async filled(on: Stage) {
    return on.scene(await booked(on, "2026-12-03", [0, 1, 2, 3]), 3);
  },
  async asking(on: Stage) {
    return on.scene(await asking(on, "2026-12-04"), 1);
  },
  async stopped(on: Stage) {
    const callout = await asking(on, "2026-12-07");
    const listId = callout.lists[0]?.id ?? 0;
    const { user } = on.practice;
    await on.within((unit) => directChain(unit, { calloutId: callout.id, listId, action: "stop" }, user.id));
    return on.scene(callout, 1);
  },
  /** The booked doctor is asked whether another day is all right. */
  async moved(on: Stage) {
    const callout = await booked(on, "2026-12-08");
    const listId = callout.lists[0]?.id ?? 0;
    const { lock_version: lockVersion } = await on.ports.database.db
      .selectFrom("lists")
      .select("lock_version")
      .where("id", "=", listId)
      .executeTakeFirstOrThrow();
    const input = aListInput(on.practice, { date: "2026-12-09" });
    const change = { calloutId: callout.id, listId, input, lockVersion };
    await on.within((unit) => changeSentList(unit, change, on.practice.user.id));
    return on.scene(callout, 0);
  },
  async draft(on: Stage) {
    return on.scene(await on.draft(onDay("2026-12-10")), 0);
  },
  /** Just sent, and still held; without its mails, whose jobs are not among the rows that are put back after each request. */
  async held({ ports, practice, scene }: Stage) {
    const holding = stage({ ...ports, config: { ...ports.config, callBackSeconds: MOST_CALL_BACK_SECONDS } }, practice);
    const callout = await holding.sent(onDay("2026-12-17"));
    await ports.database.db.deleteFrom("outbox_emails").where("callout_id", "=", callout.id).execute();
    return scene(callout, 0);
  },
  async scheduled(on: Stage) {
    const callout = await on.draft(onDay("2026-12-11"));
    const asked = { calloutId: callout.id, sendAt: new Date("2026-11-25T08:00:00Z"), userId: on.practice.user.id };
    await on.within((unit) => scheduleCallout(unit, asked));
    return on.scene(callout, 0);
  },
};

export async function scenesOf(ports: Ports, practice: Practice): Promise<Record<SceneName, Scene>> {
  const on = stage(ports, practice);
  const scenes: [string, Scene][] = [];
  for (const [name, play] of Object.entries(SCENES)) scenes.push([name, await play(on)]);
  return Object.fromEntries(scenes) as Record<SceneName, Scene>;
}
