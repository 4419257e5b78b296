/** Yes or no in a form. */
import Checkbox from "@mui/material/Checkbox";
import FormControlLabel from "@mui/material/FormControlLabel";
import { styled } from "@mui/material/styles";
import { type ReactNode } from "react";
import { useField } from "react-final-form";
import { fieldId } from "./useFormField.ts";

const Help = styled("small")(({ theme }) => ({
  ...theme.typography.caption,
  display: "block",
  color: theme.vars.palette.text.secondary,
}));

type Props = { name: string; label: ReactNode; help?: string };

export function FormCheckbox({ name, label, help }: Props) {
  const { input } = useField<boolean>(name, { type: "checkbox", subscription: { value: true } });
  return (
    <FormControlLabel
      sx={{ alignItems: "flex-start", "& .MuiFormControlLabel-label": { paddingTop: "5px" } }}
      control={
        <Checkbox
          id={fieldId(name)}
          name={name}
          checked={input.checked ?? false}
          onChange={input.onChange}
          onBlur={input.onBlur}
          onFocus={input.onFocus}
        />
      }
      label={
        <>
          {label}
          {help && <Help>{help}</Help>}
        </>
      }
    />
  );
}
