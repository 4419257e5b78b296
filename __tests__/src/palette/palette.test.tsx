/** What the palette finds stands in an order that one can rely on. */
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { selectMode } from "../../../src/features/theme/public.ts";
import { renderScreen } from "../../support/app/screenApp.tsx";
import { aDetail, aPage, aRow } from "../../support/aWireCallout.ts";

test("what is called so stands first, and what was found stays chosen while more is found", async () => {
  const user = userEvent.setup();
  const doctor = { type: "doctor", id: 31, label: "Dr Hana Itokawa", sub: "Consultant", date: null };
  const callout = { type: "callout", id: 7, label: "Mr Lee · Hanatown", sub: "C-2026-0001", date: "2026-11-26" };
  await renderScreen("/callouts", {
    "GET /callouts": () => aPage([aRow()]),
    "GET /search": () => ({ data: [callout, doctor] }),
  });
  await user.keyboard("{Control>}k{/Control}");
  await screen.findByRole("combobox", { name: /^Search callouts, doctors/ });
  await user.keyboard("han");
  await screen.findByRole("option", { name: /^Dr Hana Itokawa/ });
  const named = () => screen.getAllByRole("option").map(({ textContent }) => textContent);
  expect(named()[0]).toContain("Dr Hana Itokawa");
  await user.keyboard("a");
  // Nothing leaves before more is known.
  expect(named()[0]).toContain("Dr Hana Itokawa");
});

async function palette(path: string, typed: string, answers = {}) {
  const user = userEvent.setup();
  const rendered = await renderScreen(path, {
    "GET /callouts": () => aPage([aRow()]),
    "GET /search": () => ({ data: [] }),
    ...answers,
  });
  await user.keyboard("{Control>}k{/Control}");
  await screen.findByRole("combobox", { name: /^Search callouts, doctors/ });
  if (typed) await user.keyboard(typed);
  return { user, ...rendered };
}
const options = () => screen.getAllByRole("option").map(({ textContent }) => textContent);

test("what can be done at once is done by the keyboard alone, and the palette closes", async () => {
  const { store, user } = await palette("/callouts", "dark");
  await waitFor(() => expect(options()).toEqual(["Theme: DarkAction"]));
  await user.keyboard("{Enter}");
  expect(selectMode(store.getState())).toBe("dark");
  await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
});

test.each([
  ["closed", "Closed days", "/practice-management/closed-days"],
  ["audit", "Audit log", "/practice-management/audit-log"],
  ["groups", "Groups", "/practice-management/groups"],
  ["sites", "Sites", "/practice-management/sites"],
  ["email texts", "Email texts", "/practice-management/email-texts"],
  ["contact", "Contact details", "/practice-management"],
  ["import l", "Import lists", "/planning/import"],
  ["import d", "Import doctors", "/doctors/import"],
  ["planning", "Plan weeks", "/planning"],
])("“%s” finds the page %s", async (typed, name, path) => {
  const { user } = await palette("/callouts", "");
  // They are many: nobody who has typed nothing is offered them.
  expect(options().filter((text) => /^(Closed days|Import)/.test(text ?? ""))).toEqual([]);
  await user.keyboard(typed);
  const option = await screen.findByRole("option", { name: new RegExp(`^${name}.*Page$`) });
  await user.click(option);
  await waitFor(() => expect(screen.getByLabelText("address")).toHaveTextContent(path));
});

test("the keys that end a conversion of Japanese or Chinese choose nothing and lead nowhere", async () => {
  const { store, user } = await palette("/callouts", "theme");
  await waitFor(() => expect(options().length).toBeGreaterThan(1));
  const field = screen.getByRole("combobox", { name: /^Search callouts, doctors/ });
  const chosen = () => screen.getByRole("option", { selected: true }).textContent;
  const [first, mode] = [chosen(), selectMode(store.getState())];
  fireEvent.keyDown(field, { key: "ArrowDown", isComposing: true });
  expect(chosen()).toBe(first);
  fireEvent.keyDown(field, { key: "Enter", isComposing: true });
  // Safari ends the conversion before it tells of the key.
  fireEvent.keyDown(field, { key: "Enter", keyCode: 229 });
  expect(selectMode(store.getState())).toBe(mode);
  await user.keyboard("{ArrowDown}");
  expect(chosen()).not.toBe(first);
});

test("languages are offered to whoever types, and leaving to everybody; a callout only where one is open", async () => {
  const { user } = await palette("/callouts", "");
  expect(options()).toContain("Sign OutAction");
  expect(options().filter((text) => /Deutsch|Remind|Duplicate/.test(text ?? ""))).toEqual([]);
  await user.keyboard("deut");
  await waitFor(() => expect(options()).toEqual(["Language: DeutschAction"]));
  // Without the accents that its name is written with.
  await user.clear(screen.getByRole("combobox"));
  await user.keyboard("francais");
  await waitFor(() => expect(options()).toEqual(["Language: FrançaisAction"]));
});

test("with the callout that is open the palette does what its menu does, and every mail is seen first", async () => {
  const callout = aDetail({ status: "open", reference: "C-2026-0412" });
  const { api, user } = await palette("/callouts/412", "remi", {
    "GET /callouts/:id": () => ({ data: callout }),
    "GET /callouts/:id/events": () => ({ data: [] }),
    "POST /callouts/:id/remind_preview": () => ({
      data: {
        mails: [
          { kind: "reminder", doctors: [{ id: 51, name: "Dr Hana Itokawa" }], email: { subject: "S", text: "T" } },
        ],
        silent: 0,
      },
    }),
  });
  await waitFor(() => expect(options()).toEqual(["Remind…C-2026-0412Action"]));
  await user.keyboard("{Enter}");
  const dialog = within(await screen.findByRole("dialog", { name: /^Remind doctors/ }));
  expect(await dialog.findByText(/Hana Itokawa/)).toBeVisible();
  expect(api.calls("POST /callouts/:id/remind")).toEqual([]);
  await user.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
});

test("Enter before the answer waits for it and opens what the present letters found, nothing found by others", async () => {
  const hit = (id: number, label: string) => ({ type: "doctor", id, label, sub: null, date: null });
  const later = Promise.withResolvers<void>();
  const { user } = await palette("/callouts", "xa", {
    "GET /search": async ({ query }: { query: URLSearchParams }) => {
      if (query.get("q") === "xa") return { data: [hit(31, "Dr Xavier")] };
      await later.promise;
      return { data: [hit(32, "Dr Xanthe")] };
    },
  });
  await screen.findByRole("option", { name: /Xavier/ });
  await user.keyboard("n{Enter}");
  expect(screen.getByLabelText("address")).toHaveTextContent("/callouts");
  expect(screen.getByRole("dialog")).toBeVisible();
  later.resolve();
  await waitFor(() => expect(screen.getByLabelText("address")).toHaveTextContent("/doctors/32"));
});
