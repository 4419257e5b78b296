/** Refusals that several operations share: once each in the document's components, named by status and codes. */
import { isDeepStrictEqual } from "node:util";

type Refusal = { description: string };
type Operations = Record<string, { responses?: Record<string, Refusal> }>;
export type Paths = Record<string, Operations>;

/** "409-invalid_transition-stale" */
const nameOf = (status: string, { description }: Refusal): string =>
  [status, ...(description.match(/\w+/g) ?? [])].join("-");

/** The paths with references to what occurs more than once, and the responses by name. */
export function withNamedRefusals(paths: Paths) {
  const refusals = Object.values(paths)
    .flatMap((operations) => Object.values(operations))
    .flatMap(({ responses = {} }) => Object.entries(responses))
    .filter(([status]) => status >= "400");
  const sharers = Map.groupBy(refusals, ([status, refusal]) => nameOf(status, refusal));
  const shared = [...sharers].flatMap(([name, [first, ...others]]) => {
    if (!first || others.length === 0) return [];
    if (others.some(([, refusal]) => !isDeepStrictEqual(refusal, first[1])))
      throw new Error(`Two refusals are called ${name}`);
    return [[name, first[1]] as const];
  });
  const responses = Object.fromEntries(shared.sort(([one], [other]) => (one < other ? -1 : 1)));
  const referring = ([status, response]: [string, Refusal]) => {
    const name = nameOf(status, response);
    return [status, status >= "400" && name in responses ? { $ref: `#/components/responses/${name}` } : response];
  };
  const inOperation = (operation: Operations[string]) => ({
    ...operation,
    ...(operation.responses && { responses: Object.fromEntries(Object.entries(operation.responses).map(referring)) }),
  });
  const referringPaths = Object.entries(paths).map(([path, operations]) => [
    path,
    Object.fromEntries(Object.entries(operations).map(([method, operation]) => [method, inOperation(operation)])),
  ]);
  return { paths: Object.fromEntries(referringPaths) as unknown, responses };
}
