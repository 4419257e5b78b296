/** Says that doctors were archived, and offers to take it back for eight seconds. */
import { newRequestKey } from "../../../api/requestKey.ts";
import { useAppDispatch } from "../../../lib/hooks/storeHooks.ts";
import { toasted, undoBy } from "../../notifications/public.ts";
import { doctorActionsApi } from "../api/doctorActionsApi.ts";

export function useUndoArchive() {
  const dispatch = useAppDispatch();
  return (ids: number[], name: string | undefined): void => {
    const text =
      ids.length === 1
        ? ({ key: "doctors:actions.archived", params: { doctor: name ?? "" } } as const)
        : ({ key: "doctors:actions.done", params: { count: ids.length } } as const);
    const undo = undoBy(doctorActionsApi.endpoints.bulkDoctors, { action: "restore", ids, key: newRequestKey() });
    dispatch(toasted({ tone: "success", text, undo }));
  };
}
