/** Which mails a change would send: it is made in full, every mail is noted instead of queued, and then all of it is undone. */
import { type CompanyWork, inCompany, type Ports, type Rehearsal } from "./ports.ts";

/** Ends the transaction with nothing written. */
class Rehearsed<Result> extends Error {
  readonly result: Result;
  constructor(result: Result) {
    super("rehearsed");
    this.result = result;
  }
}

/** What `work` answered, and every mail that it would have queued, in order. */
export async function rehearseMails<Result>(
  ports: Ports,
  companyId: number,
  work: (unit: CompanyWork) => Promise<Result>,
): Promise<{ result: Result; mails: Rehearsal["mails"] }> {
  const rehearsal: Rehearsal = { mails: [] };
  try {
    await inCompany(ports, companyId, async (unit) => {
      throw new Rehearsed(await work({ ...unit, rehearsal }));
    });
  } catch (error) {
    if (!(error instanceof Rehearsed)) throw error;
    return { result: (error as Rehearsed<Result>).result, mails: rehearsal.mails };
  }
  throw new Error("A rehearsal ends by being undone");
}
