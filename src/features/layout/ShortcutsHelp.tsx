/** The keys there are, and the switch that turns the single ones off. */
import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import FormControlLabel from "@mui/material/FormControlLabel";
import Switch from "@mui/material/Switch";
import { styled } from "@mui/material/styles";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { FIND_KEYS, readShortcutsOn, rememberShortcutsOn } from "./shortcutsOn.ts";

const KEYS = [
  ["help", "?"],
  ["search", "/"],
  ["find", FIND_KEYS],
  ["new", "n"],
  ["next", "j"],
  ["previous", "k"],
  ["callouts", "g", "c"],
  ["doctors", "g", "d"],
  ["manage", "g", "m"],
] as const;

const Keys = styled("dl")(({ theme: { vars } }) => ({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  gap: "8px 20px",
  alignItems: "center",
  margin: "8px 0 16px",
  "& dd": { margin: 0 },
  "& kbd": {
    display: "inline-block",
    minWidth: 24,
    padding: "1px 6px",
    border: `1px solid ${vars.palette.outlineSoft}`,
    borderRadius: 5,
    font: "inherit",
    fontWeight: 600,
    textAlign: "center",
    background: vars.palette.surface.sunken,
  },
}));

export function ShortcutsHelp({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation("callouts");
  const heading = useId();
  const [on, setOn] = useState(readShortcutsOn);
  const handleTurn = () => {
    rememberShortcutsOn(!on);
    setOn(!on);
  };
  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth aria-labelledby={heading}>
      <DialogTitle id={heading}>{t("tools.keys.title")}</DialogTitle>
      <DialogContent>
        <Keys>
          {KEYS.map(([what, first, second]: readonly [(typeof KEYS)[number][0], string, string?]) => (
            <div key={what} style={{ display: "contents" }}>
              <dt>
                <kbd>{first}</kbd>
                {second && (
                  <>
                    {` ${t("tools.keys.thenKey")} `}
                    <kbd>{second}</kbd>
                  </>
                )}
              </dt>
              <dd>{t(`tools.keys.${what}`)}</dd>
            </div>
          ))}
        </Keys>
        <FormControlLabel control={<Switch checked={on} onChange={handleTurn} />} label={t("tools.keys.on")} />
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={onClose} autoFocus>
          {t("tools.keys.close")}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
