/** Several texts in one field: specialties of a doctor, theatres of a site. */
import { screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { type Answers, renderScreen } from "../../support/app/screenApp.tsx";
import { aDoctorDetail } from "../../support/aWireCallout.ts";

const SITE = {
  ...{ id: 7, name: "Northbank Hospital", short_name: "Northbank", address: null, time_zone: "Europe/London" },
  ...{ phone: null, theatres: [], access_notes: null, map_url: null, archived_at: null, in_use: true, lock_version: 3 },
};

test.each<[at: string, call: string, field: RegExp, most: number, save: string, answers: Answers, sent: object]>([
  [
    "/doctors/51/edit",
    "PUT /doctors/:id",
    /^Specialties/,
    60,
    "Save doctor",
    { "GET /doctors/:id": () => ({ data: aDoctorDetail({ specialties: [] }) }) },
    { doctor: { specialties: ["Eyes", "Hearts"] } },
  ],
  [
    "/practice-management/sites?edit=7",
    "PUT /sites/:id",
    /^Theatres/,
    40,
    "Save",
    { "GET /sites": () => ({ data: [SITE] }) },
    { site: { theatres: ["Eyes", "Hearts"] } },
  ],
])(
  "%s: one that is too long is said at the field; a semicolon parts them, too",
  async (at, call, label, most, save, answers, sent) => {
    const user = userEvent.setup();
    const { api } = await renderScreen(at, { ...answers, [call]: () => ({ data: aDoctorDetail() }) });
    const field = await screen.findByLabelText(label);
    await user.type(field, `Eyes, ${"x".repeat(most + 1)}`);
    await user.click(screen.getByRole("button", { name: save }));
    expect(field).toHaveAccessibleDescription(`At most ${most} characters`);
    expect(field).toBeInvalid();
    expect(api.calls(call)).toEqual([]);
    await user.clear(field);
    await user.type(field, "Eyes; Hearts");
    await user.click(screen.getByRole("button", { name: save }));
    await waitFor(() => expect(api.calls(call)).toHaveLength(1));
    expect(api.calls(call)[0]?.body).toMatchObject(sent);
  },
);

test.each<[at: string, call: string, other: RegExp, save: string, answers: Answers, sent: object]>([
  [
    "/doctors/51/edit",
    "PUT /doctors/:id",
    /^Grade/,
    "Save doctor",
    { "GET /doctors/:id": () => ({ data: aDoctorDetail({ specialties: ["Pain; acute", "Eyes, children"] }) }) },
    { doctor: { specialties: ["Pain; acute", "Eyes, children"] } },
  ],
  [
    "/practice-management/sites?edit=7",
    "PUT /sites/:id",
    /^Address/,
    "Save",
    { "GET /sites": () => ({ data: [{ ...SITE, theatres: ["Theatre 1; Level 2"] }] }) },
    { site: { theatres: ["Theatre 1; Level 2"] } },
  ],
])(
  "%s: what has a separator of its own stays whole while others are changed",
  async (at, call, other, save, answers, sent) => {
    const user = userEvent.setup();
    const { api } = await renderScreen(at, { ...answers, [call]: () => ({ data: aDoctorDetail() }) });
    await user.type(await screen.findByLabelText(other), "1");
    await user.click(screen.getByRole("button", { name: save }));
    await waitFor(() => expect(api.calls(call)).toHaveLength(1));
    expect(api.calls(call)[0]?.body).toMatchObject(sent);
  },
);
