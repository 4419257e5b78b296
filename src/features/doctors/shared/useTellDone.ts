/** Says of one doctor whether what was asked for was done, and otherwise why not. */
import { type Doctor } from "../../../contract/shapes/doctor.ts";
import { type DoctorBulkResult } from "../../../contract/shapes/doctorRequests.ts";
import { useAppDispatch } from "../../../lib/hooks/storeHooks.ts";
import { toasted } from "../../notifications/public.ts";
import { useRefusedName } from "./useRefusedName.ts";

type Done = "doctors:actions.sent" | "doctors:actions.done";

export function useTellDone({ name }: Pick<Doctor, "name">) {
  const dispatch = useAppDispatch();
  const refusedName = useRefusedName();
  return (results: DoctorBulkResult, done: Done): void => {
    const [result] = results;
    const names = result ? refusedName(name, result) : name;
    dispatch(
      result?.ok
        ? toasted({ tone: "success", text: { key: done, params: { count: 1 } } })
        : toasted({ tone: "error", text: { key: "doctors:actions.notDone", params: { names } } }),
    );
  };
}
