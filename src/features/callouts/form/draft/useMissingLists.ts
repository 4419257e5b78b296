/** Asks which lists are no more: a colleague deleted them, or they went with their draft. */
import { isProblem } from "../../../../api/problem.ts";
import { useLazyListQuery } from "../../api/listsApi.ts";

/** Null: not known, for want of an answer. */
export function useMissingLists(): (ids: readonly number[]) => Promise<readonly number[] | null> {
  const [ask] = useLazyListQuery();
  return async (ids) => {
    const asked = await Promise.all(ids.map(async (id) => ({ id, error: (await ask(id)).error })));
    const missing = asked.filter(({ error }) => isProblem(error) && error.status === 404);
    return asked.some((one) => one.error && !missing.includes(one)) ? null : missing.map(({ id }) => id);
  };
}
