/** Whom to ring first: the doctors who were asked about a list, in the order of fit, each with the calls to them. */
import { byFit } from "../../../contract/rules/answerOrder.ts";
import { type CalloutResponse } from "../../../contract/shapes/callout.ts";
import { type CalloutList } from "../../../contract/shapes/calloutList.ts";
import { type PhoneCall } from "../../../contract/shapes/callouts/ringRound.ts";
import { offersNothingOpen } from "../detail/openTimes.ts";

export type RingEntry = {
  response: CalloutResponse;
  /** Under way. */
  current: PhoneCall | null;
  /** Over, newest first. */
  calls: readonly PhoneCall[];
};

type Asked = { list: CalloutList; responses: readonly CalloutResponse[]; calls: readonly PhoneCall[] };

/** Of the answers to one list; whoever is booked for it need not be rung, and whoever offered only for what is filled comes last. */
export function ringOrder({ list, responses, calls }: Asked): { open: RingEntry[]; refused: RingEntry[] } {
  const entries = responses
    .filter(({ outcome }) => outcome !== "confirmed")
    .sort(byFit)
    .map((response): RingEntry => {
      const own = calls.filter((call) => call.recipient_id === response.recipient_id);
      return {
        response,
        current: own.find(({ result }) => result === null) ?? null,
        calls: own.filter(({ result }) => result !== null),
      };
    });
  const refused = entries.filter(({ response }) => response.response === "unavailable");
  const open = entries.filter((entry) => !refused.includes(entry));
  const forFilled = open.filter(({ response }) => offersNothingOpen(response, list));
  return { open: [...open.filter((entry) => !forFilled.includes(entry)), ...forFilled], refused };
}

/** The first whom nobody has rung yet and who is not booked elsewhere then; nobody while this person rings somebody. */
export const nextToRing = (open: readonly RingEntry[], userId: number | undefined): RingEntry | undefined =>
  open.some(({ current }) => current !== null && current.user.id === userId)
    ? undefined
    : open.find(
        ({ response, current, calls }) =>
          !current && calls.length === 0 && response.doctor.mobile_phone && response.clash === null,
      );
