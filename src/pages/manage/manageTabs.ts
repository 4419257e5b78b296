/** What the parts of practice management show: a new one is its path, a line here, its page, and its name in `manage.tabs`. */
import { type ComponentType } from "react";
import { ContactDetailsForm } from "../../features/practice/ContactDetailsForm.tsx";
import { MANAGE_PARTS, MANAGE_PATHS, type ManagePath } from "../../features/practice/managePaths.ts";
import { loadPage } from "../../lib/loading/loadPage.ts";

const Sites = loadPage("Sites", () => import("../../features/places/Sites.tsx"));
const Surgeons = loadPage("Surgeons", () => import("../../features/places/Surgeons.tsx"));
const ClosedDaysTab = loadPage("ClosedDaysTab", () => import("./ClosedDaysTab.tsx"));
const Groups = loadPage("Groups", () => import("../../features/groups/Groups.tsx"));
const CalloutDefaultsTab = loadPage("CalloutDefaultsTab", () => import("./CalloutDefaultsTab.tsx"));
const EmailTexts = loadPage("EmailTexts", () => import("../../features/emailTexts/EmailTexts.tsx"));
const AdministratorsTab = loadPage("AdministratorsTab", () => import("./AdministratorsTab.tsx"));
const AuditLog = loadPage("AuditLog", () => import("../../features/audit/AuditLog.tsx"));
const DataTab = loadPage("DataTab", () => import("./DataTab.tsx"));

/** All but the first are chunks of their own (`loadPage`). Each shows what it is as an `h2`. */
const CONTENTS: Record<ManagePath, ComponentType> = {
  "": ContactDetailsForm,
  sites: Sites,
  surgeons: Surgeons,
  "closed-days": ClosedDaysTab,
  groups: Groups,
  "callout-defaults": CalloutDefaultsTab,
  "email-texts": EmailTexts,
  administrators: AdministratorsTab,
  "audit-log": AuditLog,
  data: DataTab,
};

export const MANAGE_TABS = MANAGE_PATHS.map((path) => ({ path, text: MANAGE_PARTS[path], Content: CONTENTS[path] }));
