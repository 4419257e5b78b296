/** The order of the standbys of one list, 1 to n: whoever stands in the way moves one back, and who is behind one that leaves moves up. */

import { type ResponseRecord } from "../../../domain/records.ts";
import { type CompanyWork } from "../../../platform/ports.ts";
import { isBookable, isOffered } from "./lockCallout.ts";

type Answers<One extends ResponseRecord = ResponseRecord> = { responses: One[] };

/** In their order. */
const standbysOf = <One extends ResponseRecord>({ responses }: Answers<One>, listId: number): One[] =>
  responses
    .filter((one) => one.list_id === listId && one.outcome === "standby")
    .sort((one, other) => (one.standby_rank ?? 0) - (other.standby_rank ?? 0));

/** Asked to be put on standby for a list that was filled, and nobody has decided about it since. */
const wantsStandby = (one: ResponseRecord): boolean =>
  one.standby_wanted_at !== null && isOffered(one) && one.outcome !== "standby" && one.outcome !== "confirmed";

/** By the office's or the doctor's own wish. */
export const standsBy = (one: ResponseRecord): boolean => one.outcome === "standby" || wantsStandby(one);

/** Who was promised to be asked first when the list is open again: those with a rank, then those who asked for it, the earliest first. */
export const standbyLine = <One extends ResponseRecord>(answers: Answers<One>, listId: number): One[] => [
  ...standbysOf(answers, listId),
  ...answers.responses
    .filter((one) => one.list_id === listId && wantsStandby(one))
    .sort((one, other) => Number(one.standby_wanted_at) - Number(other.standby_wanted_at) || one.id - other.id),
];

/** Who can be asked about a list that is open again, in this order: who was promised it, whose offer counts, who was stood down. */
export function whoToAsk(answers: Answers, listId: number): ResponseRecord[] {
  const line = standbyLine(answers, listId);
  const others = answers.responses.filter((one) => one.list_id === listId && !line.includes(one));
  return [...line, ...others.filter(isBookable), ...others.filter(({ outcome }) => outcome === "not_required")];
}

/** `ranked`: each with its new place. `leaving`: who gives up the old one. */
async function place(
  { tx }: CompanyWork,
  ranked: { one: ResponseRecord; rank: number }[],
  leaving: number[] = [],
): Promise<void> {
  const moved = ranked.filter(({ one, rank }) => one.standby_rank !== rank);
  const ids = [...leaving, ...moved.map(({ one }) => one.id)];
  if (ids.length === 0) return;
  // Without a place first: places are unique at every moment.
  await tx.updateTable("responses").set({ standby_rank: null }).where("id", "in", ids).execute();
  for (const { one, rank } of moved) {
    const values = { standby_rank: rank, lock_version: one.lock_version + 1 };
    await tx.updateTable("responses").set(values).where("id", "=", one.id).execute();
    Object.assign(one, values);
  }
}

const othersOf = (answers: Answers, response: ResponseRecord): ResponseRecord[] =>
  standbysOf(answers, response.list_id).filter((one) => one.id !== response.id);

/** The wished place among the standbys of the list, or the last; behind the last one there is one only. */
const placeOf = (answers: Answers, response: ResponseRecord, wished?: number): number => {
  const last = othersOf(answers, response).length + 1;
  return Math.min(wished ?? last, last);
};

/** Makes that place free for `response`, and returns it. */
export async function makeRoom(
  unit: CompanyWork,
  answers: Answers,
  response: ResponseRecord,
  wished?: number,
): Promise<number> {
  const free = placeOf(answers, response, wished);
  const ranked = othersOf(answers, response).map((one, index) => ({
    one,
    rank: index + 1 < free ? index + 1 : index + 2,
  }));
  await place(unit, ranked, [response.id]);
  return free;
}

/** After somebody has left. */
export const closeRanks = (unit: CompanyWork, answers: Answers, listId: number): Promise<void> =>
  place(
    unit,
    standbysOf(answers, listId).map((one, index) => ({ one, rank: index + 1 })),
  );
