/** Two versions of what a form holds, compared and merged by the fields that belong together. */

/** The part that each field is of. Declared with `satisfies Record<keyof Values, string>`, it forgets no new field. */
type PartOf<Values, Part extends string> = Readonly<Partial<Record<keyof Values, Part>>>;

const fieldsOf = <Values extends object, Part extends string>(partOf: PartOf<Values, Part>) =>
  Object.entries(partOf) as [keyof Values, Part][];

/** `toText`: two values that give the same text are the same. */
export function partsThatDiffer<Values extends object, Part extends string>(
  partOf: PartOf<Values, Part>,
  one: Values,
  other: Values,
  toText: (value: unknown) => string = JSON.stringify,
): Part[] {
  const differing = fieldsOf(partOf).filter(([field]) => toText(one[field]) !== toText(other[field]));
  return [...new Set(differing.map(([, part]) => part))];
}

/** These parts as they are in `mine`; the rest is theirs. */
export function mergeParts<Values extends object, Part extends string>(
  partOf: PartOf<Values, Part>,
  parts: readonly Part[],
  mine: Values,
  theirs: Values,
): Values {
  const own = fieldsOf(partOf).filter(([, part]) => parts.includes(part));
  return { ...theirs, ...Object.fromEntries(own.map(([field]) => [field, mine[field]])) };
}
