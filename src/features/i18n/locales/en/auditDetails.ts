/** English texts: the facts beside a line of the audit log. */
export const auditDetails = {
  doctors_one: "{{count}} doctor",
  doctors_other: "{{count}} doctors",
  changed: "{{from}} → {{to}}",
  span: "{{from}} – {{to}}",
  until: "until {{date}}",
  members: "{{added}} added, {{removed}} removed",
  before: "before: {{name}}",
  by: "by {{name}}",
  change: { title: "What changed", untold: "changed, not told here", true: "on", false: "off" },
} as const;
