/** Inside a form: tells whether it holds something unsaved. */
import { useEffect } from "react";
import { useFormState } from "react-final-form";

export function WhileDirty({ onDirty }: { onDirty: (dirty: boolean) => void }) {
  const { dirty = false } = useFormState({ subscription: { dirty: true } });
  // The outside world is the component around the form.
  useEffect(() => onDirty(dirty), [onDirty, dirty]);
  return null;
}
