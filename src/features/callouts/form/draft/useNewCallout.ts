/** The state of a new callout's form: words, problems, dry run, and how to change them. */
import { useState } from "react";
import { useForm, useFormState } from "react-final-form";
import { useNow } from "../../../../lib/hooks/useNow.ts";
import { useSitesQuery } from "../../../places/public.ts";
import { checkCallout } from "../model/checkCallout.ts";
import { type NewCallout, toInput } from "../model/newCallout.ts";
import { useProblemFormat } from "../model/useProblemFormat.ts";
import { useDryRun } from "../recipients/useDryRun.ts";

/** After this the field that was hidden is there. */
const focusSoon = (field: string) => requestAnimationFrame(() => document.getElementById(field)?.focus());

const asText = (values: NewCallout): string => JSON.stringify(values);

export function useNewCallout(initial: NewCallout) {
  const form = useForm<NewCallout>();
  const { values, submitFailed } = useFormState<NewCallout>({ subscription: { values: true, submitFailed: true } });
  const { data: sites = [] } = useSitesQuery();
  const now = useNow();
  const [open, setOpen] = useState(0);
  const [attempt, setAttempt] = useState(0);
  const formatProblem = useProblemFormat();
  const problems = checkCallout(values, sites, now);
  const input = problems.length === 0 ? toInput(values, sites) : null;
  const run = useDryRun(input);
  const shown = submitFailed ? problems : [];
  const change = (next: Partial<NewCallout>) =>
    form.batch(() => {
      for (const [name, value] of Object.entries(next)) form.change(name as keyof NewCallout, value);
    });
  const errorOf = (field: string) => {
    const problem = shown.find((one) => one.field === field);
    return problem && formatProblem(problem);
  };
  const links = shown.map((problem) => ({ field: problem.field, text: formatProblem(problem, true) }));
  const visit = (place: number) => {
    const problem = shown[place];
    if (!problem) return;
    if (problem.list !== undefined) setOpen(problem.list);
    focusSoon(problem.field);
  };
  const submit = () => {
    if (problems.length > 0) setAttempt((before) => before + 1);
    void form.submit();
  };
  const dirty = asText(values) !== asText(initial);
  return { values, sites, now, open, setOpen, attempt, links, run, change, errorOf, visit, submit, dirty, input };
}
