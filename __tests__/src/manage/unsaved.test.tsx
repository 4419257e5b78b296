/** What was typed in practice management is not lost by a link without a question. */
import { act, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { sessionOpened } from "../../../src/features/auth/public.ts";
import { FORM_ANSWERS } from "../../support/app/calloutForm.ts";
import { ME } from "../../support/app/liveApp.ts";
import { renderScreen } from "../../support/app/screenApp.tsx";

const BASE = "/practice-management";

async function type(path: string, field: RegExp) {
  const user = userEvent.setup();
  const shown = await renderScreen(BASE + path, {
    ...FORM_ANSWERS,
    "GET /wave_plans": () => ({ data: [] }),
    "GET /days_off": () => ({ data: [] }),
    "GET /email_texts": () => ({ data: [] }),
    "POST /email_texts/preview": () => ({ data: { from_name: "", subject: "", text: "", html_url: "/x" } }),
    "POST /doctor_groups": () => ({ data: { id: 9, name: "Hearts" } }),
  });
  act(() => void shown.store.dispatch(sessionOpened({ user: ME })));
  await user.type(await screen.findByLabelText(field), "7");
  const follow = () =>
    user.click(within(screen.getByRole("navigation", { name: "Manage" })).getByRole("link", { name: "Audit log" }));
  return { user, follow, ...shown };
}
const address = () => screen.getByLabelText("address").textContent;

test.each([
  ["", /^Office phone number/],
  ["/sites?edit=new", /^Name/],
  ["/surgeons?edit=new", /^Notes/],
  ["/groups?edit=new", /^Description/],
  ["/callout-defaults", /^Hours to answer/],
  ["/callout-defaults?plan=new", /^Only if fewer offers than/],
  ["/email-texts", /^Opening paragraph/],
  ["/closed-days", /^Name/],
])("at %s a link asks first", async (path, field) => {
  const { user, follow } = await type(path, field);
  const before = address();
  await follow();
  await user.click(await screen.findByRole("button", { name: "Stay" }));
  expect(address()).toBe(before);
  await follow();
  await user.click(await screen.findByRole("button", { name: "Leave" }));
  await waitFor(() => expect(address()).toBe(`${BASE}/audit-log`));
});

test("what has been saved asks nothing", async () => {
  const { user, api } = await type("/groups?edit=new", /^Name/);
  await user.click(screen.getByRole("button", { name: "Save" }));
  await waitFor(() => expect(address()).toBe(`${BASE}/groups?edit=9`));
  expect(api.calls("POST /doctor_groups")).toHaveLength(1);
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
});
