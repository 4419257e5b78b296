/** The menu behind the avatar: who is signed in, their settings, the way out. Opens by press, or by resting on it. */
import ExpandMoreRounded from "@mui/icons-material/ExpandMoreRounded";
import ButtonBase from "@mui/material/ButtonBase";
import { styled } from "@mui/material/styles";
import { type FocusEvent, Suspense, useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { type User } from "../../contract/shapes/user.ts";
import { loadPage } from "../../lib/loading/loadPage.ts";
import { BlankAvatar } from "../../ui/BlankAvatar.tsx";
import { ShortcutsHelp } from "./lazyShortcutsHelp.ts";

const UserMenuList = loadPage("UserMenuList", () => import("./UserMenuList.tsx"));

/** A mouse rests this long before the menu opens, and is gone this long before it closes (specification §9). Milliseconds. */
const HOVER_MS = 200;

const Place = styled("span")({ position: "relative", display: "inline-flex" });

const Opener = styled(ButtonBase)(({ theme }) => ({
  gap: 4,
  minHeight: "var(--mui-size-control)",
  padding: "2px 4px 2px 2px",
  borderRadius: 999,
  color: theme.vars.palette.text.secondary,
  "& > svg": { fontSize: 16 },
}));

/** What was pressed stays open until it is left; what was only hovered goes with the mouse, and takes no focus. */
type Opened = "press" | "hover" | null;

export function UserMenu({ user }: { user: User }) {
  const { t } = useTranslation();
  const id = useId();
  const opener = useRef<HTMLButtonElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [opened, setOpened] = useState<Opened>(null);
  const [helping, setHelping] = useState(false);
  const turn = (to: Opened) => {
    clearTimeout(timer.current);
    setOpened(to);
  };
  const soon = (to: Opened) => () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOpened((now) => (now === "press" ? now : to)), HOVER_MS);
  };
  const handleBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) turn(null);
  };
  const handleClose = () => {
    if (opener.current?.parentElement?.contains(document.activeElement)) opener.current.focus();
    turn(null);
  };
  return (
    <>
      <Place onMouseEnter={soon("hover")} onMouseLeave={soon(null)} onBlur={handleBlur}>
        <Opener
          ref={opener}
          aria-label={t("user.open")}
          aria-haspopup="menu"
          aria-expanded={opened !== null}
          {...(opened ? { "aria-controls": id } : {})}
          onClick={() => (opened === "press" ? handleClose() : turn("press"))}
          // The press must not take the focus out of the menu, which would close it before the click does.
          onMouseDown={(event) => event.preventDefault()}
        >
          <BlankAvatar />
          <ExpandMoreRounded />
        </Opener>
        <Suspense>
          {opened && (
            <UserMenuList
              id={id}
              user={user}
              takesFocus={opened === "press"}
              onClose={handleClose}
              onHelp={() => {
                handleClose();
                setHelping(true);
              }}
            />
          )}
        </Suspense>
      </Place>
      {/* Beside it: what the mouse does in the dialog must not count as done here. */}
      <Suspense>{helping && <ShortcutsHelp onClose={() => setHelping(false)} />}</Suspense>
    </>
  );
}
