/** The parts of practice management in their order: what follows /practice-management/, and the key of its name in `manage.tabs`. */
export const MANAGE_PARTS = {
  "": "contact",
  sites: "sites",
  surgeons: "surgeons",
  "closed-days": "closedDays",
  groups: "groups",
  "callout-defaults": "defaults",
  "email-texts": "emailTexts",
  administrators: "administrators",
  "audit-log": "auditLog",
  data: "data",
} as const;
export type ManagePath = keyof typeof MANAGE_PARTS;
export const MANAGE_PATHS = Object.keys(MANAGE_PARTS) as ManagePath[];
