/** The parts of practice management in their order: a new one is a line here, its page, and its name in `manage.tabs`. */
import { type ComponentType } from "react";
import { type manage } from "../features/i18n/locales/en/manage.ts";
import { ContactDetailsForm } from "../features/practice/ContactDetailsForm.tsx";
import { loadPage } from "../lib/loadPage.ts";

type ManageTab = {
  /** After /practice-management/; empty for the first. */
  path: string;
  /** Its name's key in `manage.tabs`. */
  text: keyof (typeof manage)["tabs"];
  /** All but the first are chunks of their own (`loadPage`). Shows what it is as an `h2`. */
  Content: ComponentType;
};

const Sites = loadPage("Sites", () => import("../features/places/Sites.tsx"));
const Surgeons = loadPage("Surgeons", () => import("../features/places/Surgeons.tsx"));
const Groups = loadPage("Groups", () => import("../features/groups/Groups.tsx"));
const CalloutDefaultsTab = loadPage("CalloutDefaultsTab", () => import("../features/practice/CalloutDefaultsTab.tsx"));
const EmailTexts = loadPage("EmailTexts", () => import("../features/emailTexts/EmailTexts.tsx"));
const Administrators = loadPage("Administrators", () => import("../features/administrators/Administrators.tsx"));
const AuditLog = loadPage("AuditLog", () => import("../features/audit/AuditLog.tsx"));
const DataTab = loadPage("DataTab", () => import("./DataTab.tsx"));

export const MANAGE_TABS: readonly ManageTab[] = [
  { path: "", text: "contact", Content: ContactDetailsForm },
  { path: "sites", text: "sites", Content: Sites },
  { path: "surgeons", text: "surgeons", Content: Surgeons },
  { path: "groups", text: "groups", Content: Groups },
  { path: "callout-defaults", text: "defaults", Content: CalloutDefaultsTab },
  { path: "email-texts", text: "emailTexts", Content: EmailTexts },
  { path: "administrators", text: "administrators", Content: Administrators },
  { path: "audit-log", text: "auditLog", Content: AuditLog },
  { path: "data", text: "data", Content: DataTab },
];
