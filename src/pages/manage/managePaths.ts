/** The parts of practice management in their order, by what follows /practice-management/; the first has no name. */
export const MANAGE_PATHS = [
  "",
  "sites",
  "surgeons",
  "closed-days",
  "groups",
  "callout-defaults",
  "email-texts",
  "administrators",
  "audit-log",
  "data",
] as const;
