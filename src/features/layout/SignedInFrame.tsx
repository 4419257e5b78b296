/** The frame of every signed-in page. */
import { styled } from "@mui/material/styles";
import { type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { type User } from "../../contract/shapes/user.ts";
import { useAppSelector } from "../../lib/hooks/storeHooks.ts";
import { loadLater } from "../../lib/loading/loadPage.ts";
import { Deferred } from "../../ui/page/Deferred.tsx";
import { Splash } from "../../ui/page/Splash.tsx";
import { Footer } from "./Footer.tsx";
import { selectSplash } from "./layoutSlice.ts";
import { PageProgress } from "./PageProgress.tsx";
import { TopBar } from "./TopBar.tsx";

// With the toasts: both float over the page and may come after it.
const ScrollTop = loadLater("ScrollTop", () => import(/* webpackChunkName: "floating" */ "./ScrollTop.tsx"));
const Shortcuts = loadLater("Shortcuts", () => import(/* webpackChunkName: "floating" */ "./Shortcuts.tsx"));

const Frame = styled("div")({ display: "flex", flexDirection: "column", minHeight: "100vh" });
const Main = styled("main")({ flex: 1, width: "100%" });

const SkipLink = styled("a")(({ theme }) => ({
  position: "fixed",
  insetInlineStart: 16,
  top: -60,
  zIndex: theme.zIndex.tooltip,
  padding: "10px 16px",
  borderRadius: 6,
  background: theme.vars.palette.surface.inverse,
  color: theme.vars.palette.background.paper,
  "&:focus": { top: 8 },
  "@media print": { display: "none" },
}));

type Props = { user: User; bell: ReactNode; banner: ReactNode; children: ReactNode };

export function SignedInFrame({ user, bell, banner, children }: Props) {
  const { t } = useTranslation();
  const splash = useAppSelector(selectSplash);
  return (
    <Frame>
      <SkipLink href="#main">{t("skipToContent")}</SkipLink>
      <TopBar user={user} bell={bell} />
      <PageProgress />
      {banner}
      <Main id="main" tabIndex={-1}>
        {children}
      </Main>
      <Footer />
      <Deferred>
        <ScrollTop />
        <Shortcuts />
      </Deferred>
      {splash && <Splash />}
    </Frame>
  );
}
