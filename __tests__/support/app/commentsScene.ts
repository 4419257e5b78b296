/** Comments on a callout's page, as Marit Solberg-Dean sees them. */
import { act, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { type Administrator } from "../../../src/contract/shapes/administrator.ts";
import { type CalloutComment } from "../../../src/contract/shapes/callouts/comments.ts";
import { sessionOpened } from "../../../src/features/auth/public.ts";
import { aDetail, inHours } from "../aWireCallout.ts";
import { ME } from "./liveApp.ts";
import { type Answers, renderScreen } from "./screenApp.tsx";

export const ALL = "GET /callouts/:id/comments";
export const ADD = "POST /callouts/:id/comments";
export const CHANGE = "PATCH /callouts/:id/comments/:id";
export const REMOVE = "DELETE /callouts/:id/comments/:id";

export const MARIT = { id: ME.id, name: "Marit Solberg-Dean" };
const BEN = { id: 8, name: "Ben Holm" };
export const ANNA = { id: 9, name: "Anna Whitlocke" };

export const said = (id: number, text: string, values: Partial<CalloutComment> = {}): CalloutComment => ({
  ...{ id, author: BEN, text, created_at: inHours(-1), edited_at: null, mentions: [] },
  ...values,
});
export const person = ({ id, name }: typeof BEN, values: Partial<Administrator> = {}): Administrator => {
  const [first_name = "", last_name = ""] = name.split(" ");
  const rest = { role: "admin", status: "active", last_seen_at: null, second_factor: false } as const;
  return { id, first_name, last_name, email: `${id}@example.test`, ...rest, invitation_expires_at: null, ...values };
};

export async function show(comments: CalloutComment[], answers: Answers = {}, path = "/callouts/412") {
  const screenApp = await renderScreen(path, {
    "GET /callouts/:id": () => ({ data: aDetail() }),
    "GET /callouts/:id/events": () => ({ data: [] }),
    "GET /users": () => ({
      data: [person(MARIT), person(ANNA), person(BEN), person({ id: 10, name: "Annika Gone" }, { status: "disabled" })],
    }),
    [ALL]: () => ({ data: comments }),
    ...answers,
  });
  act(() => void screenApp.store.dispatch(sessionOpened({ user: ME })));
  return { ...screenApp, user: userEvent.setup() };
}
export const card = () => screen.findByRole("region", { name: "Comments" });
export const field = () => screen.findByRole("textbox", { name: "New comment" });
