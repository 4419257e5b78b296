/** What the API wraps in `data`. */
export type Wrapped<T> = { data: T };

/** For an endpoint's `transformResponse`. */
export const unwrapData = <T>({ data }: Wrapped<T>): T => data;
