/** Sends what was decided about an administrator. */
import { type Administrator } from "../../contract/shapes/administrator.ts";
import { useAppDispatch, useAppSelector } from "../../lib/hooks/storeHooks.ts";
import { selectUser, userChanged } from "../user/public.ts";
import { type Act } from "./administratorActs.ts";
import {
  useActOnAdministratorMutation,
  useChangeAdministratorMutation,
  useWithdrawInvitationMutation,
} from "./administratorsApi.ts";

/** The promise never rejects; its `error` is the server's refusal. */
export function useAct() {
  const dispatch = useAppDispatch();
  const user = useAppSelector(selectUser);
  const [act] = useActOnAdministratorMutation();
  const [change] = useChangeAdministratorMutation();
  const [withdraw] = useWithdrawInvitationMutation();
  return async ({ id }: Administrator, wanted: Act): Promise<{ error?: unknown }> => {
    if (wanted === "withdraw") return withdraw(id);
    if (wanted !== "owner" && wanted !== "admin") return act({ id, act: wanted });
    const result = await change({ id, role: wanted });
    // One's own role decides what this very screen offers.
    if (result.data && user?.id === id) dispatch(userChanged({ user: { ...user, role: wanted } }));
    return result;
  };
}
