/** Tells the page, which asks once for all of its forms, what holds something that would be lost. */
import { createContext, useCallback, useContext, useId, useLayoutEffect, useState } from "react";
import { useFormState } from "react-final-form";

type Note = (part: string, unsaved: boolean) => void;
/** Null where no page and no dialog asks: nothing is noted. */
export const UnsavedContext = createContext<Note | null>(null);

/** What goes away has nothing to lose. */
export function useNoteUnsaved(unsaved: boolean): void {
  const note = useContext(UnsavedContext);
  const part = useId();
  // What asks is outside of the part that is noted, and knows it from the paint on.
  useLayoutEffect(() => {
    note?.(part, unsaved);
    return () => note?.(part, false);
  }, [note, part, unsaved]);
}

/** Inside a form. */
export function Unsaved() {
  const { dirty, submitting } = useFormState({ subscription: { dirty: true, submitting: true } });
  useNoteUnsaved(dirty === true && !submitting);
  return null;
}

/** For what asks: the context's value, and whether any part holds something. */
export function useUnsavedParts(): { note: Note; hasUnsaved: boolean } {
  const [parts, setParts] = useState<readonly string[]>([]);
  const note = useCallback<Note>((part, unsaved) => {
    setParts((known) => {
      if (known.includes(part) === unsaved) return known;
      return unsaved ? [...known, part] : known.filter((one) => one !== part);
    });
  }, []);
  return { note, hasUnsaved: parts.length > 0 };
}
