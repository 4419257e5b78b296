/** How the rows of an import are told: the names of their fields, what is wrong with them, and what speaks against their lists. */
import { useTranslation } from "react-i18next";
import { DATES } from "../../contract/dates.ts";
import { type ListField } from "../../contract/files/listFields.ts";
import { LIMITS } from "../../contract/limits.ts";
import { type ListsImportError, type ListsImportNote } from "../../contract/shapes/lists/listsImport.ts";
import { tellsZone } from "./cellTimes.ts";
import { type DraftRow } from "./draftRows.ts";

const [, MOST_POSITIONS] = LIMITS.positions;

/** What the check refused was read as a day, one that the calendar lacks: "2026-11-31". */
const isUnderstood = (date: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(date) && date >= DATES.first && date <= DATES.last;

const NOTES = {
  closed: "planning:plan.closed",
  surgeon_away: "planning:plan.surgeon_away",
  same_theatre: "planning:plan.same_theatre",
  same_surgeon: "planning:plan.same_surgeon",
  overnight: "callouts:form.nextDay",
  theatre_new: "transfer:lists.theatreNew",
  surgeon_text: "transfer:lists.surgeonText",
} as const satisfies Record<ListsImportNote["kind"], string>;

export function useListsImportFormat() {
  const { t, i18n } = useTranslation(["transfer", "callouts", "planning"]);
  const fields: Record<ListField, string> = {
    date: t("callouts:form.date"),
    start_time: t("callouts:form.starts"),
    end_time: t("callouts:form.ends"),
    session: t("callouts:form.session"),
    site: t("callouts:form.site"),
    theatre: t("callouts:form.theatre"),
    surgeon: t("callouts:form.surgeon"),
    specialty: t("callouts:form.specialty"),
    role_needed: t("callouts:form.role"),
    positions: t("callouts:form.positions"),
    case_mix: t("callouts:form.caseMix"),
    notes_public: t("callouts:lists.notesPublic"),
    notes_internal: t("transfer:lists.field.notes_internal"),
  };
  const unknown = (field: ListField, value: string): string => {
    switch (field) {
      case "site":
        return t("transfer:lists.problem.site", { value });
      case "role_needed":
        return t("transfer:lists.problem.role", { value });
      case "session":
        return t("transfer:lists.problem.session", { value });
      default:
        return t("transfer:lists.problem.zone", { value });
    }
  };
  const missing = (field: ListField, { origin }: DraftRow): string => {
    const { mark } = origin ?? {};
    const marked = mark?.kind === "dates" ? ["date"] : ["start_time", "end_time"];
    if (!mark || !marked.includes(field)) return t("transfer:import.problem.required");
    return t(`transfer:lists.problem.${mark.kind}`, { value: mark.zone ?? "" });
  };
  const problem = ({ field, rule, count = 0, value = "" }: ListsImportError, row: DraftRow): string => {
    switch (rule) {
      case "required":
        return missing(field, row);
      case "unknown":
        return unknown(field, value);
      case "ambiguous":
        return t("transfer:lists.problem.ambiguous", { value });
      case "max":
        return t("transfer:import.problem.max", { limit: count });
      case "date":
        if (tellsZone(value)) return t("transfer:lists.problem.zonedDate", { value });
        return t(isUnderstood(value) ? "transfer:import.problem.noSuchDay" : "transfer:import.problem.date", {
          value: row.cells.date.trim(),
        });
      case "time":
        return t(tellsZone(value) ? "transfer:lists.problem.zoned" : "transfer:lists.problem.time", { value });
      case "number":
        return t("transfer:lists.problem.number", { limit: MOST_POSITIONS });
      case "order":
        return t("callouts:form.problem.endsBefore");
      case "skipped":
        return t(field === "end_time" ? "callouts:form.problem.endSkipped" : "callouts:form.problem.startSkipped");
      case "begun":
        return t("transfer:lists.problem.begun");
      case "direction":
        return t("transfer:import.problem.other");
    }
  };
  const note = ({ kind, name }: ListsImportNote): string => t(NOTES[kind], { name: name ?? "" });
  return { t, language: i18n.language, fields, problem, note };
}
