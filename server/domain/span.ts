/** From one moment to another. */
export type Span = { starts_at: Date; ends_at: Date };

export const overlap = (one: Span, other: Span): boolean =>
  one.starts_at < other.ends_at && other.starts_at < one.ends_at;
