/** The row as somebody else saved it, where a save came too late (409 `stale` carries it). */
import { isProblem } from "./problem.ts";

export function staleRow<Row extends { lock_version: number }>(error: unknown): Row | null {
  if (!isProblem(error) || error.code !== "stale" || typeof error.data !== "object" || error.data === null) return null;
  const row = error.data as Partial<Row>;
  return typeof row.lock_version === "number" ? (row as Row) : null;
}
