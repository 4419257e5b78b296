/** The answers of one form to the lists of several callouts: all checked before any is stored, then stored callout by callout. */
import { Problem } from "../../http/problem.ts";
import { type RespondTexts } from "../../locales/en/respond.ts";
import { type Ports } from "../../platform/ports.ts";
import {
  answersIn,
  fieldsOf,
  outdatedBy,
  problemOf,
  type RespondCase,
  type RespondList,
  readForm,
  recordByLink,
  seenIn,
  type Typed,
  unansweredIn,
} from "../respond/public.ts";
import { type HomeVisit, visitOf } from "./homeVisit.ts";

/** What was typed, by callout. */
export type HomeTyped = ReadonlyMap<number, Typed>;

export const noteName = ({ callout }: RespondCase): string => `note-${callout.id}`;

/** A list belongs to the first callout that has it, as on the page. */
function ownLists({ cases }: HomeVisit): { facts: RespondCase; lists: RespondList[] }[] {
  const taken = new Set<number>();
  return cases.map((facts) => {
    const lists = facts.lists.filter(({ id }) => !taken.has(id));
    for (const { id } of lists) taken.add(id);
    return { facts, lists };
  });
}

export function readHomeForm(visit: HomeVisit, body: unknown): HomeTyped {
  const alone = fieldsOf(body)("note");
  return new Map(
    ownLists(visit).map(({ facts, lists }) => {
      const typed = readForm(body, lists, noteName(facts));
      return [facts.callout.id, { ...typed, note: typed.note || alone }] as const;
    }),
  );
}

const isAnswered = ({ answers }: Typed): boolean => Object.keys(answers).length > 0;

/** The sentence to show instead of storing anything, if any. */
export function homeProblem(visit: HomeVisit, typed: HomeTyped, texts: RespondTexts): string | undefined {
  const answered = ownLists(visit).flatMap(({ facts, lists }) => {
    const own = typed.get(facts.callout.id);
    return own && (isAnswered(own) || unansweredIn(own, lists)) ? [{ own, lists }] : [];
  });
  if (answered.length === 0) return texts.wrong.nothing;
  return answered.map(({ own, lists }) => problemOf(own, lists, texts)).find((problem) => problem !== undefined);
}

/** What can be said of a list that takes no answer; anything else is a fault. */
const isRefusal = (error: unknown): boolean => error instanceof Problem && error.status < 500 && error.status !== 429;

/**
 * `refused`: lists whose answers were not taken; `taken`: others were. `problem`: what is said of an answer for a part of a
 * booking, or, where `outdated`, of a yes to a list that has changed only just now.
 */
type Recorded = { refused: RespondList[]; taken: boolean; problem: string | undefined; outdated: boolean };

/** Each callout in a transaction of its own, so that one that has closed does not undo the others. */
export async function recordHome(ports: Ports, visit: HomeVisit, typed: HomeTyped): Promise<Recorded> {
  const refused: RespondList[] = [];
  let taken = false;
  let problem: string | undefined;
  let outdated = false;
  for (const { facts, lists } of ownLists(visit)) {
    const own = typed.get(facts.callout.id);
    const answers = own ? answersIn(own, lists) : [];
    const [first] = answers;
    const to = first && visitOf(visit, first.listId);
    if (!own || !to) continue;
    const results = await recordByLink(ports, to, { answers, seen: seenIn(own) }).catch((error) => {
      if (!isRefusal(error)) throw error;
      return answers.map(({ listId }) => ({ listId, result: "refused" as const }));
    });
    const changed = outdatedBy(results, visit.texts);
    if (changed) {
      problem = changed;
      outdated = true;
      continue;
    }
    const no = new Set(results.filter(({ result }) => result === "refused").map(({ listId }) => listId));
    refused.push(...lists.filter(({ id }) => no.has(id)));
    const booked = results.filter(({ result }) => result === "booked_for_more");
    if (booked.length > 0) problem ??= visit.texts.wrong.bookedForMore;
    taken ||= no.size + booked.length < results.length;
  }
  return { refused, taken, problem, outdated };
}
