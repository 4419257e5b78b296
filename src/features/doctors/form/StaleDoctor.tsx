/** Somebody else changed the doctor in the form: look at theirs, or let these words stand. */
import Button from "@mui/material/Button";
import { useForm } from "react-final-form";
import { useTranslation } from "react-i18next";
import { FormAlert } from "../../../ui/form/FormAlert.tsx";

/** `onOverwrite`: what is saved next was looked at as theirs. */
export function StaleDoctor({ onView, onOverwrite }: { onView: () => void; onOverwrite: () => void }) {
  const { t } = useTranslation(["doctors", "callouts"]);
  const { submit } = useForm();
  const handleOverwrite = () => {
    onOverwrite();
    void submit();
  };
  return (
    <FormAlert tone="error" title={t("doctors:page.failed")}>
      <p>{t("doctors:page.stale")}</p>
      <Button variant="outlined" size="small" onClick={onView} sx={{ mt: 1, mr: 1 }}>
        {t("callouts:life.change.view")}
      </Button>
      <Button variant="outlined" size="small" onClick={handleOverwrite} sx={{ mt: 1 }}>
        {t("callouts:life.change.overwrite")}
      </Button>
    </FormAlert>
  );
}
