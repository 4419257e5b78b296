/** A list while it is being written: its fields, and what is still wrong with them. */
import { useState } from "react";
import { useNow } from "../../../../lib/hooks/useNow.ts";
import { useSitesQuery } from "../../../places/public.ts";
import { checkList } from "../model/checkCallout.ts";
import { type NewList } from "../model/newList.ts";
import { useProblemFormat } from "../model/useProblemFormat.ts";

export function useListFields(initial: NewList) {
  const [list, setList] = useState(initial);
  const [tried, setTried] = useState(false);
  const { data: sites = [] } = useSitesQuery();
  const formatProblem = useProblemFormat();
  const problems = checkList(list, { sites, now: useNow(), before: initial });
  return {
    list,
    replace: setList,
    change: (next: Partial<NewList>) => setList({ ...list, ...next }),
    isComplete: problems.length === 0,
    errorOf: (field: string) => {
      const problem = tried ? problems.find((one) => one.field === field) : undefined;
      return problem && formatProblem(problem);
    },
    /** False, and the focus on the first field that is wrong; `among`: the only ones that count. */
    check: (among?: readonly string[]): boolean => {
      setTried(true);
      const first = problems.find(({ field }) => !among || among.includes(field));
      if (first) document.getElementById(first.field)?.focus();
      return first === undefined;
    },
  };
}
