/** What a doctor said by telephone about the lists of a callout, while it is being written down. */
import { useState } from "react";
import { type Answer } from "../../../contract/callout.ts";
import { type CalloutDetail, type CalloutResponse } from "../../../contract/shapes/callout.ts";
import { type CalloutList } from "../../../contract/shapes/calloutList.ts";
import { type RecordAnswersRequest } from "../../../contract/shapes/callouts/decisions.ts";
import { systemClock } from "../../../lib/clock.ts";
import { UNFINISHED } from "../../../ui/dates/localValues.ts";
import { offersPart, type Said } from "./RecordList.tsx";

type Item = { list: CalloutList; response: CalloutResponse };

/** All that the doctor was asked about and that is still ahead. */
function itemsOf({ lists, responses }: CalloutDetail, pressed: CalloutResponse, now: number): Item[] {
  return lists.flatMap((list) => {
    const response = responses.find((one) => one.list_id === list.id && one.recipient_id === pressed.recipient_id);
    const ahead = list.cover_status !== "cancelled" && Date.parse(list.starts_at) > now;
    return response && (ahead || list.id === pressed.list_id) ? [{ list, response }] : [];
  });
}

/** Of several lists, hardly ever all are offered in part: those times are unfolded when they are wanted. */
const saidBefore = ({ part_from, part_to }: CalloutResponse, isOnly: boolean): Said => ({
  answer: null,
  from: part_from ?? "",
  to: part_to ?? "",
  isPart: isOnly || part_from !== null || part_to !== null,
});

type Told = RecordAnswersRequest["answers"][number];

function toldOf(list_id: number, said: Said): Told[] {
  const { answer, from, to } = said;
  if (!answer) return [];
  const part = { ...(from ? { part_from: from } : {}), ...(to ? { part_to: to } : {}) };
  return [{ list_id, response: answer, ...(offersPart(said) ? part : {}) }];
}

/** What the doctor noted with a yes goes on beside another yes; why somebody cannot come is noted anew, and only then. */
function noteOf({ response, outcome, note }: CalloutResponse, answers: ReadonlySet<Answer | null>): string {
  return answers.has("unavailable") || response === "unavailable" || outcome === "released" ? "" : (note ?? "");
}

/** `known`: the answer to the pressed list. */
export function useRecording(callout: CalloutDetail, pressed: CalloutResponse, known: Answer | null = null) {
  const [items] = useState(() => itemsOf(callout, pressed, systemClock.now()));
  const [said, setSaid] = useState<ReadonlyMap<number, Said>>(
    () =>
      new Map(
        items.map(({ list, response }) => [
          list.id,
          { ...saidBefore(response, items.length === 1), answer: list.id === pressed.list_id ? known : null },
        ]),
      ),
  );
  const saidOf = ({ list, response }: Item): Said => said.get(list.id) ?? saidBefore(response, items.length === 1);
  const say = (item: Item, next: Partial<Said>) =>
    setSaid(new Map(said).set(item.list.id, { ...saidOf(item), ...next }));
  const sayAll = (answer: Answer) => setSaid(new Map(items.map((item) => [item.list.id, { ...saidOf(item), answer }])));
  const [note, setNote] = useState<string | null>(null);
  const answers = new Set(items.map((item) => saidOf(item).answer));
  const [common = null] = answers.size === 1 ? answers : [];
  const told = items.flatMap((item) => toldOf(item.list.id, saidOf(item)));
  const ends = items.some((item) => item.response.outcome === "confirmed" && saidOf(item).answer === "unavailable");
  return {
    rows: items.map((item) => ({ ...item, said: saidOf(item), say: (next: Partial<Said>) => say(item, next) })),
    /** The answer to all lists, where it is the same. */
    common,
    sayAll,
    /** Times of a part are typed by half. */
    isUnfinished: items.map(saidOf).some((one) => offersPart(one) && [one.from, one.to].includes(UNFINISHED)),
    told,
    /** As typed, or else as it goes on beside the pressed answer. */
    note: note ?? noteOf(pressed, answers),
    /** Of all answers; where nothing was typed the server keeps what was noted of each list. */
    noted: note === null ? {} : { note: note.trim() || null },
    setNote,
    /** A note or times; an answer is chosen again with one press. */
    isTyped:
      (note !== null && note.trim() !== "") ||
      items.some((item) => {
        const [before, now] = [saidBefore(item.response, true), saidOf(item)];
        return before.from !== now.from || before.to !== now.to;
      }),
    /** The note will be read as the reason why the doctor cannot come. */
    isReason: ends || (told.length > 0 && told.every(({ response }) => response === "unavailable")),
  };
}
