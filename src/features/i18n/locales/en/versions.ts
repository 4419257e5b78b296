/** English texts: two versions of the same thing, and the choice between them. */
export const versions = {
  text: "What you typed is still here. “Keep mine” keeps your changes and takes theirs for the rest; “Use theirs” discards yours.",
  field: "Field",
  theirs: "Theirs",
  mine: "Yours",
  untouched: "not changed",
  empty: "empty",
  take: "Use theirs",
  keep: "Keep mine",
  on: "on",
  off: "off",
} as const;
