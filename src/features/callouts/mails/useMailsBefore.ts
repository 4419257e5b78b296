/** Which mails a decision would send, asked of the server before it is made and anew whenever the decision is another. */
import { useEffect, useState } from "react";
import { useDebounced } from "../../../lib/hooks/useDebounced.ts";
import { knowsNoPreview, mayBeAskedAgain } from "./previewError.ts";

/** Milliseconds after the last letter. */
const DEBOUNCE_MS = 300;

type Preview<Data> = { data?: Data | undefined; error?: unknown; isLoading: boolean; originalArgs?: unknown };

export type MailsBefore<Data> = {
  /** Of this question, or of the one before it while this one is being answered. */
  data: Data | undefined;
  error: unknown;
  /** Whom it would reach is not known yet. */
  asking: boolean;
  /** It was not answered, and may be if it is asked again. */
  retry: (() => void) | undefined;
};

/** Whom the mails reach does not hang on the words that they give: nobody has to wait for the sight of them. */
const reachOf = (question: unknown): string =>
  JSON.stringify(Object.assign({}, question, { reason: null, message: null }));

/** On its way or done: there is nothing to ask before it any more, and the server would refuse the question. */
export const isMade = ({ isLoading, isSuccess }: { isLoading: boolean; isSuccess: boolean }): boolean =>
  isLoading || isSuccess;

/** `hook`: of an endpoint that only looks. What is typed is asked about when the typing pauses; null: not complete enough to ask. */
export function useMailsBefore<Question extends object, Data>(
  [ask, preview]: readonly [(question: Question) => unknown, Preview<Data>, ...unknown[]],
  question: Question | null,
): MailsBefore<Data> {
  const wanted = question && JSON.stringify(question);
  const [last, setLast] = useState<{ data: Data; reach: string }>();
  const settled = useDebounced(wanted, DEBOUNCE_MS);
  const due = settled === wanted ? settled : null;
  const { data, originalArgs } = preview;
  if (data !== undefined && data !== last?.data) setLast({ data, reach: reachOf(originalArgs) });
  // The outside world is the server.
  useEffect(() => {
    if (due !== null) ask(JSON.parse(due) as Question);
  }, [ask, due]);
  const reach = reachOf(question);
  const failure = reachOf(originalArgs) === reach ? preview.error : undefined;
  const isKnown = last?.reach === reach;
  const error = knowsNoPreview(failure) ? undefined : failure;
  return {
    data: failure !== undefined && !isKnown ? undefined : (data ?? last?.data),
    error,
    asking: question !== null && failure === undefined && !isKnown,
    retry: question && error !== undefined && mayBeAskedAgain(error) ? () => void ask(question) : undefined,
  };
}
