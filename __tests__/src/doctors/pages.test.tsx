/** Pages of the list of doctors, and of what is recorded of one: beyond the last there is the first, and a page that fails says so. */
import { screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { type Asked, Refusal, renderScreen } from "../../support/app/screenApp.tsx";
import { aDoctorDetail, aWireDoctor } from "../../support/aWireCallout.ts";

/** Fifteen in all, on one page. */
const list = ({ query }: Asked) => {
  const page = Number(query.get("page") ?? 1);
  return { data: page === 1 ? [aWireDoctor()] : [], meta: { page, per_page: 15, total: 15 } };
};

test.each(["", "q=itokawa&"])(
  "beyond the last page of /doctors?%s the first is shown, never that there is nobody",
  async (filter) => {
    const claims: (string | null)[] = [];
    const watch = new MutationObserver(() =>
      claims.push(screen.queryByRole("heading", { name: /^No doctors/ })?.textContent ?? null),
    );
    watch.observe(document.body, { childList: true, subtree: true });
    const { api } = await renderScreen(`/doctors?${filter}page=2`, { "GET /doctors": list });
    expect(await screen.findByText("Dr Hana Itokawa")).toBeVisible();
    watch.disconnect();
    expect(claims.filter(Boolean)).toEqual([]);
    expect(api.calls("GET /doctors").map(({ query }) => query.get("page"))).toEqual(["2", null]);
    expect(screen.getByLabelText("address")).not.toHaveTextContent("page=");
    expect(screen.getByRole("navigation", { name: "Pages" })).toHaveTextContent("1–15 of 15");
  },
);

const SENT = "2026-11-24T09:30:00Z";
const mail = { id: 1, subject: "Callout for Tuesday", to_address: "hana@example.test", status: "sent", sent_at: SENT };
const asked = {
  ...{ response_id: 1, callout_id: 412, reference: "C-2026-0412", title: "Eye camp", title_own: true },
  ...{ role_needed: "anaesthetist", session: "am", start_time: "08:00", end_time: "12:00", site: "Northbank" },
  ...{ surgeon: "Ms T. Varnholt", status: "open", starts_at: SENT, date: "2026-12-08", response: "none" },
  ...{ responded_at: null, outcome: "none" },
};
const line = {
  ...{ id: 1, action: "doctor_archived", actor: { type: "admin", name: "Anna Kessler" }, params: {}, diff: null },
  ...{ subject: { type: "doctor", id: 51, name: "Dr Hana Itokawa" }, created_at: SENT },
};

test.each([
  ["callouts", "callouts", asked, "Eye camp"],
  ["emails", "emails", { ...mail, kind: "callout", callout_id: 412, created_at: SENT }, "Callout for Tuesday"],
  ["audit", "events", line, "Anna Kessler"],
])("%s: where the second page fails, the first does not stand in for it", async (tab, path, record, words) => {
  const user = userEvent.setup();
  let down = true;
  await renderScreen(`/doctors/51?tab=${tab}`, {
    "GET /doctors/:id": () => ({ data: aDoctorDetail() }),
    [`GET /doctors/:id/${path}`]: ({ query }: Asked) =>
      down && query.get("page") === "2"
        ? new Refusal(403, { errors: ["no"], code: "forbidden" })
        : { data: [record], meta: { page: 1, per_page: 25, total: 30, time_zone: "UTC" } },
  });
  expect(await screen.findByText(words)).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Next page" }));
  expect(await screen.findByText("The doctors could not be loaded")).toBeVisible();
  expect(screen.queryByText(words)).not.toBeInTheDocument();
  // The pages are still there, and so is the keyboard's place in them.
  await user.click(screen.getByRole("button", { name: "Previous page" }));
  expect(await screen.findByText(words)).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Next page" }));
  const again = await screen.findByRole("button", { name: "Try again" });
  down = false;
  await user.click(again);
  await waitFor(() => expect(screen.queryByRole("alert")).not.toBeInTheDocument());
  expect(await screen.findByText(words)).toBeVisible();
});
