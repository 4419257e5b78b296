/** A question before something that cannot be taken back; stays while it is being done. */
import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import { type ReactNode, useId } from "react";
import { useTranslation } from "react-i18next";

type Props = {
  /** The question. */
  title: string;
  back: string;
  submit: string;
  busy?: boolean;
  /** What is asked is being looked at anew: the button stays and waits. */
  waiting?: boolean;
  /** Nothing to do: only the way back is left. */
  blocked?: boolean;
  /** Filled red, and the focus on the way back. */
  dangerous?: boolean;
  short?: boolean;
  /** Holds a form of several columns, which has the focus first. */
  wide?: boolean;
  onBack: () => void;
  onSubmit: () => void;
  children?: ReactNode;
};

export function AskDialog(props: Props) {
  const { title, back, submit, busy = false, blocked = false, dangerous = false, short = false } = props;
  const { waiting = false, wide = false } = props;
  const { t } = useTranslation("common");
  const heading = useId();
  const handleClose = () => {
    if (!busy) props.onBack();
  };
  const handleSubmit = () => {
    if (!busy && !waiting) props.onSubmit();
  };
  return (
    <Dialog open onClose={handleClose} maxWidth={short ? "xs" : wide ? "md" : "sm"} fullWidth aria-labelledby={heading}>
      <DialogTitle id={heading}>{title}</DialogTitle>
      <DialogContent>{props.children}</DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={handleClose} aria-disabled={busy} autoFocus={dangerous}>
          {back}
        </Button>
        {!blocked && (
          <Button
            variant="contained"
            color={dangerous ? "error" : "primary"}
            onClick={handleSubmit}
            aria-disabled={busy || waiting}
            sx={{ opacity: waiting ? 0.5 : 1 }}
            autoFocus={!(dangerous || wide)}
          >
            {busy ? t("wait") : submit}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}
