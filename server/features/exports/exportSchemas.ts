/** What the exports take: the filters of the lists, without their pages. */
import { auditFilters } from "../audit/public.ts";
import { calloutsQuerySchema } from "../callouts/public.ts";
import { closed, doctorsQuery } from "../doctors/public.ts";

const { page: _doctorsPage, per_page: _doctorsPerPage, ...doctorsFilters } = doctorsQuery.properties;
const {
  page: _calloutsPage,
  per_page: _calloutsPerPage,
  ...calloutsFilters
} = calloutsQuerySchema.properties as Record<string, unknown>;

/** Spreadsheet programs of countries with a decimal comma expect semicolons. */
const separator = { type: "string", enum: ["comma", "semicolon"] };
/** Callouts that were chosen: up to a hundred ids. */
const ids = { type: "string", pattern: "^[1-9]\\d{0,14}(,[1-9]\\d{0,14}){0,99}$" };

export const doctorsExport = { querystring: closed({ ...doctorsFilters, separator }, []) };
export const calloutsExport = { querystring: closed({ ...calloutsFilters, separator, ids }, []) };
export const auditExport = { querystring: closed({ ...auditFilters, separator }, []) };
