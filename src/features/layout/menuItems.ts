/** The pages of the top menu (specification §2). */
export const MENU_ITEMS = [
  { to: "/callouts", text: "menu.callouts" },
  { to: "/planning", text: "menu.planning" },
  { to: "/doctors", text: "menu.doctors" },
  { to: "/insights", text: "menu.insights" },
  { to: "/practice-management", text: "menu.manage" },
] as const;
