/** What one administrator changes about doctors, the open pages of the others hear of. */
import { COMPANY_CHANGES, readCompanyChange } from "../../../server/features/notifications/companyChange.ts";
import { anImportRow } from "../../support/anImportRow.ts";
import { aDoctorInput } from "../../support/builders.ts";
import { eventually } from "../../support/eventually.ts";
import { practiceAtWork } from "../../support/practiceAtWork.ts";

const { ports, practice, call } = practiceAtWork();

const away = { starts_at: "2026-12-01T00:00:00.000Z", ends_at: "2026-12-08T00:00:00.000Z", reason: "leave" };
const rows = [1, 2, 3].map((n) => anImportRow(n));

type Ask = [method: "POST" | "PUT" | "DELETE", path: string, body?: object];
const WAYS: [what: string, ask: (ids: number[]) => Ask][] = [
  ["added", () => ["POST", "/doctors", { doctor: aDoctorInput() }]],
  ["changed", ([id]) => ["PUT", `/doctors/${id}`, { doctor: { ...aDoctorInput(), lock_version: 0 } }]],
  ["paused", ([id]) => ["POST", `/doctors/${id}/pause`, {}]],
  ["archived with others", (ids) => ["POST", "/doctors/bulk", { action: "archive", ids }]],
  ["added to a site", (ids) => ["POST", "/doctors/bulk", { action: "add_to_site", ids, site_id: practice.site.id }]],
  ["given leave", ([id]) => ["POST", `/doctors/${id}/unavailabilities`, away]],
  ["imported with others", () => ["POST", "/doctors/import", { rows }]],
];

test.each(WAYS)("that a doctor was %s is heard once", async (_, ask) => {
  let heard = 0;
  const hear = (payload: string): void => {
    if (readCompanyChange(payload)?.callout_id === null) heard += 1;
  };
  const stop = await ports().database.listen(COMPANY_CHANGES, hear, () => undefined);
  const { status } = await call(...ask(practice.doctors.map(({ id }) => id)));
  expect(status).toBeLessThan(300);
  await eventually(() => heard > 0);
  await stop();
  expect(heard).toBe(1);
});
