/** What a good session lets a person do, and what says that two-step verification comes first. */
import { type Action, createAction } from "@reduxjs/toolkit";
import { readUser } from "../../api/readUser.ts";
import { authSlice } from "./authSlice.ts";
import { secondFactorDue, sessionOpened } from "./sessionActions.ts";

/** `data` of the sign-in's or the check's answer; throws where it is no person at all. */
export function openedBy(data: unknown): Action {
  const user = readUser(data);
  return user.second_factor_due ? secondFactorDue({ email: user.email }) : sessionOpened({ user });
}

/** It has been set up. Apart from the other actions, since the sign-in page does not need it. */
export const secondFactorReady = createAction("session/secondFactorReady");

/** The address of whoever has to set it up; null: nobody has to. */
export function selectWhoSetsUp(state: Parameters<typeof authSlice.selectSlice>[0]): string | null {
  const auth = authSlice.selectSlice(state);
  return auth.kind === "settingUp" ? auth.email : null;
}

/** Whether a response, or a refusal, says that the practice has come to require it. */
export function tellsSecondFactorDue(action: Action): boolean {
  const { payload } = action as { payload?: { code?: unknown; data?: { second_factor_due?: unknown } | null } | null };
  return payload?.code === "second_factor_required" || payload?.data?.second_factor_due === true;
}
