/** The look of tabs that are links: each part of a page has an address, so that it can be opened apart and shared. */
import { styled } from "@mui/material/styles";
import { Link } from "react-router-dom";

export const TabNav = styled("nav")(({ theme }) => ({
  display: "flex",
  gap: 2,
  margin: "2px 8px 0",
  overflowX: "auto",
  scrollbarWidth: "none",
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  "@media print": { display: "none" },
}));

/** `aria-current` marks where one is. */
export const TabLink = styled(Link)(({ theme }) => ({
  position: "relative",
  display: "flex",
  alignItems: "center",
  gap: 7,
  padding: "10px 12px 11px",
  minHeight: 44,
  whiteSpace: "nowrap",
  fontWeight: 500,
  textDecoration: "none",
  color: theme.vars.palette.text.secondary,
  "&:focus-visible": { outlineOffset: -2 },
  "&[aria-current]": { fontWeight: 600, color: theme.vars.palette.text.primary },
  "&[aria-current]::after": {
    content: '""',
    position: "absolute",
    inset: "auto 8px 0",
    height: 3,
    borderRadius: "3px 3px 0 0",
    background: theme.vars.palette.primary.main,
  },
}));
