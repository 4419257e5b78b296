/** Fetches a file and saves it under today's date; one at a time, and what went wrong is said. */
import { useTranslation } from "react-i18next";
import { BYTE_ORDER_MARK } from "../../contract/files/csvCell.ts";
import { type AuditQuery } from "../../contract/shapes/audit.ts";
import { type CalloutsQuery } from "../../contract/shapes/calloutRequests.ts";
import { type DoctorsQuery } from "../../contract/shapes/doctorRequests.ts";
import { systemClock } from "../../lib/clock.ts";
import { dateIn } from "../../lib/dateFormats.ts";
import { saveFile, separatorFor } from "../../lib/saveFile.ts";
import { useClockZone } from "../user/public.ts";
import {
  useExportAllMutation,
  useExportAuditMutation,
  useExportCalloutsMutation,
  useExportDoctorsMutation,
} from "./exportsApi.ts";

export type Wanted =
  | { what: "doctors"; query: DoctorsQuery }
  | { what: "callouts"; query: () => CalloutsQuery & { ids?: number[] } }
  | { what: "audit"; query: AuditQuery }
  | { what: "all" };

/** As the server names them. */
const NAMES = { doctors: "doctors", callouts: "callouts", audit: "audit-log", all: "all-data" } as const;
const nameOf = (wanted: Wanted): string =>
  wanted.what === "doctors" && wanted.query.status === "archived" ? "doctors-archived" : NAMES[wanted.what];
const unpaged = <Query extends { page?: number; per_page?: number }>({ page: _page, per_page: _per, ...rest }: Query) =>
  rest;

export function useExport(wanted: Wanted) {
  const { i18n } = useTranslation();
  const zone = useClockZone();
  const [doctors, doctorsState] = useExportDoctorsMutation();
  const [callouts, calloutsState] = useExportCalloutsMutation();
  const [audit, auditState] = useExportAuditMutation();
  const [all, allState] = useExportAllMutation();
  const separator = separatorFor(i18n.language) === ";" ? "semicolon" : "comma";
  const state = { doctors: doctorsState, callouts: calloutsState, audit: auditState, all: allState }[wanted.what];
  const ask = () => {
    if (wanted.what === "doctors") return doctors({ ...unpaged(wanted.query), separator });
    if (wanted.what === "callouts") return callouts({ ...unpaged(wanted.query()), separator });
    return wanted.what === "audit" ? audit({ ...unpaged(wanted.query), separator }) : all();
  };
  return {
    busy: state.isLoading,
    error: state.error,
    run: async (): Promise<void> => {
      const result = await ask();
      if ("error" in result) return;
      const day = dateIn(zone, systemClock.now());
      const name = `${nameOf(wanted)}-${day}`;
      if (wanted.what === "all") saveFile(`${name}.json`, JSON.stringify(result.data, null, 1), "application/json");
      // Reading the answer as text has taken the mark away.
      else saveFile(`${name}.csv`, BYTE_ORDER_MARK + String(result.data), "text/csv");
      // The store is no place for files.
      state.reset();
    },
  };
}
