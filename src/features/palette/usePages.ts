/** The app's own pages by their names, as far as they fit what is typed. */
import { useTranslation } from "react-i18next";
import { fold } from "../../contract/files/fold.ts";
import { MANAGE_PARTS, MANAGE_PATHS } from "../practice/public.ts";
import { type Choice } from "./choice.ts";

/** Pages on which something new begins. */
const BEGINNINGS = ["/callouts/new", "/doctors/new"];

/** `sub`: another name of the page, or the page that it is a part of. */
type NamedPage = { to: string; label: string; sub?: string };

/** The parts of other pages: offered to whoever types only, as they are many. */
function useParts(): NamedPage[] {
  const { t } = useTranslation(["common", "manage", "transfer"]);
  const manage = t("common:menu.manage");
  return [
    { to: "/planning/import", label: t("transfer:lists.title"), sub: t("common:menu.planning") },
    { to: "/doctors/import", label: t("transfer:import.title"), sub: t("common:menu.doctors") },
    ...MANAGE_PATHS.map((path) => ({
      to: path ? `/practice-management/${path}` : "/practice-management",
      label: t(`manage:tabs.${MANAGE_PARTS[path]}`),
      sub: manage,
    })),
  ];
}

export function usePages(typed: string): Choice[] {
  const { t } = useTranslation(["common", "callouts", "notifications", "planning"]);
  const pages: NamedPage[] = [
    { to: "/callouts", label: t("common:menu.callouts") },
    { to: "/callouts/new", label: t("callouts:newCallout") },
    { to: "/callouts?view=week", label: t("callouts:palette.page.week") },
    { to: "/callouts?view=month", label: t("callouts:palette.page.month") },
    { to: "/planning", label: t("planning:plan.title"), sub: t("common:menu.planning") },
    { to: "/planning/standing-lists", label: t("planning:standing.title") },
    { to: "/doctors", label: t("common:menu.doctors") },
    { to: "/doctors/new", label: t("callouts:palette.page.newDoctor") },
    { to: "/insights", label: t("common:menu.insights") },
    { to: "/practice-management", label: t("common:menu.manage") },
    { to: "/notifications", label: t("notifications:heading") },
    { to: "/user-settings/settings", label: t("common:user.settings") },
  ];
  const parts = useParts();
  const wanted = fold(typed.trim());
  const fits = (name: string): boolean => fold(name).includes(wanted);
  return [
    ...pages.filter(({ label, sub = "" }) => fits(label) || fits(sub)),
    ...(wanted === "" ? [] : parts.filter(({ label }) => fits(label))),
  ].map(({ to, label, sub = null }) => {
    const kind = BEGINNINGS.includes(to) ? "action" : "page";
    return { key: `${to} ${label}`, act: to, label, sub, kind };
  });
}
