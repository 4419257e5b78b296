/** Speaks for the session of the moment, keeps up with its rotating token, and tries again where that makes sense. */
import { type BaseQueryApi, type BaseQueryFn } from "@reduxjs/toolkit/query";
import { wait } from "../lib/wait.ts";
import { type ApiPorts } from "./apiPorts.ts";
import { credentialsRotated, sessionRejected, sessionSuperseded } from "./facts.ts";
import { type Problem, readProblem } from "./problem.ts";
import { type Answer, type RequestArgs, send } from "./request.ts";
import { retryDelay } from "./retryDelay.ts";
import { type Sent } from "./sessionKeeper.ts";

/** What an endpoint says about itself. */
type EndpointOptions = {
  /** Its 401 is about what was typed, never about the session: sign-in, passwords, registration. */
  refusesInput?: true;
  /** Whether the answer's headers begin a session (product.md T15). */
  opensSession?: (data: unknown) => boolean;
  /** Speaks for the session of a mailed link. */
  as?: "reset";
  /** Is not tried again: whoever asks does that. */
  asksOnce?: true;
  /** What a good answer must hold; another one is as unreadable as a page of a proxy. */
  isAnswer?: (data: unknown) => boolean;
  /** Another body than JSON is an answer too: devise_token_auth redirects to a page (product.md Q23). */
  takesAnything?: true;
};

/** `url`: where the answer came from in the end, after redirects. */
export type AnswerMeta = { url: string; headers: Headers | null };

type Query = BaseQueryFn<RequestArgs, unknown, Problem, EndpointOptions, AnswerMeta>;
type Result = { data: unknown; meta: AnswerMeta } | { error: Problem; meta: AnswerMeta };

export const rotatingBaseQuery =
  (base: string): Query =>
  async (args, api, options = {}) => {
    for (let tries = 1; ; tries += 1) {
      const result = await askAsSession(base, args, api, options);
      if (!("error" in result) || api.type !== "query" || options.asksOnce) return result;
      const delay = retryDelay(result.error, tries);
      if (delay === null || api.signal.aborted) return result;
      await wait(delay, api.signal);
      if (api.signal.aborted) return result;
    }
  };

/** A refused token that is no longer the stored one deserves one more try with the newer (contract.md §7, 5). */
async function askAsSession(base: string, args: RequestArgs, api: BaseQueryApi, options: EndpointOptions) {
  const { session } = api.extra as ApiPorts;
  const [first, sent] = await ask(base, args, api, options);
  if (!isRefused(first, options) || !session.isSameSession(sent)) return first;
  if (!session.isStored(sent)) {
    const [second, again] = await ask(base, args, api, options);
    if (isRefused(second, options) && session.isSameSession(again) && session.isStored(again))
      api.dispatch(sessionRejected());
    return second;
  }
  api.dispatch(sessionRejected());
  return first;
}

const isRefused = (result: Result, options: EndpointOptions): boolean =>
  "error" in result && result.error.status === 401 && !options.refusesInput && !options.as;

async function ask(
  base: string,
  args: RequestArgs,
  api: BaseQueryApi,
  options: EndpointOptions,
): Promise<[Result, Sent]> {
  const { network, session } = api.extra as ApiPorts;
  const sent = session.send(options.as ?? "session");
  if (!options.as && session.isSuperseded()) {
    // What this person asks must not be done and answered in the other one's name, though the news is not here yet.
    api.dispatch(sessionSuperseded());
    return [{ error: readProblem("network", null), meta: { url: "", headers: null } }, sent];
  }
  const answer = await send(network, base, args, sent.credentials);
  const meta = { url: answer.response?.url ?? "", headers: answer.response?.headers ?? null };
  if (answer.response && isOwn(answer.response, network.origin))
    takeHeaders(answer, answer.response, sent, api, options);
  if (answer.problem && !(options.takesAnything && answer.problem.status === "unreadable"))
    return [{ error: answer.problem, meta }, sent];
  if (!answer.problem && options.isAnswer?.(answer.data) === false)
    return [{ error: readProblem("unreadable", null), meta }, sent];
  return [{ data: answer.data ?? null, meta }, sent];
}

/** Only the page's own server may speak of the session (product.md T16). */
const isOwn = (response: Response, origin: string): boolean =>
  response.url === "" || new URL(response.url, origin).origin === origin;

/** Read also where nobody waits for the answer any more, but then nobody is signed in by it. */
function takeHeaders(answer: Answer, { headers }: Response, sent: Sent, api: BaseQueryApi, options: EndpointOptions) {
  const { session } = api.extra as ApiPorts;
  if (options.opensSession) {
    if (!answer.problem && !api.signal.aborted && options.opensSession(answer.data)) session.open(headers);
  } else if (options.as === "reset") {
    session.renewReset(headers);
  } else if (session.receive(sent, headers)) api.dispatch(credentialsRotated());
}
