/** What the files to take along are asked for with: the filters of the lists, without their pages. */
import { type Static, Type } from "typebox";
import { BULK_MAX } from "../callout.ts";
import { auditFilters } from "./audit.ts";
import { oneOf, strict } from "./base.ts";
import { calloutFilters } from "./calloutRequests.ts";
import { doctorFilters } from "./doctorRequests.ts";

/** Spreadsheet programs of countries with a decimal comma expect semicolons. */
const separator = Type.Optional(oneOf(["comma", "semicolon"]));
/** Callouts that were chosen, as many as are changed at once. */
const ids = Type.Optional(Type.String({ pattern: `^[1-9]\\d{0,14}(,[1-9]\\d{0,14}){0,${BULK_MAX - 1}}$` }));

/** GET /doctors.csv */
export const DoctorsExportQuery = strict({ ...doctorFilters, separator });
export type Separator = NonNullable<Static<typeof DoctorsExportQuery>["separator"]>;
/** GET /callouts.csv */
export const CalloutsExportQuery = strict({ ...calloutFilters, separator, ids });
/** GET /audit_events.csv */
export const AuditExportQuery = strict({ ...auditFilters, separator });
