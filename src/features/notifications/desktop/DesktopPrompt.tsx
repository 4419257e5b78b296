/** Asks whether to enable desktop notifications (specification §2). */
import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import Typography from "@mui/material/Typography";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { useAppDispatch, useAppSelector } from "../../../lib/hooks/storeHooks.ts";
import { PromptTile } from "../inbox/NotificationTile.tsx";
import { desktopAlertsDeclined, desktopAlertsWanted } from "../model/desktopActions.ts";
import { selectDesktopAlerts } from "../model/notificationsSlice.ts";

export function DesktopPrompt() {
  const { t } = useTranslation("notifications");
  const dispatch = useAppDispatch();
  const open = useAppSelector(selectDesktopAlerts).kind === "prompting";
  const heading = useId();
  const text = useId();
  const handleNo = () => dispatch(desktopAlertsDeclined());
  return (
    <Dialog open={open} onClose={handleNo} maxWidth="xs" fullWidth aria-labelledby={heading} aria-describedby={text}>
      <DialogContent sx={{ display: "flex", gap: "16px", pt: "24px" }}>
        <PromptTile />
        <div>
          <Typography variant="h2" id={heading} sx={{ mt: "6px", mb: "16px" }}>
            {t("prompt.title")}
          </Typography>
          <div id={text}>
            <Typography variant="body2">{t("prompt.question")}</Typography>
            <Typography variant="body2" sx={{ color: "text.secondary", mt: "8px" }}>
              {t("prompt.reason")}
            </Typography>
            <Typography variant="caption" component="p" sx={{ color: "text.secondary", mt: "10px" }}>
              {t("prompt.later")}
            </Typography>
          </div>
        </div>
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={handleNo}>
          {t("prompt.no")}
        </Button>
        <Button variant="contained" autoFocus onClick={() => dispatch(desktopAlertsWanted())}>
          {t("prompt.yes")}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
