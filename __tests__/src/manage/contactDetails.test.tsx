/** The practice's contact details on the screen, while two people change them. */
import { act, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { type ContactDetailsRequest, type User } from "../../../src/contract/shapes/user.ts";
import { sessionOpened } from "../../../src/features/auth/public.ts";
import { userChanged } from "../../../src/features/user/public.ts";
import { ME } from "../../support/app/liveApp.ts";
import { Refusal, renderScreen } from "../../support/app/screenApp.tsx";

const having = (settings: Partial<User["company"]["company_settings"]>): User => ({
  ...ME,
  company: { ...ME.company, company_settings: { ...ME.company.company_settings, ...settings } },
});
const THEIRS = having({ callout_emails_address: "cover@example.test", defaults_version: 1 });

async function open(refuses: (version: number | undefined) => boolean) {
  const user = userEvent.setup();
  const shown = await renderScreen("/practice-management", {
    "PUT /company_settings": ({ body }) => {
      const { lock_version, company_callout_contact_details } = body as ContactDetailsRequest;
      if (refuses(lock_version)) return new Refusal(409, { errors: ["stale"], code: "stale", data: THEIRS });
      return { data: having({ ...company_callout_contact_details, defaults_version: 2 }) };
    },
  });
  act(() => void shown.store.dispatch(sessionOpened({ user: ME })));
  const phone = await screen.findByLabelText(/^Office phone number/);
  await user.clear(phone);
  await user.type(phone, "03 9000 1111");
  const save = () => user.click(screen.getByRole("button", { name: "Save" }));
  const sent = () => shown.api.calls("PUT /company_settings").map(({ body }) => body);
  return { user, phone, save, sent, ...shown };
}
const details = (callout_emails_address: string) => ({
  company_callout_contact_details: { callout_emails_address, callout_emails_phone: "03 9000 1111" },
});

test("where a colleague was quicker, both versions are shown; keeping mine takes over the rest", async () => {
  const { user, save, sent } = await open((version) => version !== 1);
  await save();
  expect(await screen.findByText("Somebody else has changed these settings in the meantime.")).toBeVisible();
  expect(screen.getByLabelText(/^Office email address/)).toHaveValue("office@example.test");
  await user.click(screen.getByRole("button", { name: "Keep mine" }));
  expect(screen.getByLabelText(/^Office email address/)).toHaveValue("cover@example.test");
  await save();
  expect(await screen.findByText("Saved.")).toBeVisible();
  expect(sent()).toMatchObject([
    { lock_version: 0, ...details("office@example.test") },
    { lock_version: 1, ...details("cover@example.test") },
  ]);
});

test("after a colleague's version was seen, what was there before them may be typed again", async () => {
  const { user, save, sent } = await open((version) => version !== 1);
  await save();
  await user.click(await screen.findByRole("button", { name: "Keep mine" }));
  const address = screen.getByLabelText(/^Office email address/);
  await user.clear(address);
  await user.type(address, "office@example.test");
  await save();
  expect(await screen.findByText("Saved.")).toBeVisible();
  expect(sent().at(-1)).toMatchObject({ lock_version: 1, ...details("office@example.test") });
});

test("a server that compares no version gets what was typed and, of the rest, what is known by now", async () => {
  const { save, sent, store } = await open(() => false);
  act(() => void store.dispatch(userChanged({ user: THEIRS })));
  await save();
  await waitFor(() => expect(sent()).toMatchObject([details("cover@example.test")]));
});
