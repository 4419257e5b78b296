/** `put` for thunks: redux-saga's types know actions alone, the store takes both and hands back what a thunk returns. */
import { type Action } from "@reduxjs/toolkit";
import { putResolve, type SagaGenerator } from "typed-redux-saga";

/** Which state and ports it needs is between it and the store. */
type AnyThunk<Result> = (...store: never[]) => Result;

/** Waits for what the thunk returns. */
export function* putThunk<Result>(thunk: AnyThunk<Result>): SagaGenerator<Awaited<Result>> {
  return (yield* putResolve(thunk as unknown as Action)) as unknown as Awaited<Result>;
}
