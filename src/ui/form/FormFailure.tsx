/** Shows what the last attempt said of the whole form, until something is changed. */
import { useFormState } from "react-final-form";

/** The outcome's `FORM_ERROR` is an element: the form that made it knows how it looks. */
export function FormFailure() {
  const { submitError, dirtySinceLastSubmit } = useFormState({
    subscription: { submitError: true, dirtySinceLastSubmit: true },
  });
  return dirtySinceLastSubmit ? null : (submitError ?? null);
}
