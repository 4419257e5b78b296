/** The bar on top of every signed-in page: the practice, the menu, the bell, the person. */
import { styled } from "@mui/material/styles";
import { memo, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link, NavLink } from "react-router-dom";
import { type User } from "../../contract/shapes/user.ts";
import { Logo } from "../../ui/page/Logo.tsx";
import { NARROW, PHONE } from "../../ui/styling/breakpoints.ts";
import { FindButton } from "./FindButton.tsx";
import { MobileMenu } from "./MobileMenu.tsx";
import { MENU_ITEMS } from "./menuItems.ts";
import { UserMenu } from "./UserMenu.tsx";

const Bar = styled("header")(({ theme }) => ({
  position: "sticky",
  top: 0,
  zIndex: theme.zIndex.appBar,
  display: "flex",
  alignItems: "center",
  gap: 16,
  // A name of many words makes it grow.
  minHeight: "var(--mui-size-toolbar)",
  paddingInline: 32,
  background: theme.vars.palette.background.paper,
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  // Specification §9: what sticks moves in 0.3 s.
  transition: "min-height .3s, box-shadow .3s",
  ":root[data-scrolled] &": { boxShadow: "var(--mui-shadows-2)" },
  [NARROW]: { paddingInline: 24 },
  [PHONE]: { gap: 4, paddingInline: 8 },
  "@media print": { display: "none" },
}));

const Brand = styled(Link)(({ theme }) => ({
  ...theme.typography.subtitle1,
  display: "flex",
  alignItems: "center",
  gap: 10,
  minWidth: 0,
  marginInlineEnd: "auto",
  color: "inherit",
  textDecoration: "none",
  "& span": { maxWidth: 260, lineHeight: 1.2, overflowWrap: "anywhere" },
  [PHONE]: { flex: 1, paddingInlineStart: 8, minHeight: 44, "& span": { maxWidth: "none", fontSize: ".875rem" } },
}));

const Nav = styled("nav")(({ theme }) => ({
  display: "flex",
  alignSelf: "stretch",
  gap: 2,
  flex: 1,
  "& a": {
    position: "relative",
    display: "flex",
    alignItems: "center",
    padding: "0 14px",
    color: theme.vars.palette.text.secondary,
    textDecoration: "none",
    fontWeight: 500,
  },
  "& a:hover": { color: theme.vars.palette.text.primary },
  '& a[aria-current="page"]': { color: theme.vars.palette.text.primary, fontWeight: 600 },
  '& a[aria-current="page"]::after': {
    content: '""',
    position: "absolute",
    insetInline: 10,
    bottom: -1,
    height: 3,
    borderRadius: "3px 3px 0 0",
    background: theme.vars.palette.primary.main,
  },
  [PHONE]: { display: "none" },
}));

const Wide = styled("span")({ display: "inline-flex", [PHONE]: { display: "none" } });
const Narrow = styled("span")({ display: "none", [PHONE]: { display: "inline-flex" } });

type Props = { user: User; bell: ReactNode };

export const TopBar = memo(function TopBar({ user, bell }: Props) {
  const { t } = useTranslation();
  return (
    <Bar>
      <Brand to="/" style={{ marginInlineEnd: 16 }}>
        <Logo />
        <span translate="no">{user.company.name}</span>
      </Brand>
      <Nav aria-label={t("menu.label")}>
        {MENU_ITEMS.map(({ to, text }) => (
          <NavLink key={to} to={to}>
            {t(text)}
          </NavLink>
        ))}
      </Nav>
      <FindButton />
      {bell}
      <Wide>
        <UserMenu user={user} />
      </Wide>
      <Narrow>
        <MobileMenu user={user} />
      </Narrow>
    </Bar>
  );
});
