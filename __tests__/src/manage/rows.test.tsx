/** Where the focus is when a row of practice management goes. */
import { act, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { type Administrator } from "../../../src/contract/shapes/administrator.ts";
import { sessionOpened } from "../../../src/features/auth/public.ts";
import { ME } from "../../support/app/liveApp.ts";
import { type Answers, renderScreen } from "../../support/app/screenApp.tsx";

const aSurgeon = (id: number, display_name: string, archived_at: string | null = null) => ({
  ...{ id, display_name, archived_at, specialty: null, phone: null, notes: null },
  ...{ in_use: false, lock_version: 0, doctors: [] },
});

async function open(path: string, answers: Answers) {
  const user = userEvent.setup();
  const shown = await renderScreen(`/practice-management/${path}`, answers);
  const press = async (name: string) => user.click(await screen.findByRole("button", { name }));
  return { user, press, ...shown };
}
const hasFocus = (name: string) => waitFor(() => expect(screen.getByRole("heading", { name, level: 2 })).toHaveFocus());

test("a surgeon who was archived or removed leaves the focus to the heading", async () => {
  let rows = [aSurgeon(1, "Ms Reed"), aSurgeon(2, "Mr Vale"), aSurgeon(3, "Mr Lind")];
  const { press, user } = await open("surgeons", {
    "GET /surgeons": () => ({ data: rows }),
    "POST /surgeons/:id/archive": () => {
      rows = rows.map((one) => (one.id === 1 ? { ...one, archived_at: "2026-11-24T10:00:00Z" } : one));
      return { data: rows[0] };
    },
    "DELETE /surgeons/:id": () => {
      rows = rows.filter(({ id }) => id !== 2);
      return { success: true };
    },
  });
  await press("Archive Ms Reed");
  await hasFocus("Surgeons");
  await press("Remove Mr Vale");
  await user.click(within(await screen.findByRole("dialog")).getByRole("button", { name: "Remove" }));
  await hasFocus("Surgeons");
  expect(screen.queryByText("Mr Vale")).not.toBeInTheDocument();
});

test("an invitation that was withdrawn leaves the focus to the heading", async () => {
  const person = (id: number, first_name: string, values: Partial<Administrator> = {}): Administrator => ({
    ...{ id, first_name, last_name: "Kessler", email: `person${id}@example.test`, role: "owner", status: "active" },
    ...{ last_seen_at: null, second_factor: false, invitation_expires_at: null, ...values },
  });
  let people = [person(1, "Anna"), person(3, "Caro", { status: "invited", role: "admin" })];
  const { press, user, store } = await open("administrators", {
    "GET /users": () => ({ data: people }),
    "GET /users/sessions": () => ({ data: [] }),
    "DELETE /users/:id": () => {
      people = people.slice(0, 1);
      return { success: true };
    },
  });
  act(() => void store.dispatch(sessionOpened({ user: { ...ME, id: 1, role: "owner" } })));
  await press("Actions for Caro Kessler");
  await user.click(await screen.findByRole("menuitem", { name: "Withdraw the invitation" }));
  const ask = within(await screen.findByRole("dialog"));
  await user.click(ask.getByRole("button", { name: /^Withdraw/ }));
  await hasFocus("Administrators");
});

test("after a doctor a surgeon prefers was removed the focus is on the next one, and on the list after the last", async () => {
  const doctors = [51, 52, 53].map((id) => ({
    doctor: { id, name: `Dr ${id}`, grade: null },
    preference: "preferred",
  }));
  const { press } = await open("surgeons?edit=1", {
    "GET /surgeons": () => ({ data: [{ ...aSurgeon(1, "Ms Reed"), doctors }] }),
  });
  const one = (name: string) => screen.getByRole("button", { name });
  await press("Remove Dr 51");
  expect(one("Remove Dr 52")).toHaveFocus();
  await press("Remove Dr 53");
  expect(one("Remove Dr 52")).toHaveFocus();
  await press("Remove Dr 52");
  expect(screen.getByRole("list", { name: "Prefers" })).toHaveFocus();
});
