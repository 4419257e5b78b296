/** Says why something could not be done. */
import { useProblemText } from "../../../api/useProblemText.ts";
import { useAppDispatch } from "../../../lib/hooks/storeHooks.ts";
import { toasted } from "../../notifications/public.ts";

export function useRefuse(): (error: unknown) => void {
  const dispatch = useAppDispatch();
  const problemText = useProblemText();
  return (error) => {
    const params = { reason: problemText(error) };
    dispatch(toasted({ tone: "error", text: { key: "doctors:page.refused", params } }));
  };
}
