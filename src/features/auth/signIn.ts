/** Signing in from a page that was painted before the API was there. */
import { type SerializedError, type ThunkAction, type UnknownAction } from "@reduxjs/toolkit";
import { type ApiPorts } from "../../api/apiPorts.ts";
import { isProblem, type Problem } from "../../api/problem.ts";
import { type SignInRequest, type SignInResponse } from "../../contract/shapes/session.ts";
import { loadAfresh } from "../../lib/loading/loadPage.ts";

type Parts = typeof import("./CodeStep.tsx");
/** The second step's fields, and what is typed into them. */
export type CodeStep = Pick<Parts, "CodeStep" | "checkCode" | "proofIn">;
export type LoadCodeStep = () => Promise<CodeStep>;

type SignInOutcome = {
  data?: SignInResponse | undefined;
  error?: Problem | SerializedError | undefined;
  /** The server asks for a code besides: what to ask the person with. */
  codeStep?: CodeStep;
};

/** `signal`: the person no longer waits; the response is then nobody's. */
export const signIn =
  (
    credentials: SignInRequest,
    signal: AbortSignal,
    loadCodeStep: LoadCodeStep,
    afresh = loadAfresh,
  ): ThunkAction<Promise<SignInOutcome>, unknown, ApiPorts, UnknownAction> =>
  async (dispatch, _getState, { ready }) => {
    try {
      await ready();
      const { authApi } = await import("./authApi.ts");
      const request = dispatch(authApi.endpoints.signIn.initiate(credentials));
      signal.addEventListener("abort", () => request.abort());
      const { data, error } = await request;
      if (isProblem(error) && error.code === "otp_required") return { codeStep: await loadCodeStep() };
      return { data, error };
    } catch {
      // A deployment may have taken the chunk away.
      if (await afresh()) return new Promise(() => undefined);
      // To the person that is a server out of reach, and pressing again tries again.
      return { error: { status: "network", messages: [] } satisfies Problem };
    }
  };
