/** Speaks for the session of the moment, keeps up with its rotating token, and tries again where that makes sense. */
import { type BaseQueryApi, type BaseQueryFn } from "@reduxjs/toolkit/query";
import { abortableDelay } from "../lib/abortableDelay.ts";
import { credentialsBehind, credentialsRotated, sessionRejected, sessionSuperseded } from "./apiActions.ts";
import { type ApiPorts } from "./apiPorts.ts";
import { type Problem, readProblem } from "./problem.ts";
import { type RequestArgs, send } from "./request.ts";
import { retryDelay } from "./retryDelay.ts";
import { type Sent, type SessionKeeper } from "./sessionKeeper.ts";

/** What an endpoint says about itself. */
type EndpointOptions = {
  /** Its 401 is about what was typed, never about the session: sign-in, passwords, registration. */
  refusesInput?: true;
  /** Whether the response's headers begin a session. */
  opensSession?: (data: unknown) => boolean;
  /** Speaks for the session of a mailed link. */
  as?: "reset";
  /** Is not tried again: whoever asks does that. */
  asksOnce?: true;
  /** What a good response must hold; another one is as unreadable as a page of a proxy. */
  isExpected?: (data: unknown) => boolean;
  /** Another body than JSON is a response too: devise_token_auth redirects to a page. */
  takesAnything?: true;
};

/** `url`: where the response came from in the end, after redirects. `sentAt`: when the last try was sent, in milliseconds. */
export type ResponseMeta = { url: string; headers: Headers | null; sentAt: number };

type Query = BaseQueryFn<RequestArgs, unknown, Problem, EndpointOptions, ResponseMeta>;
type Result = { data: unknown; meta: ResponseMeta } | { error: Problem; meta: ResponseMeta };

/** For the response that may explain a refusal, and between two looks. Milliseconds. */
const TIMEOUT_MS = 5000;
const LOOK_EVERY_MS = 100;

/** Changes that were answered, of each session's tab. */
const settledChanges = new WeakMap<SessionKeeper, number>();
const changesOf = (session: SessionKeeper): number => settledChanges.get(session) ?? 0;

export const rotatingBaseQuery =
  (base: string): Query =>
  async (args, api, options = {}) => {
    const { session } = api.extra as ApiPorts;
    for (let tries = 1; ; tries += 1) {
      const before = changesOf(session);
      const result = await askAsSession(base, args, api, options);
      if (!("error" in result)) {
        if (api.type === "mutation" && !options.refusesInput) settledChanges.set(session, changesOf(session) + 1);
        // Asked before a change and answered after it: it may tell of what is no more, and is asked for again.
        if (api.type === "mutation" || api.signal.aborted || before === changesOf(session)) return result;
        tries = 0;
        continue;
      }
      if (api.type !== "query" || options.asksOnce) return result;
      const delay = retryDelay(result.error, tries);
      if (delay === null || api.signal.aborted) return result;
      await abortableDelay(delay, api.signal);
      if (api.signal.aborted) return result;
    }
  };

/** A refused token that is no longer the stored one deserves another try with the newer, as often as that happens. */
async function askAsSession(base: string, args: RequestArgs, api: BaseQueryApi, options: EndpointOptions) {
  const { session } = api.extra as ApiPorts;
  for (;;) {
    const [result, sent] = await ask(base, args, api, options);
    if (!sent || !isRefused(result, options)) return result;
    await newerToken(session, sent, api.signal);
    if (!session.isSameSession(sent)) return result;
    if (session.isStored(sent)) {
      api.dispatch(sessionRejected());
      return result;
    }
  }
}

/** Another response may be about to bring it: until then a refusal says little. */
async function newerToken(session: SessionKeeper, sent: Sent, signal: AbortSignal): Promise<void> {
  for (let waited = 0; waited < TIMEOUT_MS; waited += LOOK_EVERY_MS) {
    if (!session.awaitsToken() || !session.isStored(sent) || signal.aborted) return;
    await abortableDelay(LOOK_EVERY_MS, signal);
  }
}

const isRefused = (result: Result, options: EndpointOptions): boolean =>
  "error" in result && result.error.status === 401 && !options.refusesInput && !options.as;

/** Null: it was not sent. */
async function ask(
  base: string,
  args: RequestArgs,
  api: BaseQueryApi,
  options: EndpointOptions,
): Promise<[Result, Sent | null]> {
  const { network, session, clock } = api.extra as ApiPorts;
  const sentAt = clock.now();
  if (!options.as && session.isSuperseded()) {
    // What this person asks must not be done and answered in the other one's name, though the news is not here yet.
    api.dispatch(sessionSuperseded());
    return [{ error: readProblem("network", null), meta: { url: "", headers: null, sentAt } }, null];
  }
  const sent = session.send(options.as ?? "session", asksForToken(args));
  let hasResponse = false;
  const result = await send(network, base, args, sent.credentials, (response) => {
    hasResponse = true;
    if (isOwn(response, network.origin)) takeHeaders(response, sent, api, options);
    else session.ignore(sent);
  });
  if (!hasResponse) session.lose(sent);
  const meta = { url: result.response?.url ?? "", headers: result.response?.headers ?? null, sentAt };
  if (result.problem && !(options.takesAnything && result.problem.status === "unreadable"))
    return [{ error: result.problem, meta }, sent];
  if (options.isExpected?.(result.data) === false) return [{ error: readProblem("unreadable", null), meta }, sent];
  if (!result.problem && result.response && isOwn(result.response, network.origin))
    openSession(result.data, result.response, api, options);
  return [{ data: result.data ?? null, meta }, sent];
}

/** devise_token_auth makes a new token for it, whenever the last one was made. */
const asksForToken = (args: RequestArgs): boolean =>
  typeof args === "object" && args.params !== undefined && "unbatch" in args.params;

/** Only the page's own server may speak of the session. */
const isOwn = (response: Response, origin: string): boolean =>
  response.url === "" || new URL(response.url, origin).origin === origin;

/** Taken also where the body is cut, and where nobody waits for the response any more. */
function takeHeaders({ headers }: Response, sent: Sent, api: BaseQueryApi, options: EndpointOptions) {
  const { session } = api.extra as ApiPorts;
  if (options.opensSession) session.ignore(sent);
  else if (options.as === "reset") session.renewReset(headers);
  else if (session.receive(sent, headers)) api.dispatch(credentialsRotated());
  else if (session.mayBeBehind()) api.dispatch(credentialsBehind());
}

/** Only the body tells whether a response signs in; nobody is signed in by one that was given up. */
function openSession(data: unknown, { headers }: Response, api: BaseQueryApi, options: EndpointOptions) {
  const { session } = api.extra as ApiPorts;
  if (!api.signal.aborted && options.opensSession?.(data)) session.open(headers);
}
