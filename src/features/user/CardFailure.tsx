/** In place of what a card shows of the account: why it could not be read, and another try. */
import Button from "@mui/material/Button";
import { useTranslation } from "react-i18next";
import { useProblemText } from "../../api/useProblemText.ts";
import { FormAlert } from "../../ui/form/FormAlert.tsx";

export function CardFailure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useTranslation("account");
  const problemText = useProblemText();
  return (
    <FormAlert tone="error" title={problemText(error)}>
      <Button variant="quiet" size="small" onClick={onRetry}>
        {t("sessions.retry")}
      </Button>
    </FormAlert>
  );
}
