/** The next day: the callouts list calls it by its name; times after midnight of a list that begins the evening before are marked. */
import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { sessionOpened } from "../../../src/features/auth/public.ts";
import { systemClock } from "../../../src/lib/clock.ts";
import { ME } from "../../support/app/liveApp.ts";
import { renderScreen } from "../../support/app/screenApp.tsx";
import { aDetail, aList, aPage, aResponse, aRow, inHours } from "../../support/aWireCallout.ts";

test("a list of the next day says so, and counts no days", async () => {
  const list = aList({ date: inHours(24).slice(0, 10), starts_at: inHours(24), ends_at: inHours(28) });
  await renderScreen("/callouts", { "GET /callouts": () => aPage([aRow({ lists: [list] })]) });
  expect(await screen.findByText(/08:00–12:00 · tomorrow/)).toBeVisible();
});

test("where the page stays open, today becomes the next day at the practice's midnight", async () => {
  const clock = jest.spyOn(systemClock, "now").mockReturnValue(Date.parse("2026-11-26T10:59:00Z"));
  const { api, store } = await renderScreen("/callouts?tab=all&when=today", {
    "GET /callouts": () => aPage([aRow()]),
    "GET /exports/callouts": () => ({}),
  });
  const company_settings = { ...ME.company.company_settings, time_zone: "Pacific/Auckland" };
  act(() => void store.dispatch(sessionOpened({ user: { ...ME, company: { ...ME.company, company_settings } } })));
  const asked = () => api.calls("GET /callouts").map(({ query }) => query.get("from"));
  await waitFor(() => expect(asked().at(-1)).toBe("2026-11-26"));
  await screen.findByRole("table");
  clock.mockReturnValue(Date.parse("2026-11-26T11:01:00Z"));
  act(() => void document.dispatchEvent(new Event("visibilitychange")));
  await waitFor(() => expect(asked().at(-1)).toBe("2026-11-27"));
  // What a press asks for is what the page then shows, so that it is asked for once.
  const before = asked().length;
  fireEvent.change(screen.getByRole("combobox", { name: "When" }), { target: { value: "7" } });
  await waitFor(() => expect(screen.getByLabelText("address")).toHaveTextContent("when=7"));
  await waitFor(() => expect(screen.getByRole("table")).toHaveAttribute("aria-busy", "false"));
  expect(asked().slice(before)).toEqual(["2026-11-27"]);
  clock.mockRestore();
});

const MIDNIGHT = "\u00a0+1";
const PART = { from: "02:00", to: "06:00" };
const NIGHT = { session: "on_call" as const, start_time: "20:00", end_time: "08:00" };

test("a part that begins after midnight is marked on the callout: as offered, as booked and as open", async () => {
  const doctor = { id: 51, name: "Dr Hana Itokawa", grade: null };
  const booking = { ...PART, doctor, whole: false, acknowledged_at: null, response_id: 1, consent: null };
  const open = [{ from: "06:00", to: "08:00", missing: 1 }];
  const list = aList({ ...NIGHT, confirmed: [booking as never], open, cover_status: "calling" });
  const booked = aResponse({ outcome: "confirmed", booked: PART, part_from: "02:00", part_to: "06:00" });
  const actor = { type: "admin" as const, name: "Anna" };
  const params = { doctor: "Dr Hana Itokawa", list_start: "20:00", start_time: "02:00", end_time: "06:00" };
  await renderScreen("/callouts/412", {
    "GET /callouts/:id": () => ({ data: aDetail({ status: "open", lists: [list], responses: [booked] }) }),
    "GET /callouts/:id/events": () => ({
      data: [{ id: 1, action: "booking_confirmed", actor, params, created_at: inHours(-1) }],
    }),
  });
  const span = `02:00${MIDNIGHT}–06:00${MIDNIGHT}`;
  expect(await screen.findByText(/was booked/)).toHaveTextContent("02:00 +1");
  const text = document.body.textContent ?? "";
  expect(text).toContain(`For ${span}`);
  expect(text).toContain(`${span} Dr Hana Itokawa`);
  expect(text).toContain(`${span} only`);
  expect(text).toContain(`06:00${MIDNIGHT}–08:00${MIDNIGHT}`);
  expect(text).not.toContain(`02:00–06:00`);
});
