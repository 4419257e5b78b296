/** Waves: asked in their order, at their time, each once, and only while they are needed; no doctor is asked twice. */
import { HOUR_MS } from "../../../src/contract/durations.ts";
import { type BookingState, isUncovered, type WaveState } from "./bookingState.ts";
import { answersIn, type Happening } from "./happening.ts";

type Callout = BookingState["callouts"][number];

const wavesOf = ({ waves }: BookingState, { id }: { id: number }): WaveState[] =>
  waves.filter(({ callout_id }) => callout_id === id);
const isWaiting = ({ status }: WaveState): boolean => status === "waiting";

const openLists = (state: BookingState, { id }: Callout, now: number) =>
  state.lists.filter(
    (list) =>
      list.callout_id === id &&
      list.cover_status !== "cancelled" &&
      list.starts_at.getTime() > now &&
      isUncovered(state, list),
  );

/** How many offer for the open list that has the fewest. */
const fewestOffers = (state: BookingState, callout: Callout, now: number): number =>
  Math.min(
    ...openLists(state, callout, now).map(
      ({ id }) =>
        state.answers.filter(
          ({ list_id, response, outcome, stood_down_at }) =>
            list_id === id &&
            (response === "available" || response === "if_needed") &&
            (outcome === "none" || outcome === "standby") &&
            !stood_down_at,
        ).length,
    ),
  );

/** The wave after one that has just had its turn: half the hours where it is urgent. */
const dueAfter = (now: number, { urgency }: Callout, { after_hours }: WaveState): number =>
  now + Number(after_hours) * (urgency === "urgent" ? HOUR_MS / 2 : HOUR_MS);

const isDue = ({ status, waves_state, next_wave_at }: Callout, now: number): boolean =>
  status === "open" && waves_state === "running" && next_wave_at !== null && next_wave_at.getTime() <= now;

/** What the clock may not do with a wave. */
function untimely({ before, now }: Happening, callout: Callout, { status, fewer_than }: WaveState): string[] {
  const enough = fewer_than !== null && fewestOffers(before, callout, now) >= fewer_than;
  const alone = before.offers.some(
    (offer) =>
      offer.status === "open" &&
      offer.expires_at.getTime() > now &&
      before.lists.some((list) => list.id === offer.list_id && list.callout_id === callout.id),
  );
  return [
    ...(isDue(callout, now) ? [] : [`a wave is ${status} before its time`]),
    ...(openLists(before, callout, now).length > 0 ? [] : [`a wave is ${status}, and no list is open`]),
    ...(alone ? [`a wave is ${status} while a standby is asked alone`] : []),
    ...(status === "asked" && enough ? ["a wave is asked though enough have offered"] : []),
    ...(status === "enough" && !enough ? ["a wave is passed over though too few have offered"] : []),
    ...(status === "skipped" ? ["a wave is left out by nobody"] : []),
  ];
}

/** What may not be of waves that run. */
function running({ after, by }: Happening, was: Callout | undefined, callout: Callout): string[] {
  if (callout.waves_state !== "running") return [];
  const goesOn = was?.waves_state === "paused" || was?.waves_state === "stopped";
  const isStuck = !callout.next_wave_at || !wavesOf(after, callout).some(isWaiting);
  return [
    ...(callout.status === "open" ? [] : [`waves run, and the callout is ${callout.status}`]),
    ...(isStuck ? ["waves run, and none has its turn"] : []),
    ...(goesOn && by !== "office" ? ["waves that were held go on by themselves"] : []),
  ];
}

export class WaveMemory {
  /** Who has been asked for a callout. */
  readonly #asked = new Set<number>();

  see(happening: Happening): string[] {
    const { before, after, now } = happening;
    return [
      ...after.callouts.flatMap((callout) => {
        const was = before.callouts.find(({ id }) => id === callout.id);
        const faults = was ? this.#ended(happening, was) : [];
        return [...faults, ...running(happening, was, callout)].map((fault) => `${callout.reference}: ${fault}`);
      }),
      ...(happening.by === "clock"
        ? []
        : before.callouts.filter((one) => isDue(one, now)).map(({ reference }) => `${reference}: a wave is overdue`)),
      ...this.#twice(happening),
    ];
  }

  #ended(happening: Happening, was: Callout): string[] {
    const { before, after, by } = happening;
    const old = new Map(wavesOf(before, was).map((wave) => [wave.id, wave]));
    const waves = wavesOf(after, was);
    const changed = waves.filter((wave) => JSON.stringify(wave) !== JSON.stringify(old.get(wave.id)));
    const ended = changed.filter(({ id }) => old.get(id)?.status === "waiting");
    const first = waves.find(isWaiting)?.position ?? Number.POSITIVE_INFINITY;
    const decided = ended.filter(({ status }) => status !== "nobody");
    const is = after.callouts.find(({ id }) => id === was.id);
    const next = ended.length > 0 && is?.waves_state === "running" ? waves.find(isWaiting) : undefined;
    const isLate = is && next && is.next_wave_at?.getTime() !== dueAfter(happening.now, is, next);
    return [
      ...(isLate ? ["the wait of the next wave is not its own"] : []),
      ...(changed.length > ended.length ? ["a wave that was over has changed"] : []),
      ...(ended.some(({ position }) => position > first) ? ["a wave is asked before an earlier one"] : []),
      ...(decided.length > 1 ? ["two waves have their turn at once"] : []),
      ...(by === "clock" ? ended.flatMap((wave) => untimely(happening, was, wave)) : []),
      ...(ended.length > 0 ? this.#mailed(happening, was, ended) : []),
    ];
  }

  /** Who is new in the callout by its waves, with one mail each. */
  #mailed(happening: Happening, { id }: Callout, ended: readonly WaveState[]): string[] {
    const fresh = new Set(
      answersIn(happening).flatMap(({ one, was }) => (one.callout_id === id && !was ? [one.recipient_id] : [])),
    );
    const mailed = happening.mails.filter((mail) => mail.kind === "callout" && fresh.has(mail.recipientId));
    const asked = ended.reduce((sum, wave) => sum + wave.asked, 0);
    return mailed.length === asked && fresh.size === asked
      ? []
      : [`waves asked ${asked}, ${fresh.size} are new and ${mailed.length} have a mail`];
  }

  #twice({ mails }: Happening): string[] {
    return mails.flatMap(({ kind, recipientId, facts }) => {
      if (kind !== "callout") return [];
      const again = this.#asked.has(recipientId);
      this.#asked.add(recipientId);
      return again ? [`${facts.doctor.name}: asked twice for one callout`] : [];
    });
  }
}
