/** A password, hidden unless asked; pasting is welcome. */
import VisibilityOffOutlined from "@mui/icons-material/VisibilityOffOutlined";
import VisibilityOutlined from "@mui/icons-material/VisibilityOutlined";
import IconButton from "@mui/material/IconButton";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { FormTextField } from "./FormTextField.tsx";
import { type FormFieldOptions } from "./useFormField.ts";

type Props = FormFieldOptions & {
  autoComplete: "current-password" | "new-password";
  autoFocus?: boolean;
  help?: string;
  aside?: ReactNode;
};

export function FormPasswordField(props: Props) {
  const { t } = useTranslation("errors");
  const [shown, setShown] = useState(false);
  const toggle = (
    <IconButton
      size="small"
      aria-label={t(shown ? "form.hidePassword" : "form.showPassword", { name: props.label })}
      aria-pressed={shown}
      onClick={() => setShown(!shown)}
      sx={{ marginInlineEnd: "-8px" }}
    >
      {shown ? <VisibilityOffOutlined /> : <VisibilityOutlined />}
    </IconButton>
  );
  return <FormTextField {...props} type={shown ? "text" : "password"} endAdornment={toggle} />;
}
