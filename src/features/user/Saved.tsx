/** Says that a form was saved, until something is typed again. */
import CheckRounded from "@mui/icons-material/CheckRounded";
import { styled } from "@mui/material/styles";
import { useFormState } from "react-final-form";
import { useTranslation } from "react-i18next";

const Line = styled("span")(({ theme }) => ({
  ...theme.typography.body2,
  display: "inline-flex",
  alignItems: "center",
  gap: 4,
  fontWeight: 500,
  color: theme.vars.palette.status.confirmed.fg,
  "& svg": { fontSize: 18 },
}));

/** The element is always there, so that screen readers hear what comes into it. */
export function SavedNote({ saved }: { saved: boolean }) {
  const { t } = useTranslation("account");
  return (
    <Line role="status">
      {saved && (
        <>
          <CheckRounded aria-hidden />
          {t("saved")}
        </>
      )}
    </Line>
  );
}

export function FormSaved() {
  const { submitSucceeded, dirtySinceLastSubmit, submitting } = useFormState({
    subscription: { submitSucceeded: true, dirtySinceLastSubmit: true, submitting: true },
  });
  return <SavedNote saved={submitSucceeded === true && !dirtySinceLastSubmit && !submitting} />;
}
