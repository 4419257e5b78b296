/** Which rows are chosen; remembered for the history entry, so that Back finds them again. */
import { type RefObject, useCallback, useRef, useState } from "react";
import { useLocation } from "react-router-dom";

/** By history entry, the newest last; older ones than these are forgotten. */
const remembered = new Map<string, ReadonlySet<number>>();
const MOST_SELECTIONS = 20;

function remember(key: string, ids: ReadonlySet<number>): void {
  remembered.delete(key);
  remembered.set(key, ids);
  const [oldest] = remembered.keys();
  if (remembered.size > MOST_SELECTIONS && oldest !== undefined) remembered.delete(oldest);
}

const NONE: ReadonlySet<number> = new Set();

export type Selection = {
  ids: ReadonlySet<number>;
  choose: (ids: readonly number[], on: boolean) => void;
  clear: () => void;
  /** The box for all of them, where the focus goes when what is done with them has gone. */
  everyone: RefObject<HTMLInputElement | null>;
};

/** Only rows that are shown count as chosen. What changes it stays the same from entry to entry, and so do rows that hold it. */
export function useSelection(shown: readonly { id: number }[]): Selection {
  const { key } = useLocation();
  const [state, setState] = useState({ key, ids: remembered.get(key) ?? NONE });
  const here = state.key === key ? state : { key, ids: remembered.get(key) ?? NONE };
  if (here !== state) setState(here);
  const set = useCallback(
    (next: (before: ReadonlySet<number>) => ReadonlySet<number>) =>
      setState(({ key, ids: before }) => {
        const ids = next(before);
        remember(key, ids);
        return { key, ids };
      }),
    [],
  );
  const choose = useCallback(
    (ids: readonly number[], on: boolean) =>
      set((before) => new Set(on ? [...before, ...ids] : [...before].filter((id) => !ids.includes(id)))),
    [set],
  );
  const clear = useCallback(() => set(() => NONE), [set]);
  const everyone = useRef<HTMLInputElement>(null);
  return { ids: new Set(shown.flatMap(({ id }) => (here.ids.has(id) ? [id] : []))), choose, clear, everyone };
}
