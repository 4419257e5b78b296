/** A part of the callout that is being written: whoever shows it is drawn again when it changes, and not with every other one. */
import { useCallback, useSyncExternalStore } from "react";
import { useForm } from "react-final-form";
import { type NewCallout } from "../model/newCallout.ts";

/** `part`: what stays the same while it is not changed. The form need not know it as a field. */
export function useCalloutPart<Part>(part: (callout: NewCallout) => Part): Part {
  const form = useForm<NewCallout>();
  const subscribe = useCallback((onChange: () => void) => form.subscribe(onChange, { values: true }), [form]);
  return useSyncExternalStore(subscribe, () => part(form.getState().values));
}

/** Changes several parts at once. */
export function useSetCalloutFields(): (next: Partial<NewCallout>) => void {
  const form = useForm<NewCallout>();
  return (next) =>
    form.batch(() => {
      for (const [name, value] of Object.entries(next)) form.change(name as keyof NewCallout, value);
    });
}
