/** For which list the office rings: the first that is open, unless the address names another one that still needs somebody. */
import { useState } from "react";
import { useSearchParams } from "react-router-dom";
import { type CalloutDetail } from "../../../contract/shapes/callout.ts";
import { type CalloutList } from "../../../contract/shapes/calloutList.ts";
import { type PhoneCall } from "../../../contract/shapes/callouts/ringRound.ts";
import { useAppSelector } from "../../../lib/hooks/storeHooks.ts";
import { selectUser } from "../../user/public.ts";
import { openLists } from "../shared/cover.ts";
import { ringOrder } from "./ringOrder.ts";

type Asked = {
  callout: CalloutDetail | undefined;
  calls: readonly PhoneCall[] | undefined;
  now: number;
  /** What was said on the phone is being recorded. */
  isRecording: boolean;
};

/** Whoever is on the phone, or records what was said, is asked about the list that was rung for, although it is filled now. */
export function useRungList({ callout, calls, now, isRecording }: Asked) {
  const userId = useAppSelector(selectUser)?.id;
  const [params, setParams] = useSearchParams();
  const [rungFor, setRungFor] = useState(() => Number(params.get("list")));
  const open = callout ? openLists(callout, now) : [];
  const isRinging = (one: CalloutList): boolean => {
    const responses = callout?.responses.filter(({ list_id }) => list_id === one.id) ?? [];
    const order = ringOrder({ list: one, responses, calls: calls ?? [] });
    return [...order.open, ...order.refused].some(({ current }) => current !== null && current.user.id === userId);
  };
  const kept = callout?.lists.find((one) => one.id === rungFor && (isRecording || isRinging(one)));
  const list = kept ?? open.find(({ id }) => String(id) === params.get("list")) ?? open[0];
  // Only once the calls are known: until then nobody seems to be on the phone.
  if (list && calls && list.id !== rungFor) setRungFor(list.id);
  const choose = (id: string) => {
    setRungFor(Number(id));
    setParams({ list: id }, { replace: true });
  };
  return { list, lists: callout?.lists.filter((one) => one === list || open.includes(one)) ?? [], choose };
}
