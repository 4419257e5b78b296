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
import { findKeys, readShortcutsOn, rememberShortcutsOn } from "./shortcutsOn.ts";

type What = "help" | "search" | "find" | "new" | "next" | "previous" | "callouts" | "doctors" | "insights" | "manage";

/** What they do, and the keys, one after the other. */
const keysIn = (language: string): [what: What, first: string, second?: string][] => [
  ["help", "?"],
  ["search", "/"],
  ["find", findKeys(language)],
  ["new", "n"],
  ["next", "j"],
  ["previous", "k"],
  ["callouts", "g", "c"],
  ["doctors", "g", "d"],
  ["insights", "g", "i"],
  ["manage", "g", "m"],
];

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
  const { t, i18n } = useTranslation("callouts");
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
          {keysIn(i18n.language).map(([what, first, second]) => (
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
