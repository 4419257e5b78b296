/** German texts: the facts beside a line of the audit log. */

import { type auditDetails as en } from "../en/auditDetails.ts";
import { type Texts } from "../texts.ts";

export const auditDetails = {
  doctors_one: "{{count}} Person",
  doctors_other: "{{count}} Personen",
  lists_one: "{{count}} OP-Liste",
  lists_other: "{{count}} OP-Listen",
  changed: "{{from}} → {{to}}",
  span: "{{from}} – {{to}}",
  until: "bis {{date}}",
  members: "{{added}} hinzugefügt, {{removed}} entfernt",
  before: "vorher: {{name}}",
  by: "durch {{name}}",
  listChange: { details: "Einzelheiten", times: "Zeiten um bis zu eine Stunde", moved: "verlegt" },
  change: { title: "Was geändert wurde", untold: "geändert, hier nicht aufgeführt", true: "an", false: "aus" },
} satisfies Texts<typeof en>;
