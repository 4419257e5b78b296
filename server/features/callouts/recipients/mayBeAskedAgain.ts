/** Asking once more passes over whom the first asking would leave out by now. */
import { type SkipReason } from "../../../../src/contract/callout.ts";
import { type CompanyWork } from "../../../platform/ports.ts";
import { type LockedCallout } from "../state/lockCallout.ts";
import { isOverridable, overriddenOf, type Placed } from "./chooseRecipients.ts";
import { usualObstacles } from "./usualObstacles.ts";

type About = { doctor_id: number; list: Placed };

/**
 * Says of a doctor whether one of these lists has nothing against it. What the office chose to ignore, or is in `ignored`, is
 * nothing.
 */
export async function mayBeAskedAgain(
  { tx, now }: CompanyWork,
  { callout }: LockedCallout,
  about: readonly About[],
  ignored: readonly SkipReason[] = [],
): Promise<(doctorId: number) => boolean> {
  const ids = [...new Set(about.map(({ doctor_id }) => doctor_id))];
  const { obstacle } = await usualObstacles(
    tx,
    ids,
    about.map(({ list }) => list),
    now,
  );
  const overridden = await overriddenOf(tx, callout.id);
  const isFree = ({ doctor_id, list }: About): boolean => {
    const skip = obstacle(doctor_id, list);
    if (!skip || ignored.includes(skip.reason)) return true;
    return isOverridable(skip) && overridden.includes(doctor_id);
  };
  const free = new Set(about.filter(isFree).map(({ doctor_id }) => doctor_id));
  return (doctorId) => free.has(doctorId);
}
