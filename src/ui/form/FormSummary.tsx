/** After a failed attempt the form's fields that are to be corrected, in its own order. */
import { useFormState } from "react-final-form";
import { ProblemSummary } from "./ProblemSummary.tsx";
import { fieldId } from "./useFormField.ts";

/** Field to label; the order is the form's. */
type Props = { labels: Record<string, string> };

export function FormSummary({ labels }: Props) {
  const { errors, submitErrors, submitFailed, dirtySinceLastSubmit } = useFormState({
    subscription: { errors: true, submitErrors: true, submitFailed: true, dirtySinceLastSubmit: true },
  });
  const wrong = { ...(dirtySinceLastSubmit ? {} : submitErrors), ...errors };
  const problems = Object.entries(labels).flatMap(([field, text]) =>
    submitFailed && wrong[field] ? { field: fieldId(field), text } : [],
  );
  return <ProblemSummary problems={problems} />;
}
