/** Which mails a decision would send, asked of the server before it is made, and again whenever it or what it is about has changed. */
import { useEffect, useState } from "react";
import { type CalloutDetail } from "../../../contract/shapes/callout.ts";
import { useDebounced } from "../../../lib/hooks/useDebounced.ts";
import { isRetryable, knowsNoPreview } from "./previewError.ts";

/** Milliseconds after the last letter. */
const DEBOUNCE_MS = 300;

type Preview<Data> = { data?: Data | undefined; error?: unknown; isLoading: boolean };

export type MailsBefore<Data> = {
  /** Of this question, or of the one before it while this one is being answered. */
  data: Data | undefined;
  error: unknown;
  /** Whom it would reach is not known yet. */
  asking: boolean;
  /** It was not answered, and may be if it is asked again. */
  retry: (() => void) | undefined;
};

type Version = string | number | undefined;

/** Whom the mails reach does not hang on the words that they give: nobody has to wait for the sight of them. */
const reachOf = (question: unknown, version: Version): string =>
  JSON.stringify([Object.assign({}, question, { reason: null, message: null }), version]);

/** Another one after each answer and each decision: then mails may reach others. */
export const versionOf = ({
  updated_at,
  responses = [],
}: Pick<CalloutDetail, "updated_at"> & Partial<Pick<CalloutDetail, "responses">>): string =>
  [updated_at, ...responses.map(({ lock_version }) => lock_version)].join();

/** On its way or done: there is nothing to ask before it any more, and the server would refuse the question. */
export const isMade = ({ isLoading, isSuccess }: { isLoading: boolean; isSuccess: boolean }): boolean =>
  isLoading || isSuccess;

/**
 * `hook`: of an endpoint that only looks. What is typed is asked about when the typing pauses; null: not complete enough to
 * ask. `version`: of what the question is about, as it is on the screen by now.
 */
export function useMailsBefore<Question extends object, Data>(
  [ask, preview]: readonly [(question: Question) => unknown, Preview<Data>, ...unknown[]],
  question: Question | null,
  version?: Version,
): MailsBefore<Data> {
  const wanted = question && JSON.stringify([question, version]);
  const [asked, setAsked] = useState<{ wanted: string; reach: string }>();
  const [last, setLast] = useState<{ data: Data; reach: string }>();
  const settled = useDebounced(wanted, DEBOUNCE_MS);
  const due = settled === wanted ? settled : null;
  const { data } = preview;
  const latest = asked?.wanted;
  if (data !== undefined && asked && data !== last?.data) setLast({ data, reach: asked.reach });
  // The outside world is the server.
  useEffect(() => {
    if (due === null || due === latest) return;
    const [about, of] = JSON.parse(due) as [Question, Version];
    ask(about);
    setAsked({ wanted: due, reach: reachOf(about, of) });
  }, [ask, due, latest]);
  const reach = reachOf(question, version);
  const failure = asked?.reach === reach ? preview.error : undefined;
  const isKnown = last?.reach === reach;
  const error = knowsNoPreview(failure) ? undefined : failure;
  return {
    data: failure !== undefined && !isKnown ? undefined : (data ?? last?.data),
    error,
    asking: question !== null && failure === undefined && !isKnown,
    retry: question && error !== undefined && isRetryable(error) ? () => void ask(question) : undefined,
  };
}
