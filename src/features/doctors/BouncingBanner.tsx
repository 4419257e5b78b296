/** Says above the list that mail does not arrive somewhere, and leads there (mock-up 06). */
import MarkEmailUnreadRounded from "@mui/icons-material/MarkEmailUnreadRounded";
import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import { useTranslation } from "react-i18next";

export function BouncingBanner({ count, onShow }: { count: number; onShow: () => void }) {
  const { t } = useTranslation("doctors");
  return (
    <Alert
      severity="error"
      icon={<MarkEmailUnreadRounded />}
      sx={{ mb: 2, alignItems: "center", "& .MuiAlert-action": { pt: 0 } }}
      action={
        <Button variant="text" size="small" onClick={onShow}>
          {t(count === 1 ? "work.correct" : "work.show")}
        </Button>
      }
    >
      <strong>{t("work.bouncing", { count })}</strong> {t("work.bouncingText")}
    </Alert>
  );
}
