import { types } from "@electric-sql/pglite";

/** Both engines read int8 and numeric as numbers (ids and fees stay below 2^53) and date as its own text, never as a local midnight. */
export const parsers: Record<number, (text: string) => unknown> = {
  [types.INT8]: Number,
  [types.NUMERIC]: Number,
  [types.DATE]: (text: string) => text,
};
