/** Fees, where the practice has turned them on: written with a callout, shown at it, and nowhere else. */
import { act, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { sessionOpened } from "../../../src/features/auth/public.ts";
import { ME } from "../../support/app/liveApp.ts";
import { renderScreen } from "../../support/app/screenApp.tsx";
import { aDetail } from "../../support/aWireCallout.ts";

const OFFER = {
  fee_amount: 95.5,
  fee_text: "an hour",
  recipients: [
    {
      id: 61,
      doctor: { id: 51, name: "Dr Hana Itokawa", grade: null },
      delivery: "queued" as const,
      skip_reason: null,
      overridden: false,
      sent_at: null,
      reminded_at: null,
      first_opened_at: null,
    },
  ],
};

async function shown(path: string, fees_enabled: boolean) {
  const screenOf = await renderScreen(path, {
    "GET /callouts/:id": () => ({
      data: aDetail({ id: 412, ...(path.endsWith("edit") ? { status: "draft" } : {}), ...OFFER }),
    }),
    "GET /callouts/:id/events": () => ({ data: [] }),
    "PUT /callouts/:id": () => ({ data: aDetail({ id: 412, status: "draft", ...OFFER }) }),
  });
  const { company } = ME;
  const company_settings = { ...company.company_settings, fees_enabled, currency: "GBP" };
  act(
    () => void screenOf.store.dispatch(sessionOpened({ user: { ...ME, company: { ...company, company_settings } } })),
  );
  return screenOf;
}

test("a callout shows what it offers", async () => {
  await shown("/callouts/412", true);
  expect(await screen.findByText("£95.50 an hour")).toBeVisible();
});

test("a practice without fees sees none, neither at a callout nor on its form", async () => {
  const { unmount } = await shown("/callouts/412", false);
  await screen.findAllByText("C-2026-0412");
  expect(screen.queryByText(/95/)).not.toBeInTheDocument();
  unmount();
  await shown("/callouts/412/edit", false);
  expect(await screen.findByLabelText(/^Message/)).toBeVisible();
  expect(screen.queryByLabelText(/^Fee/)).not.toBeInTheDocument();
});

test("the form takes an amount with a comma too, and says what is none at its field", async () => {
  const user = userEvent.setup();
  const { api } = await shown("/callouts/412/edit", true);
  const amount = await screen.findByLabelText(/^Fee, in GBP/);
  expect(amount).toHaveValue("95.5");
  expect(screen.getByLabelText(/^Note on the fee/)).toHaveValue("an hour");
  await user.clear(amount);
  await user.type(amount, "ninety");
  await user.click(screen.getByRole("button", { name: /^Send( to|$)/ }));
  await waitFor(() => expect(amount).toBeInvalid());
  await user.clear(amount);
  await user.type(amount, "1200,5");
  await user.click(screen.getByRole("button", { name: "Save draft" }));
  await waitFor(() =>
    expect(api.calls("PUT /callouts/:id").at(-1)?.body).toMatchObject({
      callout: { fee_amount: 1200.5, fee_text: "an hour" },
    }),
  );
});
