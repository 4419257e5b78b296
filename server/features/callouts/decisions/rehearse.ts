/** What a decision would send: it is made in full, every mail is noted instead of queued, and then all of it is undone. */
import { type DecisionPreview } from "../../../../src/contract/shapes/callouts/decisions.ts";
import { type CompanyWork, inCompany, type Ports, type Rehearsal } from "../../../platform/ports.ts";

/** Ends the transaction with nothing written. */
class Rehearsed<Result> extends Error {
  readonly result: Result;
  constructor(result: Result) {
    super("rehearsed");
    this.result = result;
  }
}

/** One entry a kind, with everybody who gets it by name, and the mail as the first of them will read it. */
function byKind(mails: Rehearsal["mails"]): DecisionPreview["mails"] {
  return [...Map.groupBy(mails, ({ kind }) => kind)].flatMap(([kind, some]) => {
    const [first] = some;
    if (!first) return [];
    return [{ kind, doctors: some.map(({ doctor }) => doctor), email: { subject: first.subject, text: first.text } }];
  });
}

/**
 * `work` is what the decision itself runs, so that it is refused for the same reasons and sends the same mails. It answers
 * how many doctors of those asked will hear nothing, given the ids of those who are mailed.
 */
export async function rehearse<More extends object = object>(
  ports: Ports,
  companyId: number,
  work: (unit: CompanyWork) => Promise<{ silent: (mailed: ReadonlySet<number>) => number; more?: More }>,
): Promise<DecisionPreview & Partial<More>> {
  const rehearsal: Rehearsal = { mails: [] };
  try {
    await inCompany(ports, companyId, async (unit) => {
      throw new Rehearsed(await work({ ...unit, rehearsal }));
    });
  } catch (error) {
    if (!(error instanceof Rehearsed)) throw error;
    const { silent, more } = error.result as Awaited<ReturnType<typeof work>>;
    const mailed = new Set(rehearsal.mails.map(({ doctor }) => doctor.id));
    return { mails: byKind(rehearsal.mails), silent: silent(mailed), ...more } as DecisionPreview & Partial<More>;
  }
  throw new Error("A rehearsal ends by being undone");
}

/** Of doctors, how many are not mailed. */
export const notMailed =
  (doctorIds: Iterable<number>) =>
  (mailed: ReadonlySet<number>): number =>
    [...new Set(doctorIds)].filter((id) => !mailed.has(id)).length;
