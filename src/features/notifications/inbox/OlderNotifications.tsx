/** Below the list: the way to what is older. */
import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { useTranslation } from "react-i18next";
import { type Older } from "./useOlderNotifications.ts";

export function OlderNotifications({ older: { more, loading, failed, onMore } }: { older: Older }) {
  const { t } = useTranslation("inbox");
  return (
    <Box sx={{ p: "12px 20px", textAlign: "center" }} aria-busy={loading}>
      <div role="alert">{failed && <Alert severity="error">{t("olderFailed")}</Alert>}</div>
      {(more || failed || loading) && (
        <Button variant="outlined" size="small" onClick={onMore} aria-disabled={loading}>
          {t(loading ? "loadingOlder" : "older")}
        </Button>
      )}
    </Box>
  );
}
