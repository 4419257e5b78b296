/** Doctors as a file: the columns that an import takes, under names that it knows, and then what only we know. */
import { joinParts } from "../../../src/contract/files/csvCell.ts";
import { type Language } from "../../../src/contract/languages.ts";
import { type Doctor } from "../../../src/contract/shapes/doctor.ts";
import { type DoctorsQuery } from "../../../src/contract/shapes/doctorRequests.ts";
import { type Separator } from "../../../src/contract/shapes/exports.ts";
import { type Db } from "../../db/database.ts";
import { findDoctors, presentDoctor, sortedDoctorIds } from "../doctors/public.ts";
import { columnNames } from "./columnNames.ts";
import { type Cell, csvLines } from "./csvFile.ts";
import { type ExportLabels, exportLabels } from "./exportLabels.ts";

type SiteName = { id: number; name: string };

type Shown = { now: Date; sites: readonly SiteName[]; labels: ExportLabels };

async function present(db: Db, { now, sites, labels }: Shown, ids: number[]): Promise<Cell[][]> {
  const found = await findDoctors(db, now, ids);
  const nameOf = new Map(sites.map(({ id, name }) => [id, name]));
  const sitesOf = (doctor: Doctor): string =>
    joinParts(
      doctor.sites.flatMap(({ id, credentialed_until: until }) => {
        const name = nameOf.get(id);
        return name ? [until ? `${name} (${until})` : name] : [];
      }),
    );
  return found.map((row) => {
    const doctor = presentDoctor(row, now);
    return [
      ...[
        row.title,
        row.first_name,
        row.last_name,
        row.email,
        row.mobile_phone,
        labels.word("role", row.role),
        row.grade,
      ],
      joinParts(row.specialties, /[\\;,，、]/g),
      ...[row.registration_body, row.registration_number, row.locale && labels.languageName(row.locale)],
      joinParts(doctor.groups.map(({ name }) => name)),
      sitesOf(doctor),
      ...[row.notes, labels.word("doctorStatus", doctor.status), labels.word("emailState", doctor.email_state)],
      ...[doctor.last_response_at, doctor.asked, doctor.answered],
    ];
  });
}

type Asked = { query: DoctorsQuery; language: Language; separator?: Separator | undefined };

/** As the list shows them; archived ones only where they are asked for. */
export async function doctorsCsv(db: Db, now: Date, { query, language, separator }: Asked) {
  const found = await sortedDoctorIds(db, now, query).execute();
  const sites = await db.selectFrom("sites").select(["id", "name"]).where("archived_at", "is", null).execute();
  const ids = found.map(({ id }) => id);
  const head = columnNames("doctors", language);
  const labels = await exportLabels(language);
  return {
    rows: ids.length,
    text: csvLines(head, ids, (some) => present(db, { now, sites, labels }, some), separator),
  };
}
