/** Ringing round in its states: who rings whom, when to ring again, and nobody left to ring. */
import { type APIRequestContext, type Page } from "@playwright/test";
import { CALL_RESULTS } from "../../../../src/contract/callout.ts";
import { type CalloutDetail } from "../../../../src/contract/shapes/callout.ts";
import { type RingRound } from "../../../../src/contract/shapes/callouts/ringRound.ts";
import { Office } from "../promises.ts";
import { SignedInApi } from "../signedInApi.ts";
import { withBooking } from "./dialogs.ts";
import { expectDialog } from "./openings.ts";

type Place = { url: string; request: APIRequestContext; api: SignedInApi | null };

const ADMIN = "admin@example.test";
const COLLEAGUE = "colleague@example.test";

const recipientOf = ({ responses }: CalloutDetail, doctor: string): number =>
  responses.find((one) => one.doctor.name.includes(doctor))?.recipient_id ?? 0;

/** The number of the call. */
async function ring(api: SignedInApi | null, callout: CalloutDetail, doctor: string): Promise<number> {
  const recipient_id = recipientOf(callout, doctor);
  const path = `/callouts/${callout.id}/ring_round/calls`;
  const answer = await api?.call<{ data: RingRound }>("POST", path, { recipient_id });
  return answer?.data.calls.find((one) => one.recipient_id === recipient_id)?.id ?? 0;
}

/** One asked to be rung again, one did not answer, and one is on the phone with `caller`. */
const withCalls =
  (caller: (place: Place) => Promise<SignedInApi | null>) =>
  async (place: Place): Promise<string> => {
    const office = await Office.open(place);
    const callout = await office.send({ days: 25, doctors: ["Gwynlais", "Obilade", "Fjellvik"] });
    const earlier = [
      { doctor: "Obilade", result: "call_back", call_back_at: new Date(Date.now() + 5_400_000).toISOString() },
      { doctor: "Fjellvik", result: "no_answer" },
    ];
    for (const { doctor, ...result } of earlier) {
      const call = await ring(place.api, callout, doctor);
      await place.api?.call("PUT", `/callouts/${callout.id}/ring_round/calls/${call}`, result);
    }
    await ring(await caller(place), callout, "Gwynlais");
    return `/callouts/${callout.id}/ring-round`;
  };

const ownCall = withCalls(async ({ api }) => api);
const colleaguesCall = withCalls((place) => SignedInApi.open(place.request, place, COLLEAGUE));

/** Among what can come of one's own call. */
async function ringAgain(page: Page): Promise<void> {
  await page.locator("main li[data-mine] button").nth(CALL_RESULTS.indexOf("call_back")).click();
  await expectDialog(page);
}

export const RING_SCREENS = [
  { name: "ringing round, on the phone", as: ADMIN, path: ownCall },
  { name: "ringing round, a colleague on the phone", as: ADMIN, path: colleaguesCall },
  { name: "ringing again later", as: ADMIN, path: ownCall, act: ringAgain, over: true },
  {
    ...{ name: "ringing round, nobody left", as: ADMIN },
    path: async (place: Place) => `${await withBooking(place)}/ring-round`,
  },
] as const;
