/** The state of a new callout's form: words, problems, dry run, and how to change them. */
import { useState } from "react";
import { useForm, useFormState } from "react-final-form";
import { focusSoon } from "../../../../lib/focusSoon.ts";
import { useNow } from "../../../../lib/hooks/useNow.ts";
import { useSitesQuery } from "../../../places/public.ts";
import { useSetCalloutFields } from "../fields/useCalloutFields.ts";
import { type CalloutProblem, checkCallout } from "../model/checkCallout.ts";
import { type NewCallout, toInput } from "../model/newCallout.ts";
import { type NewList } from "../model/newList.ts";
import { useProblemFormat } from "../model/useProblemFormat.ts";
import { useDryRun } from "../recipients/useDryRun.ts";
import { useListNotes } from "../recipients/useListNotes.ts";

const NONE: readonly CalloutProblem[] = [];

const asText = (values: NewCallout): string => JSON.stringify(values);

export function useNewCallout(initial: NewCallout, draft: Parameters<typeof useDryRun>[1]) {
  const form = useForm<NewCallout>();
  const { values, submitFailed } = useFormState<NewCallout>({ subscription: { values: true, submitFailed: true } });
  const { data: sites = [] } = useSitesQuery();
  const now = useNow();
  const [open, setOpen] = useState(0);
  const [attempt, setAttempt] = useState(0);
  /** Keys of the lists that were there when it was last to be sent: nobody has got the others wrong yet. */
  const [tried, setTried] = useState<readonly NewList["key"][]>([]);
  const isTried = (list: NewList | undefined) => list !== undefined && tried.includes(list.key);
  const formatProblem = useProblemFormat();
  const problems = checkCallout(values, sites, now, initial.lists);
  const input = problems.length === 0 ? toInput(values, sites) : null;
  const { run, renew } = useDryRun(input, draft);
  const notes = useListNotes(run, values.lists);
  const shown = submitFailed ? problems.filter(({ list }) => list === undefined || isTried(values.lists[list])) : NONE;
  const change = useSetCalloutFields();
  const links = shown.map((problem) => ({ field: problem.field, text: formatProblem(problem, true) }));
  const visit = (place: number) => {
    const problem = shown[place];
    if (!problem) return;
    if (problem.list !== undefined) setOpen(problem.list);
    focusSoon(problem.field);
  };
  const submit = () => {
    setTried(values.lists.map(({ key }) => key));
    if (problems.length > 0) setAttempt((before) => before + 1);
    void form.submit();
  };
  const dirty = asText(values) !== asText(initial);
  return {
    values,
    sites,
    now,
    open,
    setOpen,
    attempt,
    shown,
    links,
    run,
    renew,
    notes,
    change,
    visit,
    submit,
    dirty,
    input,
  };
}
