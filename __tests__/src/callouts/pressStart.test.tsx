/** While the mouse's button is down, what it will ask for is asked for; a finger may be about to scroll. */
import { screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { aPage, aRow } from "../../support/aWireCallout.ts";
import { renderScreen } from "../../support/screenApp.tsx";

const places = [
  ["a head", () => screen.getByRole("button", { name: "Respond by" }), "tab=all&sort=respond_by&per_page=15"],
  ["a tab", () => screen.getByRole("link", { name: /^Open/ }), "tab=open&per_page=15"],
  ["the next page", () => screen.getByRole("button", { name: "Next page" }), "tab=all&page=2&per_page=15"],
] as const;

beforeEach(() => void jest.spyOn(window, "scrollTo").mockImplementation(() => undefined));
afterEach(() => void jest.restoreAllMocks());

test.each(places)("%s is asked for when the press begins, once, and comes with it", async (_where, place, question) => {
  const user = userEvent.setup();
  const { api } = await renderScreen("/callouts", {
    "GET /callouts": () => {
      const page = aPage([aRow()]);
      return { ...page, meta: { ...page.meta, total: 40 } };
    },
  });
  await screen.findByRole("link", { name: "Ms N. Merrowby" });
  const asked = () => api.calls("GET /callouts").map(({ query }) => query.toString());
  const address = () => screen.getByRole("status", { name: "address" }).textContent;
  await user.pointer({ keys: "[TouchA>]", target: place() });
  expect(asked()).toHaveLength(1);
  await user.pointer({ keys: "[MouseLeft>]", target: place() });
  expect(asked().slice(1)).toEqual([question]);
  expect(address()).toBe("/callouts");
  await user.pointer({ keys: "[/MouseLeft]", target: place() });
  await waitFor(() => expect(address()).not.toBe("/callouts"));
  expect(asked()).toHaveLength(2);
});
