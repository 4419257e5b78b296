/** After a failed attempt lists what to correct, each with a way to its field (DESIGN.md §3, "Forms"). */
import { Fragment } from "react";
import { useFormState } from "react-final-form";
import { useTranslation } from "react-i18next";
import { FormAlert } from "./FormAlert.tsx";
import { fieldId } from "./useFormField.ts";

/** Field to label; the order is the form's. */
type Props = { labels: Record<string, string> };

export function FormSummary({ labels }: Props) {
  const { t } = useTranslation("errors");
  const { errors, submitErrors, submitFailed, dirtySinceLastSubmit } = useFormState({
    subscription: { errors: true, submitErrors: true, submitFailed: true, dirtySinceLastSubmit: true },
  });
  const wrong = { ...(dirtySinceLastSubmit ? {} : submitErrors), ...errors };
  const fields = Object.keys(labels).filter((field) => wrong[field]);
  if (!submitFailed || fields.length === 0) return null;
  const title = t("form.correct", { count: fields.length });
  return (
    <FormAlert tone="error" title={title}>
      {fields.map((field, place) => (
        <Fragment key={field}>
          {place > 0 && " · "}
          <a
            href={`#${fieldId(field)}`}
            onClick={(event) => {
              event.preventDefault();
              document.getElementById(fieldId(field))?.focus();
            }}
          >
            {labels[field]}
          </a>
        </Fragment>
      ))}
    </FormAlert>
  );
}
