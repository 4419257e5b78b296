/** The menu behind the avatar: who is signed in, their settings, the way out. */
import ExpandMoreRounded from "@mui/icons-material/ExpandMoreRounded";
import ButtonBase from "@mui/material/ButtonBase";
import { styled } from "@mui/material/styles";
import { Suspense, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { type User } from "../../contract/user.ts";
import { loadPage } from "../../lib/loadPage.ts";
import { BlankAvatar } from "./BlankAvatar.tsx";

const UserMenuList = loadPage("UserMenuList", () => import("./UserMenuList.tsx"));

const Opener = styled(ButtonBase)(({ theme }) => ({
  gap: 4,
  minHeight: "var(--mui-size-control)",
  padding: "2px 4px 2px 2px",
  borderRadius: 999,
  color: theme.vars.palette.text.secondary,
  "& > svg": { fontSize: 16 },
}));

export function UserMenu({ user }: { user: User }) {
  const { t } = useTranslation();
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [wanted, setWanted] = useState(false);
  const open = anchor !== null;
  const handleOpen = (opener: HTMLElement) => {
    setWanted(true);
    setAnchor(opener);
  };
  return (
    <>
      <Opener
        aria-label={t("user.open")}
        aria-haspopup="menu"
        aria-expanded={open}
        {...(open ? { "aria-controls": id } : {})}
        onClick={(event) => handleOpen(event.currentTarget)}
      >
        <BlankAvatar />
        <ExpandMoreRounded />
      </Opener>
      <Suspense>
        {wanted && <UserMenuList id={id} user={user} anchor={anchor} onClose={() => setAnchor(null)} />}
      </Suspense>
    </>
  );
}
