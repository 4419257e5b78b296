/** Marks everything read; there only while something is unread. */
import Button from "@mui/material/Button";
import { useTranslation } from "react-i18next";

export function MarkAllRead({ unread, onMarkAll }: { unread: number; onMarkAll: () => void }) {
  const { t } = useTranslation("inbox");
  if (unread === 0) return null;
  return (
    <Button size="small" onClick={onMarkAll}>
      {t("list.markAllRead")}
    </Button>
  );
}
