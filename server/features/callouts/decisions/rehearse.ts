/** What a decision would send, by kind, and how many hear nothing. */
import { type DecisionPreview } from "../../../../src/contract/shapes/callouts/decisions.ts";
import { type CompanyWork, type Ports, type Rehearsal } from "../../../platform/ports.ts";
import { rehearseMails } from "../../../platform/rehearseMails.ts";

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
  const { result, mails } = await rehearseMails(ports, companyId, work);
  const mailed = new Set(mails.map(({ doctor }) => doctor.id));
  return { mails: byKind(mails), silent: result.silent(mailed), ...result.more } as DecisionPreview & Partial<More>;
}

/** Of doctors, how many are not mailed. */
export const notMailed =
  (doctorIds: Iterable<number>) =>
  (mailed: ReadonlySet<number>): number =>
    [...new Set(doctorIds)].filter((id) => !mailed.has(id)).length;
