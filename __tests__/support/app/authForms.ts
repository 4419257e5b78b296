/** The six forms of the authentication area, opened in the whole app, filled with what is good, and read after sending. */
import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { aSession, knowsMe } from "./aSession.ts";
import { FakeServer } from "./fakes/fakeServer.ts";
import { ME, SharedStorage } from "./liveApp.ts";
import { renderApp } from "./renderApp.tsx";

const GOOD_PASSWORD = "Harbour-Light-42";
export const RESET_SESSION = { "access-token": "r1", client: "rc", expiry: "1796404700", uid: ME.email };

type AuthForm = { address: string; call: string; values: Record<string, string> };

export const AUTH_FORMS = {
  login: {
    address: "/auth/login",
    call: "POST /auth/sign_in",
    values: { email: " admin@example.test ", password: GOOD_PASSWORD },
  },
  registration: {
    address: "/auth/registration",
    call: "POST /auth",
    values: {
      company_name: " Harbour Anaesthetic Group ",
      name: " Anna van der Berg ",
      email: " anna@example.test ",
      phone: " +61 2 5550 0142 ",
      password: GOOD_PASSWORD,
      confirmpassword: GOOD_PASSWORD,
    },
  },
  completeSignup: {
    address: "/auth/complete-signup?token=i1&name=Anna%20Reyes&email=anna%40example.test",
    call: "PUT /complete_signup",
    values: { password: GOOD_PASSWORD, passwordrepeat: GOOD_PASSWORD },
  },
  forgotPassword: {
    address: "/auth/forgot-password",
    call: "POST /auth/password",
    values: { email: " admin@example.test " },
  },
  setNewPassword: {
    address: "/auth/set-new-password?token=t1",
    call: "PUT /auth/password",
    values: { password: GOOD_PASSWORD, confirmpassword: GOOD_PASSWORD },
  },
  contactDetails: {
    address: "/auth/enter-contact-details",
    call: "PUT /company_settings",
    values: {
      calloutEmailsName: " Harbour ",
      calloutEmailsAddress: " cover@example.test ",
      calloutEmailsPhone: " (02) 5550 0142 ",
      adminEmailsAddress: " office@example.test ",
    },
  },
} as const satisfies Record<string, AuthForm>;
export type AuthFormName = keyof typeof AUTH_FORMS;

const part = (selector: string): HTMLElement => {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`Nothing is ${selector}`);
  return found;
};

/** Writes into a field and leaves it. */
function write(field: string, value: string): void {
  const input = part(`#field-${field}`);
  fireEvent.focus(input);
  fireEvent.change(input, { target: { value } });
  fireEvent.blur(input);
}

/** What stands in red under a field; null: nothing does. */
export function trouble(field: string): string | null {
  const help = part(`#field-${field}-help`);
  return "error" in help.dataset ? help.textContent : null;
}

/** What the form says of itself as a whole: alerts, and notices in brackets. */
export const outcome = (): string[] =>
  [...document.querySelectorAll("form [role=alert], form div[role=status]")].map((box) =>
    box.getAttribute("role") === "alert" ? (box.textContent ?? "") : `(${box.textContent})`,
  );

/** The form at its address, empty; by ids, so in any language. */
export async function openForm(form: AuthFormName, server = new FakeServer(), shared = new SharedStorage()) {
  if (form === "contactDetails") shared.tab().write("auth", JSON.stringify(aSession()));
  knowsMe(server);
  if (!server.knows("GET /auth/password/edit")) server.on("GET /auth/password/edit", { headers: RESET_SESSION });
  const { address, call, values } = AUTH_FORMS[form];
  const app = renderApp(address, { server, shared });
  await waitFor(() => part("form [type=submit]"), { timeout: 15_000 });
  const fill = () => {
    for (const [field, value] of Object.entries(values)) write(field, value);
    if (form === "registration") fireEvent.click(screen.getByRole("checkbox"));
  };
  /** Sends and waits for the answer to have been taken in. */
  const send = async () => {
    const before = server.count(call);
    await act(async () => void fireEvent.submit(part("form")));
    await waitFor(() => expect(server.count(call)).toBe(before + 1));
    await waitFor(() => expect(document.querySelector("form [type=submit][aria-disabled=true]")).toBeNull());
  };
  return { ...app, server, fill, send, call };
}
