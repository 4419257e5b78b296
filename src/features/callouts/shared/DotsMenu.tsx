/** Three dots that open what can be done. */
import Menu from "@mui/material/Menu";
import MenuItem from "@mui/material/MenuItem";
import { useState } from "react";
import { MoreButton } from "../../../ui/table/MoreButton.tsx";

type Choice = { label: string; dangerous?: boolean; onClick: () => void };

/** `label`: what it is about, since three dots say nothing. */
export function DotsMenu({ label, choices }: { label: string; choices: readonly Choice[] }) {
  const [opener, setOpener] = useState<HTMLElement | null>(null);
  const handleOpen = (button: HTMLElement) => {
    // Some browsers give a pressed button no focus; menus and dialogs return it to where it was.
    button.focus();
    setOpener(button);
  };
  return (
    <>
      <MoreButton label={label} expanded={opener !== null} onClick={(event) => handleOpen(event.currentTarget)} />
      <Menu open={opener !== null} anchorEl={opener} onClose={() => setOpener(null)}>
        {choices.map((choice) => (
          <MenuItem
            key={choice.label}
            {...(choice.dangerous ? { sx: { color: "error.main" } } : {})}
            onClick={() => {
              setOpener(null);
              choice.onClick();
            }}
          >
            {choice.label}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
