/** Says of a doctor: archive, restore, pause, ask again; and tells how it went. */
import { isProblem } from "../../../api/problem.ts";
import { type Doctor } from "../../../contract/shapes/doctor.ts";
import { useAppDispatch } from "../../../lib/hooks/storeHooks.ts";
import { toasted } from "../../notifications/public.ts";
import { useActOnDoctorMutation } from "../api/doctorsApi.ts";
import { useUndoArchive } from "./useUndoArchive.ts";

type Act = Parameters<ReturnType<typeof useActOnDoctorMutation>[0]>[0]["act"];

export function useDoctorAct({ id, name }: Pick<Doctor, "id" | "name">) {
  const dispatch = useAppDispatch();
  const undoArchive = useUndoArchive();
  const [send] = useActOnDoctorMutation();
  return async (act: Act, until?: string): Promise<void> => {
    const { error } = await send({ id, act, ...(until ? { until } : {}) });
    const booked = act === "archive" && isProblem(error) && error.code === "invalid_transition";
    if (error)
      dispatch(toasted({ tone: "error", text: { key: booked ? "doctors:actions.booked" : "doctors:page.refused" } }));
    else if (act === "archive") undoArchive([id], name);
    else dispatch(toasted({ tone: "success", text: { key: "doctors:page.done" } }));
  };
}
