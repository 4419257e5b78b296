/** Yes or no in a form. */

import Checkbox from "@mui/material/Checkbox";
import FormControlLabel from "@mui/material/FormControlLabel";
import { styled } from "@mui/material/styles";
import { type ReactNode } from "react";
import { useField } from "react-final-form";
import { useFieldProblemFormat } from "./useFieldProblemFormat.ts";
import { fieldId } from "./useFormField.ts";

const Help = styled("small")(({ theme }) => ({
  ...theme.typography.caption,
  display: "block",
  color: theme.vars.palette.text.secondary,
  "&[data-error]": { color: theme.vars.palette.status.error.fg },
}));

type Props = { name: string; label: ReactNode; help?: string };

export function FormCheckbox({ name, label, help }: Props) {
  const { input, meta } = useField<boolean>(name, {
    type: "checkbox",
    subscription: { value: true, error: true, touched: true },
  });
  // Its label is more than a name: what is wrong is said without one.
  const formatProblem = useFieldProblemFormat("");
  const error = meta.touched ? formatProblem(meta.error) : undefined;
  const errorId = `${fieldId(name)}-error`;
  return (
    <div>
      <FormControlLabel
        sx={{ alignItems: "flex-start", "& .MuiFormControlLabel-label": { paddingTop: "4px" } }}
        control={
          <Checkbox
            id={fieldId(name)}
            name={name}
            checked={input.checked ?? false}
            onChange={input.onChange}
            onBlur={input.onBlur}
            onFocus={input.onFocus}
            {...(error ? { slotProps: { input: { "aria-describedby": errorId, "aria-invalid": true } } } : {})}
          />
        }
        label={
          <>
            {label}
            {help && <Help>{help}</Help>}
          </>
        }
      />
      {error && (
        <Help id={errorId} data-error="">
          {error}
        </Help>
      )}
    </div>
  );
}
