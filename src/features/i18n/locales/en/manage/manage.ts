/** English texts: the parts of practice management. */
import { manageDefaults } from "./defaults.ts";
import { manageGroups } from "./groups.ts";
import { managePlaces } from "./places.ts";

export const manage = {
  ...managePlaces,
  groups: manageGroups,
  defaults: manageDefaults,
  tabs: {
    contact: "Contact details",
    sites: "Sites",
    surgeons: "Surgeons",
    groups: "Groups",
    closedDays: "Closed days",
    defaults: "Callout defaults",
    emailTexts: "Email texts",
    administrators: "Administrators",
    auditLog: "Audit log",
    data: "Data",
  },
} as const;
