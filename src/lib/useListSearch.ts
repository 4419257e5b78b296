/** The search above a list: its rows are asked for at each letter, and shown when the typing pauses. */
import { useCallback } from "react";
import { type AnsweredView } from "./useAnsweredView.ts";
import { useTyped } from "./useTyped.ts";

type Searched = { q: string };

/** The letters to show, and who is to hear of the next ones. */
export function useListSearch(
  q: string,
  change: AnsweredView<Searched>["change"],
  foresee: AnsweredView<Searched>["foresee"],
): [typed: string, onLetter: (typed: string) => void] {
  const handleTyped = useCallback((letters: string) => change({ q: letters }, { typed: true }), [change]);
  const [typed, setTyped] = useTyped(q, handleTyped);
  const handleLetter = useCallback(
    (letters: string) => {
      setTyped(letters);
      foresee({ q: letters });
    },
    [setTyped, foresee],
  );
  return [typed, handleLetter];
}
