/** Sends the change that takes another one back, says what came of it, and leads on where it was done. */
import { useNavigate } from "react-router-dom";
import { adminApi } from "../../../api/adminApi.ts";
import { isProblem } from "../../../api/problem.ts";
import { useAppDispatch } from "../../../lib/hooks/storeHooks.ts";
import { type ToastText, toasted, type Undo } from "../model/liveActions.ts";

/** Features inject their endpoints, so the api's own type knows none of them by name. */
type Undoing = Record<string, { initiate: (arg: unknown) => never } | undefined>;
type Outcome = { data?: unknown; error?: unknown };

/** Of several each says for itself whether it was done. */
const isPartial = (data: unknown): boolean =>
  Array.isArray(data) && data.some((one: { ok?: unknown }) => one.ok === false);

/** The server's code says why; without one it may have been done all the same. */
const whyNot = (error: unknown): ToastText["key"] =>
  isProblem(error) && error.code ? `errors:code.${error.code}` : "notifications:toast.undoFailed";

export function useUndo(): (undo: Undo) => Promise<void> {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  return async ({ endpoint, arg, words, to }) => {
    const change = (adminApi.endpoints as Undoing)[endpoint];
    if (!change) return;
    const { data, error }: Outcome = await dispatch(change.initiate(arg));
    if (error) dispatch(toasted({ tone: "error", text: { key: whyNot(error) } }));
    else if (isPartial(data)) dispatch(toasted({ tone: "error", text: { key: "notifications:toast.undoFailed" } }));
    else {
      if (words) dispatch(toasted({ tone: "success", text: { key: words.done } }));
      if (to) void navigate(to);
    }
  };
}
