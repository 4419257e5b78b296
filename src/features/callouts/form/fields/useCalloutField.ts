/** One field of the callout that is being written: whoever shows it is drawn again when it changes, and not with every other one. */
import { useField, useForm } from "react-final-form";
import { type NewCallout } from "../model/newCallout.ts";

export function useCalloutField<Name extends keyof NewCallout>(name: Name): NewCallout[Name] {
  return useField<NewCallout[Name]>(name, { subscription: { value: true } }).input.value;
}

/** Changes several at once. */
export function useCalloutChange(): (next: Partial<NewCallout>) => void {
  const form = useForm<NewCallout>();
  return (next) =>
    form.batch(() => {
      for (const [name, value] of Object.entries(next)) form.change(name as keyof NewCallout, value);
    });
}
