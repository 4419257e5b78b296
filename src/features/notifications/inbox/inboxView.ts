/** What of the notifications is shown, as the address of the page has it; in the drawer nobody keeps it. */
import { useState } from "react";
import { useSearchParams } from "react-router-dom";
import { INBOX_STATES, type InboxState, isStoredType } from "../../../contract/notification.ts";
import { type InboxFilter } from "../../../contract/shapes/notification.ts";

export type InboxNarrowing = InboxFilter & { state: InboxState };
export type Narrow = (next: Partial<Record<keyof InboxFilter, string>>) => void;

const read = (params: URLSearchParams): InboxNarrowing => {
  const type = params.get("type");
  return {
    state: INBOX_STATES.find((state) => state === params.get("state")) ?? "open",
    ...(isStoredType(type) ? { type } : {}),
    ...(params.get("mine") ? { mine: true } : {}),
  };
};

function changed(before: URLSearchParams, next: Parameters<Narrow>[0]): URLSearchParams {
  const params = new URLSearchParams(before);
  for (const [name, value] of Object.entries(next)) {
    if (value && value !== "open") params.set(name, value);
    else params.delete(name);
  }
  return params;
}

/** On the page: Back and a shared address show the same. */
export function useAddressNarrowing(): [InboxNarrowing, Narrow] {
  const [params, setParams] = useSearchParams();
  return [read(params), (next) => setParams((before) => changed(before, next), { replace: true })];
}

/** In the drawer: anew each time it is made. */
export function useOwnNarrowing(): [InboxNarrowing, Narrow] {
  const [params, setParams] = useState(() => new URLSearchParams());
  return [read(params), (next) => setParams((before) => changed(before, next))];
}
