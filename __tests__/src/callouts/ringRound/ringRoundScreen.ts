/** Ringing round as screen tests show it: two doctors of a list, and the calls to them. */
import { screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { type CalloutDetail, type CalloutResponse } from "../../../../src/contract/shapes/callout.ts";
import { type PhoneCall } from "../../../../src/contract/shapes/callouts/ringRound.ts";
import { ME } from "../../../support/app/liveApp.ts";
import { type Answers, renderScreen } from "../../../support/app/screenApp.tsx";
import { aResponse, inHours } from "../../../support/aWireCallout.ts";

export const TAKE = "POST /callouts/:id/ring_round/calls";
export const END = "PUT /callouts/:id/ring_round/calls/:id";

export const named = (id: number, name: string, values: Partial<CalloutResponse> = {}) =>
  aResponse({
    ...{ id, recipient_id: id },
    doctor: { id, name, grade: null, mobile_phone: "+44 7700 900001" },
    ...values,
  });
export const ASH = named(71, "Dr Ash");
export const BEECH = named(72, "Dr Beech", { response: "none", responded_at: null, note: null });

export const aCall = (values: Partial<PhoneCall> = {}): PhoneCall => ({
  ...{ id: 900, recipient_id: 72, user: { id: 99, name: "Marit Solberg-Dean" }, started_at: inHours(-0.01) },
  ...{ lapses_at: inHours(0.05), ended_at: null, result: null, call_back_at: null, list_id: null },
  ...values,
});
/** Under way, of the person who is logged in. */
export const MINE = aCall({ user: { id: ME.id, name: "Marit Solberg-Dean" } });

export const showRingRound = (callout: CalloutDetail, calls: PhoneCall[] = [], answers: Answers = {}, query = "") =>
  renderScreen(`/callouts/412/ring-round${query}`, {
    "GET /callouts/:id": () => ({ data: callout }),
    "GET /callouts/:id/ring_round": () => ({ data: { calls } }),
    [TAKE]: () => ({ data: { calls } }),
    ...answers,
  });

/** Of the row with this name; nothing is dialled here. */
export async function pressNumber(doctor: string): Promise<boolean> {
  const row = (await screen.findByRole("link", { name: doctor })).closest("li");
  const dialled = Promise.withResolvers<boolean>();
  document.addEventListener(
    "click",
    (event) => {
      dialled.resolve(!event.defaultPrevented);
      event.preventDefault();
    },
    { once: true },
  );
  await userEvent.setup().click(within(row as HTMLElement).getByRole("link", { name: "+44 7700 900001" }));
  return dialled.promise;
}
