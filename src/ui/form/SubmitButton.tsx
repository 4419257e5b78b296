/** Sends the form; says "Please wait..." at the same width while it is under way, and stays focusable. */
import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import { type ReactNode } from "react";
import { useFormState } from "react-final-form";
import { useTranslation } from "react-i18next";

/** Both labels lie on one another, so that the wider one gives the width. */
const Labels = styled("span")({
  display: "inline-grid",
  "& > *": { gridArea: "1 / 1", textAlign: "center" },
  "& > [data-off]": { visibility: "hidden" },
});

type Props = {
  children: ReactNode;
  /** Needs a visible reason nearby. */
  disabled?: boolean;
  fullWidth?: boolean;
  /** Outlined: beside another form whose button is the page's first. */
  variant?: "contained" | "outlined";
};

export function SubmitButton({ children, disabled = false, fullWidth = false, variant = "contained" }: Props) {
  const { t } = useTranslation("errors");
  const { submitting } = useFormState({ subscription: { submitting: true } });
  return (
    <Button
      type="submit"
      variant={variant}
      size="large"
      disabled={disabled}
      aria-disabled={submitting}
      fullWidth={fullWidth}
    >
      <Labels>
        <span {...(submitting ? { "data-off": "", "aria-hidden": true } : {})}>{children}</span>
        <span {...(submitting ? {} : { "data-off": "", "aria-hidden": true })}>{t("form.pleaseWait")}</span>
      </Labels>
    </Button>
  );
}
