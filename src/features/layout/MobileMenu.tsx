/** Opens the menu of narrow screens; its drawer is fetched then. */
import MenuRounded from "@mui/icons-material/MenuRounded";
import IconButton from "@mui/material/IconButton";
import { Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { type User } from "../../contract/shapes/user.ts";
import { loadPage } from "../../lib/loading/loadPage.ts";

const MobileMenuDrawer = loadPage("MobileMenuDrawer", () => import("./MobileMenuDrawer.tsx"));

export function MobileMenu({ user }: { user: User }) {
  const { t } = useTranslation();
  const [drawer, setDrawer] = useState<"never" | "open" | "closed">("never");
  return (
    <>
      <IconButton
        aria-label={t("menu.open")}
        aria-haspopup="dialog"
        aria-expanded={drawer === "open"}
        onClick={() => setDrawer("open")}
      >
        <MenuRounded />
      </IconButton>
      <Suspense>
        {drawer !== "never" && (
          <MobileMenuDrawer user={user} open={drawer === "open"} onClose={() => setDrawer("closed")} />
        )}
      </Suspense>
    </>
  );
}
