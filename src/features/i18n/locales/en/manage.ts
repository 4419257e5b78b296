/** English texts: the parts of practice management. */
import { manageDefaults } from "./manageDefaults.ts";
import { manageGroups } from "./manageGroups.ts";
import { managePlaces } from "./managePlaces.ts";

export const manage = {
  ...managePlaces,
  groups: manageGroups,
  defaults: manageDefaults,
  tabs: {
    contact: "Contact details",
    sites: "Sites",
    surgeons: "Surgeons",
    groups: "Groups",
    defaults: "Callout defaults",
    emailTexts: "Email texts",
    administrators: "Administrators",
    auditLog: "Audit log",
    data: "Data",
  },
} as const;
