/** The button at a row's end for everything that can be done with it. */
import MoreHorizRounded from "@mui/icons-material/MoreHorizRounded";
import IconButton from "@mui/material/IconButton";
import { type MouseEvent } from "react";

type Props = {
  /** What it is about, since three dots say nothing. */
  label: string;
  /** Left out where the menu that opens is not this row's own. */
  expanded?: boolean;
  /** The id of the menu, while it is open. */
  menu?: string | undefined;
  onClick: (event: MouseEvent<HTMLButtonElement>) => void;
};

export const MoreButton = ({ label, expanded, menu, onClick }: Props) => (
  <IconButton
    size="small"
    aria-haspopup="menu"
    aria-expanded={expanded}
    aria-controls={menu}
    aria-label={label}
    onClick={onClick}
  >
    <MoreHorizRounded />
  </IconButton>
);
