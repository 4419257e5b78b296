/** Says of a doctor: archive, restore, pause, ask again; and tells how it went. */
import { isProblem } from "../../../api/problem.ts";
import { useProblemText } from "../../../api/useProblemText.ts";
import { type Doctor } from "../../../contract/shapes/doctor.ts";
import { useAppDispatch } from "../../../lib/hooks/storeHooks.ts";
import { toasted } from "../../notifications/public.ts";
import { useActOnDoctorMutation } from "../api/doctorsApi.ts";
import { useRefusedName } from "./useRefusedName.ts";
import { useUndoArchive } from "./useUndoArchive.ts";

type ToastText = Parameters<typeof toasted>[0]["text"];
type Act = Parameters<ReturnType<typeof useActOnDoctorMutation>[0]>[0]["act"];

export function useDoctorAct({ id, name }: Pick<Doctor, "id" | "name">) {
  const dispatch = useAppDispatch();
  const undoArchive = useUndoArchive();
  const refusedName = useRefusedName();
  const problemText = useProblemText();
  const [send] = useActOnDoctorMutation();
  /** What the server says no to has one reason for each act. */
  const refusal = (act: Act, error: unknown): ToastText => {
    const { code, fields } = isProblem(error) ? error : {};
    if (act === "restore" && fields?.email) return { key: "doctors:page.emailTaken" };
    if (code !== "invalid_transition" || act === "restore")
      return { key: "doctors:page.refused", params: { reason: problemText(error) } };
    if (act === "archive") return { key: "doctors:actions.booked" };
    return { key: "doctors:actions.notDone", params: { names: refusedName(name, { reason: "archived" }) } };
  };
  return async (act: Act, until?: string): Promise<void> => {
    const { data, error } = await send({ id, act, ...(until ? { until } : {}) });
    if (error) dispatch(toasted({ tone: "error", text: refusal(act, error) }));
    // Whom a colleague archived at the same moment stays archived.
    else if (act === "archive" && !data.unchanged) undoArchive([id], name);
    else dispatch(toasted({ tone: "success", text: { key: "doctors:page.done" } }));
  };
}
