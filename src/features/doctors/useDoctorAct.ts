/** Says of a doctor: archive, restore, pause, ask again; and tells how it went. */
import { useAppDispatch } from "../../lib/useHooks.ts";
import { toasted } from "../notifications/public.ts";
import { useActOnDoctorMutation } from "./doctorsApi.ts";

type Act = Parameters<ReturnType<typeof useActOnDoctorMutation>[0]>[0]["act"];

export function useDoctorAct(id: number) {
  const dispatch = useAppDispatch();
  const [send] = useActOnDoctorMutation();
  return async (act: Act, until?: string): Promise<void> => {
    const { error } = await send({ id, act, ...(until ? { until } : {}) });
    dispatch(
      error
        ? toasted({ tone: "error", text: { key: "doctors:page.refused" } })
        : toasted({ tone: "success", text: { key: "doctors:page.done" } }),
    );
  };
}
