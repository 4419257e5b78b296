/** The address names a standing list that is not there. */
import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogTitle from "@mui/material/DialogTitle";
import { useId } from "react";
import { useTranslation } from "react-i18next";

export function GoneDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation("planning");
  const heading = useId();
  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth aria-labelledby={heading}>
      <DialogTitle id={heading}>{t("standing.gone")}</DialogTitle>
      <DialogActions>
        <Button variant="contained" onClick={onClose} autoFocus>
          {t("standing.back")}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
