/** `put` for thunks: redux-saga's types know actions alone, the store takes both and hands back what a thunk returns. */
import { type Action } from "@reduxjs/toolkit";
import { put, putResolve, type SagaGenerator } from "typed-redux-saga";

/** Which state and ports it needs is between it and the store. */
type AnyThunk<Result> = (...store: never[]) => Result;

/** Waits for what the thunk returns. */
export function* putThunk<Result>(thunk: AnyThunk<Result>): SagaGenerator<Awaited<Result>> {
  return (yield* putResolve(thunk as unknown as Action)) as unknown as Awaited<Result>;
}

/** Waits for nothing: a request goes on whatever becomes of the flow that asked. */
export function* startThunk<Result>(thunk: AnyThunk<Result>): SagaGenerator<Result> {
  return (yield* put(thunk as unknown as Action)) as unknown as Result;
}
