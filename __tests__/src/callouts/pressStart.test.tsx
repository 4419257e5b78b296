/** While the mouse's button is down, what it will ask for is asked for; a finger may be about to scroll. */
import { fireEvent, screen, waitFor } from "@testing-library/react";
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

/** Chosen by nobody, whatever was chosen at this address before: else the filters give way to what can be done with it. */
const NOBODYS = aRow({ id: 431 });

test("the few answers of a filter are asked for when its menu opens, and the chosen one is there", async () => {
  const user = userEvent.setup();
  const { api } = await renderScreen("/callouts", { "GET /callouts": () => aPage([NOBODYS]) });
  await screen.findByRole("link", { name: "Ms N. Merrowby" });
  const asked = () => api.calls("GET /callouts").map(({ query }) => query.get("role"));
  const address = () => screen.getByRole("status", { name: "address" }).textContent;
  const role = screen.getByRole("combobox", { name: "Role" });
  await user.pointer({ keys: "[TouchA>]", target: role });
  expect(asked()).toEqual([null]);
  await user.pointer({ keys: "[MouseLeft]", target: role });
  expect(asked().slice(1)).toEqual(["anaesthetist", "surgical_assistant", "other"]);
  expect(address()).toBe("/callouts");
  fireEvent.change(role, { target: { value: "surgical_assistant" } });
  await waitFor(() => expect(address()).toBe("/callouts?role=surgical_assistant"));
  expect(asked()).toHaveLength(4);
});

test("of many answers none is asked for before it is chosen", async () => {
  const user = userEvent.setup();
  const surgeons = [1, 2, 3, 4, 5].map((id) => ({ id, display_name: `Surgeon ${id}`, specialty: null }));
  const answers = { "GET /callouts": () => aPage([NOBODYS]), "GET /surgeons": () => ({ data: surgeons }) };
  const { api } = await renderScreen("/callouts", answers);
  await screen.findByRole("option", { name: "Surgeon 5" });
  await user.pointer({ keys: "[MouseLeft]", target: screen.getByRole("combobox", { name: "Surgeon" }) });
  expect(api.calls("GET /callouts")).toHaveLength(1);
});
