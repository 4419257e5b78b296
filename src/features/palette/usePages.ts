/** The app's own pages by their names, as far as they fit what is typed. */
import { useTranslation } from "react-i18next";
import { type Choice } from "./choice.ts";

/** Pages on which something new begins. */
const BEGINNINGS = ["/callouts/new", "/doctors/new"];

export function usePages(typed: string): Choice[] {
  const { t } = useTranslation(["common", "callouts", "notifications", "planning"]);
  const pages = [
    { to: "/callouts", label: t("common:menu.callouts") },
    { to: "/callouts/new", label: t("callouts:newCallout") },
    { to: "/callouts?view=week", label: t("callouts:palette.page.week") },
    { to: "/callouts?view=month", label: t("callouts:palette.page.month") },
    { to: "/planning", label: t("planning:plan.title") },
    { to: "/planning/standing-lists", label: t("planning:standing.title") },
    { to: "/doctors", label: t("common:menu.doctors") },
    { to: "/doctors/new", label: t("callouts:palette.page.newDoctor") },
    { to: "/insights", label: t("common:menu.insights") },
    { to: "/practice-management", label: t("common:menu.manage") },
    { to: "/notifications", label: t("notifications:heading") },
    { to: "/user-settings/settings", label: t("common:user.settings") },
  ];
  const wanted = typed.trim().toLocaleLowerCase();
  return pages
    .filter(({ label }) => label.toLocaleLowerCase().includes(wanted))
    .map(({ to, label }) => {
      const kind = BEGINNINGS.includes(to) ? "action" : "page";
      return { key: to, act: to, label, sub: null, kind };
    });
}
