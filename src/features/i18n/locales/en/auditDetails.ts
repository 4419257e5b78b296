/** English texts: the facts beside a line of the audit log. */
export const auditDetails = {
  doctors_one: "{{count}} doctor",
  doctors_other: "{{count}} doctors",
  lists_one: "{{count}} list",
  lists_other: "{{count}} lists",
  changed: "{{from}} → {{to}}",
  span: "{{from}} – {{to}}",
  until: "until {{date}}",
  members: "{{added}} added, {{removed}} removed",
  before: "before: {{name}}",
  by: "by {{name}}",
  listChange: { details: "details", times: "times up to an hour", moved: "moved" },
  change: { title: "What changed", untold: "changed (not shown here)", true: "on", false: "off" },
} as const;
