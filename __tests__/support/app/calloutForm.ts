/** The form of a callout on a screen: what its API answers, and how somebody fills it. */
import { act, screen } from "@testing-library/react";
import { type UserEvent } from "@testing-library/user-event";
import { AUTOSAVE_MS } from "../../../src/features/callouts/form/draft/useAutosave.ts";
import { aDetail, aWireDoctor, inHours } from "../aWireCallout.ts";
import { pick } from "./datePickers.ts";
import { type Answers } from "./screenApp.tsx";

export const HANA = { id: 51, name: "Dr Hana Itokawa", grade: null };
export const FORM_ANSWERS: Answers = {
  "GET /sites": () => ({
    data: [{ id: 7, name: "Northbank", short_name: "NB", time_zone: "UTC", theatres: ["Theatre 1"] }],
  }),
  "GET /surgeons": () => ({ data: [{ id: 8, display_name: "Mr J. Okandi", specialty: "Urology" }] }),
  "GET /doctor_groups": () => ({ data: [{ id: 9, name: "Partners", doctors: 11 }] }),
  "GET /doctors": () => ({ data: [aWireDoctor()], meta: { page: 1, per_page: 8, total: 1 } }),
  "POST /callouts/preview": () => ({
    data: {
      ...{ will_send: [HANA], preferences: [] },
      skipped: [{ doctor: { id: 52, name: "Dr Owen Talgarth", grade: null }, reason: "clash", date: "2031-02-03" }],
      email: {
        from_name: "Harbour",
        subject: "Can you cover?",
        html_url: "/admin_api/mail_previews/x",
        text: "Dear Dr Itokawa",
      },
    },
  }),
  "POST /callouts": () => ({ data: aDetail({ id: 500, status: "draft" }) }),
  "POST /callouts/:id/send": () => ({ data: aDetail({ id: 500 }) }),
  "GET /callouts/:id": () => ({ data: aDetail({ id: 500 }) }),
  "GET /callouts/:id/events": () => ({ data: [] }),
};

/** The site and the surgeon of `aList`, as the practice has them. */
export const PLACES: Answers = {
  "GET /sites": () => ({
    data: [{ id: 1, name: "St Brannoc’s Hospital", short_name: "St Brannoc’s", time_zone: "UTC", theatres: [] }],
  }),
  "GET /surgeons": () => ({ data: [{ id: 1, display_name: "Ms N. Merrowby", specialty: "Gynaecology" }] }),
};

/**
 * For a whole test file: a draft saves itself when the test says so, and is not tried again by itself. By the clock, a busy
 * machine would save it in the middle of a word, or not at all before it is sent.
 */
export function autosaveByHand(): { savesItself: () => Promise<void> } {
  const { setTimeout: start, clearTimeout: clear, setInterval: repeat } = globalThis;
  const due = new Map<number, () => void>();
  let last = -1;
  beforeEach(() => {
    due.clear();
    const hold = (run: () => void) => {
      last -= 1;
      due.set(last, run);
      return last;
    };
    const startOrHold = (run: () => void, ms?: number) => (ms === AUTOSAVE_MS ? hold(run) : start(run, ms));
    const clearOrDrop = (id: number) => due.delete(id) || clear(id);
    Object.assign(globalThis, { setTimeout: startOrHold, clearTimeout: clearOrDrop, setInterval: () => 0 });
  });
  afterEach(() => {
    Object.assign(globalThis, { setTimeout: start, clearTimeout: clear, setInterval: repeat });
  });
  return {
    savesItself: () =>
      act(async () => {
        for (const run of due.values()) run();
        due.clear();
      }),
  };
}

export async function fillCallout(user: UserEvent) {
  await pick("Date", inHours(240).slice(0, 10));
  await user.click(screen.getByRole("radio", { name: "All day" }));
  await user.selectOptions(screen.getByLabelText("Site"), "Northbank");
  await user.selectOptions(screen.getByLabelText("Surgeon"), "Mr J. Okandi");
  await user.type(screen.getByRole("combobox", { name: "Send to" }), "part");
  await screen.findByRole("option", { name: "Partners (11)" });
  await user.keyboard("{Enter}");
}

export const address = () => screen.getByRole("status", { name: "address" }).textContent;
