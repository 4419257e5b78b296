/** What the parts of practice management show: a new one is its path, a line here, its page, and its name in `manage.tabs`. */
import { type ComponentType } from "react";
import { type manage } from "../../features/i18n/locales/en/manage/manage.ts";
import { ContactDetailsForm } from "../../features/practice/ContactDetailsForm.tsx";
import { loadPage } from "../../lib/loading/loadPage.ts";
import { MANAGE_PATHS } from "./managePaths.ts";

type ManagePath = (typeof MANAGE_PATHS)[number];

type ManageTab = {
  path: ManagePath;
  /** Its name's key in `manage.tabs`. */
  text: keyof (typeof manage)["tabs"];
  /** All but the first are chunks of their own (`loadPage`). Shows what it is as an `h2`. */
  Content: ComponentType;
};

const Sites = loadPage("Sites", () => import("../../features/places/Sites.tsx"));
const Surgeons = loadPage("Surgeons", () => import("../../features/places/Surgeons.tsx"));
const ClosedDaysTab = loadPage("ClosedDaysTab", () => import("./ClosedDaysTab.tsx"));
const Groups = loadPage("Groups", () => import("../../features/groups/Groups.tsx"));
const CalloutDefaultsTab = loadPage("CalloutDefaultsTab", () => import("./CalloutDefaultsTab.tsx"));
const EmailTexts = loadPage("EmailTexts", () => import("../../features/emailTexts/EmailTexts.tsx"));
const AdministratorsTab = loadPage("AdministratorsTab", () => import("./AdministratorsTab.tsx"));
const AuditLog = loadPage("AuditLog", () => import("../../features/audit/AuditLog.tsx"));
const DataTab = loadPage("DataTab", () => import("./DataTab.tsx"));

const TABS: Record<ManagePath, Omit<ManageTab, "path">> = {
  "": { text: "contact", Content: ContactDetailsForm },
  sites: { text: "sites", Content: Sites },
  surgeons: { text: "surgeons", Content: Surgeons },
  "closed-days": { text: "closedDays", Content: ClosedDaysTab },
  groups: { text: "groups", Content: Groups },
  "callout-defaults": { text: "defaults", Content: CalloutDefaultsTab },
  "email-texts": { text: "emailTexts", Content: EmailTexts },
  administrators: { text: "administrators", Content: AdministratorsTab },
  "audit-log": { text: "auditLog", Content: AuditLog },
  data: { text: "data", Content: DataTab },
};

export const MANAGE_TABS: readonly ManageTab[] = MANAGE_PATHS.map((path) => ({ path, ...TABS[path] }));
