/** Something could not be loaded: what, a way to try again, and the request's id for whoever looks into it. */
import CloudOffRounded from "@mui/icons-material/CloudOffRounded";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useTranslation } from "react-i18next";
import { EmptyState } from "./EmptyState.tsx";

type Props = { title: string; requestId?: string | undefined; onRetry: () => void };

export function ErrorState({ title, requestId, onRetry }: Props) {
  const { t } = useTranslation();
  return (
    <div role="alert">
      <EmptyState icon={<CloudOffRounded />} title={title} text={t("error.systemText")}>
        <Button variant="outlined" onClick={onRetry}>
          {t("tryAgain")}
        </Button>
      </EmptyState>
      {requestId && (
        <Typography variant="caption" component="p" align="center" color="text.tertiary" sx={{ mt: -6, pb: 3 }}>
          {t("error.reference", { id: requestId })}
        </Typography>
      )}
    </div>
  );
}
