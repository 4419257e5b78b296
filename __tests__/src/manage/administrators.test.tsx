/** The practice's administrators on the screen: who may do what to whom, and what is asked before. */
import { act, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { type UserRole } from "../../../src/contract/account.ts";
import { type Administrator } from "../../../src/contract/shapes/administrator.ts";
import { sessionOpened } from "../../../src/features/auth/public.ts";
import { selectUser } from "../../../src/features/user/public.ts";
import { ME } from "../../support/app/liveApp.ts";
import { type Answers, Refusal, renderScreen } from "../../support/app/screenApp.tsx";

const PATH = "/practice-management/administrators";
const person = (id: number, values: Partial<Administrator>): Administrator => ({
  id,
  first_name: "Anna",
  last_name: "Kessler",
  email: `person${id}@example.test`,
  role: "admin",
  status: "active",
  last_seen_at: "2026-11-23T08:05:00Z",
  second_factor: false,
  invitation_expires_at: null,
  ...values,
});
const ANNA = person(1, { role: "owner" });
const BEN = person(2, { first_name: "Ben", last_name: "Ortega" });
const CARO = person(3, {
  first_name: "Caro",
  last_name: "Lind",
  status: "invited",
  last_seen_at: null,
  invitation_expires_at: "2026-11-30T10:00:00Z",
});
const DAN = person(4, { first_name: "Dan", last_name: "Moor", status: "disabled" });

async function open(as: UserRole, people: Administrator[], more: Answers = {}) {
  const user = userEvent.setup();
  const shown = await renderScreen(PATH, { "GET /users": () => ({ data: people }), ...more });
  act(() => void shown.store.dispatch(sessionOpened({ user: { ...ME, id: 1, role: as, time_zone: "Asia/Tokyo" } })));
  await screen.findByText(people[0]?.email ?? "");
  const menuOf = async (name: string) => {
    await user.click(screen.getByRole("button", { name: `Actions for ${name}` }));
    return within(await screen.findByRole("menu"))
      .getAllByRole("menuitem")
      .map((item) => item.textContent);
  };
  return { user, menuOf, ...shown };
}

test("an owner is offered what goes with each person, and why the only owner stays", async () => {
  const { user, menuOf } = await open("owner", [ANNA, BEN, CARO, DAN]);
  const reason = "The only owner. Make somebody else an owner first.";
  for (const [name, expected] of [
    ["Anna Kessler", ["Change name", `Make administrator${reason}`, `Disable access${reason}`]],
    ["Ben Ortega", ["Change name", "Make owner", "Disable access"]],
    ["Caro Lind", ["Change name", "Send the invitation again", "Withdraw the invitation", "Make owner"]],
    ["Dan Moor", ["Change name", "Enable access"]],
  ] as const) {
    expect([name, await menuOf(name)]).toEqual([name, expected]);
    await user.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("menu")).not.toBeInTheDocument());
    expect(screen.getByRole("button", { name: `Actions for ${name}` })).toHaveFocus();
  }
  await menuOf("Anna Kessler");
  await user.click(screen.getByRole("menuitem", { name: /Disable access/ }));
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
});

test("an administrator handles invitations and the own name only, and reads why", async () => {
  const { user, menuOf } = await open("admin", [ANNA, BEN, CARO, DAN]);
  expect(screen.getByText(/Only owners can change roles and access/)).toBeVisible();
  expect(screen.getAllByRole("button", { name: /^Actions for/ })).toHaveLength(2);
  // By the reader's own clock.
  expect(screen.getAllByText(/17:05$/)).toHaveLength(3);
  expect(await menuOf("Caro Lind")).toEqual(["Send the invitation again", "Withdraw the invitation"]);
  await user.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("menu")).not.toBeInTheDocument());
  expect(await menuOf("Anna Kessler")).toEqual(["Change name"]);
});

