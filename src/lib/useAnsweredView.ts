/**
 * What a list shows, as the address has it, changed together with the rows: what was pressed shows at once that it was,
 * the address and all that stands on it are drawn once, when the answer is there (decision 23).
 */
import { startTransition, useCallback, useLayoutEffect, useMemo, useRef, useState } from "react";
import { useNavigate, useSearchParams } from "react-router-dom";

/** The address comes without rows that take longer. Milliseconds. */
const PATIENCE = 200;

const patience = () => new Promise((resolve) => setTimeout(resolve, PATIENCE));

type Paged = { page: number };

/**
 * `kept`: Back leads to what was there before; else it leaves the list. `typed`: more letters are likely to come, and
 * the rows' drawing gives way to them.
 */
type How = { kept?: boolean; typed?: boolean };
export type ChangeView<View> = (next: Partial<View>, how?: How) => void;

export type AnsweredView<View> = {
  /** What the address names. */
  view: View;
  /** What was pressed last: the controls show it. Letters follow with their rows, as a field shows them by itself. */
  asked: View;
  /** Another question begins at its first page. */
  change: ChangeView<View>;
  /** A change that is about to come: its rows are asked for. */
  foresee: (next: Partial<View>) => void;
};

/** `ask` says when the rows of a view are there, nothing where none are to be waited for. All three stay the same. */
export function useAnsweredView<View extends Paged>(
  read: (params: URLSearchParams) => View,
  write: (view: View) => URLSearchParams,
  ask: (view: View) => PromiseLike<unknown> | undefined,
): AnsweredView<View> {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const view = useMemo(() => read(params), [read, params]);
  const [asked, setAsked] = useState(view);
  const [seen, setSeen] = useState(params);
  /** Of the change made here whose address is to come. */
  const [own, setOwn] = useState<string | null>(null);
  if (seen !== params) {
    setSeen(params);
    setOwn(null);
    // Back, a link, another hand: what was on its way is not wanted any more.
    if (String(params) !== own) setAsked(view);
  }
  const latest = useRef<View | null>(asked);
  useLayoutEffect(() => {
    // What was asked for here may have been drawn after something else was wanted.
    if (asked === view) latest.current = asked;
  }, [asked, view]);
  useLayoutEffect(
    () => () => {
      latest.current = null;
    },
    [],
  );
  const foresee = useCallback(
    (next: Partial<View>) => {
      if (latest.current) void ask({ ...latest.current, page: 1, ...next });
    },
    [ask],
  );
  const change = useCallback<ChangeView<View>>(
    (next, { kept = false, typed = false } = {}) => {
      if (!latest.current) return;
      const after = { ...latest.current, page: 1, ...next };
      latest.current = after;
      if (!typed) setAsked(after);
      const go = () => {
        // Something else was asked for meanwhile, or the list was left.
        if (latest.current !== after) return;
        const search = String(write(after));
        setAsked(after);
        setOwn(search);
        void navigate({ search }, { replace: !kept });
      };
      const draw = typed ? () => startTransition(go) : go;
      const rows = ask(after);
      if (rows === undefined) draw();
      else void Promise.race([rows, patience()]).then(draw);
    },
    [write, ask, navigate],
  );
  return { view, asked, change, foresee };
}
