/**
 * What a list shows, as the address has it: what was pressed shows at once that it was, the rows are drawn once, when the
 * answer is there, and the address follows when they are painted (decision 23).
 */
import { startTransition, useCallback, useLayoutEffect, useMemo, useRef, useState } from "react";
import { useNavigate, useSearchParams } from "react-router-dom";
import { afterPaint } from "./afterPaint.ts";

/** What was asked for is shown without rows that take longer. Milliseconds. */
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
  /** What the rows are of; the address follows it. */
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
  const inAddress = useMemo(() => read(params), [read, params]);
  const [view, setView] = useState(inAddress);
  const [asked, setAsked] = useState(inAddress);
  const [seen, setSeen] = useState(params);
  const [page] = useState(() => window.location.pathname);
  /** The address that is to follow, and the last that did: it may come when another is owed already. */
  const [owed, setOwed] = useState<{ search: string; kept: boolean } | null>(null);
  const [sent, setSent] = useState<string | null>(null);
  if (seen !== params) {
    setSeen(params);
    // Back, a link, another hand: what was on its way is not wanted any more.
    if (String(params) !== sent) {
      setView(inAddress);
      setAsked(inAddress);
      setOwed(null);
      setSent(null);
    }
  }
  const latest = useRef<View | null>(asked);
  useLayoutEffect(() => {
    // What was asked for here may have been drawn after something else was wanted.
    if (asked === inAddress) latest.current = asked;
  }, [asked, inAddress]);
  useLayoutEffect(
    () => () => {
      latest.current = null;
    },
    [],
  );
  /** Of several changes between two paints one address comes, and any of them may be kept. */
  const pushes = useRef(false);
  // The outside world is the browser's address, which takes it longer than many a row.
  useLayoutEffect(() => {
    if (!owed) {
      pushes.current = false;
      return undefined;
    }
    pushes.current ||= owed.kept;
    return afterPaint(() => {
      const replace = !pushes.current;
      pushes.current = false;
      // On the way to another page that is yet to be drawn.
      if (window.location.pathname !== page) return;
      setSent(owed.search);
      void navigate({ search: owed.search }, { replace });
    });
  }, [owed, navigate, page]);
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
        setView(after);
        setAsked(after);
        setOwed({ search: String(write(after)), kept });
      };
      const draw = typed ? () => startTransition(go) : go;
      const rows = ask(after);
      if (rows === undefined) draw();
      else void Promise.race([rows, patience()]).then(draw);
    },
    [write, ask],
  );
  return { view, asked, change, foresee };
}
