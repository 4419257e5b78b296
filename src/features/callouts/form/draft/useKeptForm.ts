/** Reads what this form kept on the device, keeps what is typed, and forgets it once it is sent, given up, or left when it is saved. */
import { useEffect, useEffectEvent, useState } from "react";
import { systemClock } from "../../../../lib/clock.ts";
import { useAppDispatch, useAppSelector } from "../../../../lib/hooks/storeHooks.ts";
import { useDebounced } from "../../../../lib/hooks/useDebounced.ts";
import { selectUser } from "../../../user/public.ts";
import { type KeptForm, readKeptForm, removeKeptForm, writeKeptForm } from "../model/keptForm.ts";
import { type NewCallout } from "../model/newCallout.ts";

/** Milliseconds after the last change. */
const DEBOUNCE_MS = 300;

type Options = {
  of: string;
  initial: NewCallout;
  /** The version that is being edited. */
  version: number | undefined;
};

type Typed = Pick<KeptForm, "values" | "draft" | "base" | "isSaved">;

/** Whether nothing would be lost without it: the draft has these words, or had them before a colleague changed it. */
function isDone(kept: KeptForm, { initial, version }: Pick<Options, "initial" | "version">): boolean {
  if (version === undefined) return false;
  const isEarlier = kept.draft?.lock_version !== version;
  return (isEarlier && kept.isSaved === true) || JSON.stringify(kept.values) === JSON.stringify(initial);
}

export function useKeptForm({ of, initial, version }: Options) {
  const dispatch = useAppDispatch();
  const user = useAppSelector(selectUser)?.id ?? 0;
  const [restored, setRestored] = useState<KeptForm | null>(() => {
    const kept = dispatch(readKeptForm({ user, of }, initial));
    return kept && !isDone(kept, { initial, version }) ? kept : null;
  });
  const forget = (draft?: number) => dispatch(removeKeptForm({ user, of, draft }));
  return {
    restored,
    /** Nothing that was there before is edited. */
    isNew: version === undefined,
    keep: (typed: Typed) => dispatch(writeKeptForm({ user, of, at: systemClock.now(), ...typed })),
    forget,
    /** Begins anew with what the form had at first. */
    drop: () => {
      forget();
      setRestored(null);
    },
  };
}

type Keeping = {
  /** Null: nothing was typed. */
  values: NewCallout | null;
  /** The server has them. They are kept all the same while the form is open, for whoever reloads the page. */
  isSaved: boolean;
  draft: () => KeptForm["draft"];
  base: NewCallout;
};

export function useKeeping(
  { keep, forget }: Pick<ReturnType<typeof useKeptForm>, "keep" | "forget">,
  { values, isSaved, draft, base }: Keeping,
): void {
  const typed = values && JSON.stringify(values);
  const settled = useDebounced(typed, DEBOUNCE_MS);
  const isNothing = typed === null;
  const due = settled === typed ? settled : null;
  const keepTyped = useEffectEvent(() => values && keep({ values, draft: draft(), base, isSaved }));
  const forgetTyped = useEffectEvent(() => forget());
  const forgetSaved = useEffectEvent(() => {
    if (isSaved) forget();
  });
  // The outside world is the device's storage. Once saved, what is kept is of another version of the draft.
  useEffect(() => {
    if (isNothing) forgetTyped();
    else if (isSaved || due !== null) keepTyped();
  }, [isNothing, due, isSaved]);
  useEffect(() => () => forgetSaved(), []);
}