test("each act asks first, says whether mail goes out, and keeps a refusal on the screen", async () => {
  const { user, menuOf, api } = await open("owner", [ANNA, BEN, CARO], {
    "PUT /users/:id": () => new Refusal(409, { errors: ["no"], code: "last_owner" }),
    "POST /users/:id/resend": () => ({ data: CARO }),
  });
  await menuOf("Caro Lind");
  await user.click(screen.getByRole("menuitem", { name: "Send the invitation again" }));
  const ask = within(await screen.findByRole("dialog", { name: "Send the invitation again?" }));
  expect(ask.getByText(/gets a new email at person3@example.test/)).toBeVisible();
  expect(api.calls("POST /users/:id/resend")).toHaveLength(0);
  await user.click(ask.getByRole("button", { name: "Send the email" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  expect(api.calls("POST /users/:id/resend").map(({ path }) => path)).toEqual(["/users/3/resend"]);
  await menuOf("Ben Ortega");
  await user.click(screen.getByRole("menuitem", { name: "Make owner" }));
  const role = within(await screen.findByRole("dialog", { name: "Make Ben Ortega an owner?" }));
  await user.click(role.getByRole("button", { name: "Make owner" }));
  expect(await role.findByRole("alert")).toHaveTextContent("The practice needs at least one active owner.");
  expect(api.calls("PUT /users/:id").map(({ body }) => body)).toEqual([{ role: "owner" }]);
});

test("a name is corrected as it was, checked, and one's own is known at once", async () => {
  let refused = true;
  const { user, menuOf, api, store } = await open("owner", [ANNA, BEN], {
    "PUT /users/:id": ({ path }) =>
      refused
        ? new Refusal(409, { errors: ["no"], code: "invalid_transition" })
        : { data: path.endsWith("/1") ? person(1, { first_name: "Ann", last_name: "Kessler-Vale" }) : BEN },
  });
  await menuOf("Ben Ortega");
  await user.click(screen.getByRole("menuitem", { name: "Change name" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Change the name of Ben Ortega" }));
  const name = dialog.getByRole("textbox", { name: "Full name" });
  expect(name).toHaveValue("Ben Ortega");
  await user.clear(name);
  await user.click(dialog.getByRole("button", { name: "Save name" }));
  expect(name).toBeInvalid();
  await user.type(name, "Benjamin Ortega ");
  await user.click(dialog.getByRole("button", { name: "Save name" }));
  expect(await dialog.findByRole("alert")).toHaveTextContent("The name was not saved");
  refused = false;
  await user.click(dialog.getByRole("button", { name: "Save name" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  expect(screen.getByRole("button", { name: "Actions for Ben Ortega" })).toHaveFocus();
  expect(api.calls("PUT /users/:id").at(-1)).toMatchObject({ path: "/users/2", body: { name: "Benjamin Ortega" } });
  await menuOf("Anna Kessler");
  await user.click(screen.getByRole("menuitem", { name: "Change name" }));
  await user.click(await screen.findByRole("button", { name: "Save name" }));
  await waitFor(() =>
    expect(selectUser(store.getState())).toMatchObject({ first_name: "Ann", last_name: "Kessler-Vale" }),
  );
});

test("an invitation says that it is mailed, checks what was typed, and names a taken address", async () => {
  let taken = true;
  const { user, api } = await open("owner", [ANNA], {
    "POST /users/invite": () =>
      taken
        ? new Refusal(422, {
            errors: { email: ["has already been taken"], full_messages: ["x"] },
            code: "invalid_input",
          })
        : { data: CARO },
  });
  await user.click(screen.getByRole("button", { name: "Invite an administrator" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Invite an administrator" }));
  expect(dialog.getByText(/We send an email with a personal link/)).toBeVisible();
  await user.click(dialog.getByRole("button", { name: "Send the invitation" }));
  expect(api.calls("POST /users/invite")).toHaveLength(0);
  await user.type(dialog.getByRole("textbox", { name: "Full name" }), "Caro Lind");
  await user.type(dialog.getByRole("textbox", { name: "Email address" }), "caro@example.test");
  await user.click(dialog.getByRole("radio", { name: "Owner" }));
  await user.click(dialog.getByRole("button", { name: "Send the invitation" }));
  expect(await dialog.findByText(/This address cannot be invited/)).toBeVisible();
  taken = false;
  await user.click(dialog.getByRole("button", { name: "Send the invitation" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  expect(api.calls("POST /users/invite").at(-1)?.body).toEqual({
    name: "Caro Lind",
    email: "caro@example.test",
    role: "owner",
  });
});

test("an invitation that is sent again after an answer was lost is the same one; another address makes another", async () => {
  let isAway = true;
  const { user, api } = await open("owner", [ANNA], {
    "POST /users/invite": () =>
      isAway ? new Refusal(503, { errors: ["Please try again."], code: "unavailable" }) : { data: CARO },
  });
  await user.click(screen.getByRole("button", { name: "Invite an administrator" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Invite an administrator" }));
  const press = () => user.click(dialog.getByRole("button", { name: "Send the invitation" }));
  const keys = () => api.calls("POST /users/invite").map(({ headers }) => headers.get("idempotency-key"));
  await user.type(dialog.getByRole("textbox", { name: "Full name" }), "Caro Lind");
  await user.type(dialog.getByRole("textbox", { name: "Email address" }), "caro@example.test");
  for (const count of [1, 2]) {
    await press();
    await waitFor(() => expect(keys()).toHaveLength(count));
    await dialog.findByText("It is not certain that the invitation was sent");
  }
  await user.type(dialog.getByRole("textbox", { name: "Email address" }), "s");
  isAway = false;
  await press();
  await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  const [first, again, other] = keys();
  expect(first).toMatch(/^[\d-]{10,}$/);
  expect([again === first, other === first, keys().length]).toEqual([true, false, 3]);
});
