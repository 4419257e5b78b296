/** The acts on one administrator, behind one button; what cannot be done says why. */
import MoreHorizRounded from "@mui/icons-material/MoreHorizRounded";
import IconButton from "@mui/material/IconButton";
import ListItemText from "@mui/material/ListItemText";
import Menu from "@mui/material/Menu";
import MenuItem from "@mui/material/MenuItem";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { type Administrator } from "../../contract/shapes/administrator.ts";
import { ActDialog } from "./ActDialog.tsx";
import { type actsOn, administratorName, needsAnotherOwner } from "./administratorActs.ts";
import { RenameDialog } from "./RenameDialog.tsx";

type Acts = ReturnType<typeof actsOn>;
type Props = { about: Administrator; acts: Acts; lastOwner: boolean };

export function AdministratorMenu({ about, acts, lastOwner }: Props) {
  const { t, i18n } = useTranslation("administrators");
  const button = useRef<HTMLButtonElement>(null);
  const [shown, setShown] = useState<"menu" | Acts[number] | null>(null);
  const handleClose = () => {
    setShown(null);
    button.current?.focus();
  };
  if (acts.length === 0) return null;
  return (
    <>
      <IconButton
        ref={button}
        aria-label={t("actions", { name: administratorName(about, i18n.language) })}
        aria-haspopup="menu"
        onClick={() => setShown("menu")}
      >
        <MoreHorizRounded />
      </IconButton>
      {shown === "menu" && (
        <Menu open anchorEl={button.current} onClose={handleClose}>
          {acts.map((act) => {
            const blocked = lastOwner && needsAnotherOwner(act);
            return (
              <MenuItem key={act} aria-disabled={blocked} onClick={() => (blocked ? undefined : setShown(act))}>
                <ListItemText primary={t(`menu.${act}`)} {...(blocked ? { secondary: t("lastOwner") } : {})} />
              </MenuItem>
            );
          })}
        </Menu>
      )}
      {shown === "rename" && <RenameDialog about={about} onClose={handleClose} />}
      {shown !== null && shown !== "menu" && shown !== "rename" && (
        <ActDialog about={about} act={shown} onClose={handleClose} />
      )}
    </>
  );
}
