/** What one person does while another one's transaction is open (PostgreSQL). */
import { type CompanyWork, inCompany, type Ports } from "../../../server/platform/ports.ts";
import { somebodyWaits } from "../database/somebodyWaits.ts";
import { eventually } from "../eventually.ts";

type Open = { first: (unit: CompanyWork) => unknown; rest?: (unit: CompanyWork) => unknown };

/** In one transaction: `first`, and the `rest` once `other` waits or is done. Returns what came of `other`. */
export async function meanwhile<Result>(
  ports: Ports,
  companyId: number,
  { first, rest = () => undefined }: Open,
  other: () => Promise<Result>,
): Promise<Result> {
  let others: Promise<Result> | undefined;
  await inCompany(ports, companyId, async (unit) => {
    await first(unit);
    let isDone = false;
    others = other().finally(() => {
      isDone = true;
    });
    await eventually(async () => isDone || (await somebodyWaits(ports.database.db)));
    await rest(unit);
  });
  if (!others) throw new Error("Not begun");
  return others;
}
