/** Taking a doctor to ring and saying what came of it; what was refused is said in words. */
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { isProblem } from "../../../api/problem.ts";
import { type CallResult } from "../../../contract/callout.ts";
import { type CalloutResponse } from "../../../contract/shapes/callout.ts";
import { type PhoneCall } from "../../../contract/shapes/callouts/ringRound.ts";
import { refusalText } from "../api/refusalText.ts";
import { useEndCallMutation, useTakeCallMutation } from "./ringRoundApi.ts";

/** A refused call tells whose it is. */
const colleagueOf = (error: unknown): string | undefined =>
  isProblem(error) && error.code === "stale" ? (error.data as Partial<PhoneCall> | undefined)?.user?.name : undefined;

/** `listId`: for which the doctors are rung. */
export function useRinging(calloutId: number, listId: number) {
  const { t } = useTranslation(["callouts", "ringRound"]);
  const [failure, setFailure] = useState<string | null>(null);
  const [take] = useTakeCallMutation();
  const [end, ending] = useEndCallMutation();
  const saving = useRef<Promise<unknown>>(null);
  /** The recipient who was pressed last, until they are taken. */
  const pressed = useRef<number>(null);
  const ring = async ({ recipient_id, doctor }: CalloutResponse): Promise<void> => {
    if (pressed.current === recipient_id) return;
    pressed.current = recipient_id;
    setFailure(null);
    // The number is dialled already: taking the doctor waits, and what could not be saved stays told.
    const before = saving.current;
    const request = (async () => {
      await before;
      return take({ id: calloutId, recipient_id });
    })();
    saving.current = request;
    const { error } = await request;
    if (pressed.current === recipient_id) pressed.current = null;
    if (!error) return;
    const name = colleagueOf(error);
    setFailure(name ? t("ringRound:taken", { name, doctor: doctor.name }) : refusalText(error, t));
  };
  /** Whether it was recorded. */
  const finish = async (call: PhoneCall, result: CallResult, ringAgainAt?: string): Promise<boolean> => {
    // A call is known by the cable before the answer to taking it: what came of it need not wait for that.
    if (ending.isLoading) return false;
    setFailure(null);
    const at = ringAgainAt === undefined ? {} : { call_back_at: ringAgainAt };
    const about = result === "dropped" ? {} : { list_id: listId };
    const request = end({ id: calloutId, callId: call.id, result, ...at, ...about });
    saving.current = Promise.all([saving.current, request]);
    const { error } = await request;
    if (!error) return true;
    const over = isProblem(error) && error.code === "stale";
    setFailure(over ? t("ringRound:moved") : refusalText(error, t));
    return false;
  };
  return { failure, forget: () => setFailure(null), isSaving: ending.isLoading, ring, finish };
}
