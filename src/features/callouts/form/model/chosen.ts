/** Groups and doctors that are chosen to be asked. */

/** `count`: doctors of a group. */
export type Chosen = { kind: "group" | "doctor"; id: number; name: string; count?: number };

export function idsOf(chosen: readonly Chosen[]): { doctor_ids: number[]; group_ids: number[] } {
  const ids = (kind: Chosen["kind"]) => chosen.filter((one) => one.kind === kind).map((one) => one.id);
  return { doctor_ids: ids("doctor"), group_ids: ids("group") };
}
