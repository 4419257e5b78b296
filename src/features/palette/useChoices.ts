/** Where the letters typed so far could lead, and what they could do. */
import { useState } from "react";
import { fold } from "../../contract/files/fold.ts";
import { type SearchHit } from "../../contract/shapes/search.ts";
import { listDate } from "../../lib/dateFormats.ts";
import { useNow } from "../../lib/hooks/useNow.ts";
import { useTyped } from "../../lib/hooks/useTyped.ts";
import { type Choice } from "./choice.ts";
import { useSearchQuery } from "./searchApi.ts";
import { usePages } from "./usePages.ts";

const PATHS: Record<SearchHit["type"], (id: number) => string> = {
  callout: (id) => `/callouts/${id}`,
  doctor: (id) => `/doctors/${id}`,
  site: (id) => `/callouts?site=${id}`,
  surgeon: (id) => `/callouts?surgeon=${id}`,
};

const simple = (text: string): string => fold(text.trim());

/** Ours, whose names are sentences. */
const isOurs = ({ kind }: Choice): boolean => kind === "page" || kind === "action";

/** What is called so: a page or an action by its beginning, a callout by its reference, anybody and any place by the beginning of a word. */
function isNamed(choice: Choice, typed: string): boolean {
  const { kind, label, sub } = choice;
  const text = simple(typed);
  if (text === "") return false;
  if (kind === "callout") return simple(sub ?? "").startsWith(text);
  const name = simple(label);
  return name.startsWith(text) || (!isOurs(choice) && name.includes(` ${text}`));
}

/** The app's pages that the letters name, and what the server finds by them once they rest. */
export function useChoices(typed: string, language: string, actions: readonly Choice[]) {
  const now = useNow();
  const [q, setQ] = useState("");
  const [text, setText] = useTyped(q, setQ);
  const { data, currentData, isError } = useSearchQuery(q.trim(), { skip: q.trim() === "" });
  const pages = usePages(typed);
  const choices: Choice[] = [
    ...pages,
    ...actions,
    // What was found before stays until more is known, so that nothing jumps under the finger.
    ...(text.trim() === "" ? [] : (currentData ?? (isError ? [] : data) ?? [])).map(
      ({ type, id, label, sub, date }): Choice => ({
        key: `${type}${id}`,
        act: PATHS[type](id),
        label: date === null ? label : `${listDate(language, date, now)} · ${label}`,
        sub,
        kind: type,
      }),
    ),
  ];
  const settled = text.trim() === "" || (q === text && (currentData !== undefined || isError));
  const named = choices.filter((choice) => isNamed(choice, typed));
  const inOrder = [...named, ...choices.filter((choice) => !named.includes(choice))];
  /** Found by letters that are there no more; it stays to be seen until the present ones are answered. */
  const isOutdated = (choice: Choice): boolean => !settled && !isOurs(choice);
  return { setText, choices: inOrder, settled, isError, isOutdated };
}
