/** A doctor in the form: a colleague deletes one of the doctor's groups meanwhile; the address is corrected. */
import { screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { noopPorts } from "../../../src/app/noopPorts.ts";
import { Refusal, renderScreen } from "../../support/app/screenApp.tsx";
import { aDoctorDetail, aWireDoctor } from "../../support/aWireCallout.ts";

const group = (id: number, name: string) => ({
  id,
  name,
  lock_version: 0,
  doctors: 1,
  colour: "blue",
  description: null,
});

test("a group that was deleted meanwhile is not saved, though other groups were chosen here", async () => {
  const user = userEvent.setup();
  const [partners, cardiac, eyes] = [group(1, "Partners"), group(2, "Cardiac"), group(3, "Eyes")];
  let groups = [partners, cardiac];
  const theirs = { ...aDoctorDetail(), groups: [] as { id: number; name: string }[], lock_version: 7 };
  const { api } = await renderScreen("/doctors/51/edit", {
    "GET /doctors/:id": () => ({ data: aDoctorDetail() }),
    "GET /doctor_groups": () => ({ data: groups }),
    "PUT /doctors/:id": ({ body }) => {
      const { lock_version } = (body as { doctor: { lock_version: number } }).doctor;
      return lock_version < theirs.lock_version
        ? new Refusal(409, { errors: ["x"], code: "stale", data: theirs })
        : { data: theirs };
    },
  });
  const save = () => user.click(screen.getByRole("button", { name: /Save doctor/ }));
  await user.click(await screen.findByRole("checkbox", { name: "Cardiac" }));
  groups = [cardiac, eyes];
  await save();
  await user.click(await screen.findByRole("button", { name: "Keep mine" }));
  expect(await screen.findByRole("checkbox", { name: "Eyes" })).not.toBeChecked();
  expect(screen.queryByRole("checkbox", { name: "Partners" })).not.toBeInTheDocument();
  await save();
  expect(await screen.findByRole("heading", { level: 1, name: "Dr Hana Itokawa" })).toBeVisible();
  const sent = api.calls("PUT /doctors/:id").map((one) => (one.body as { doctor: object }).doctor);
  expect(sent).toMatchObject([{ group_ids: [1, 2] }, { group_ids: [2], lock_version: 7 }]);
});

describe("a save whose answer was lost, and what was typed after it", () => {
  /** A server that keeps what it saved under its key, and whose first response is lost; somebody else may save `between`. */
  async function afterLost(between?: object) {
    const user = userEvent.setup();
    let row = aDoctorDetail();
    const made = new Map<string, unknown>();
    let isFirst = true;
    const { api } = await renderScreen("/doctors/51/edit", {
      "GET /doctors/:id": () => ({ data: row }),
      "GET /doctors": () => ({ data: [], meta: { total: 0, page: 1, per_page: 2 } }),
      "PUT /doctors/:id": ({ body }) => {
        const { doctor } = body as { doctor: ReturnType<typeof aDoctorDetail> };
        const key = api.calls("PUT /doctors/:id").at(-1)?.headers.get("idempotency-key") ?? "";
        if (made.has(key)) return made.get(key);
        if (doctor.lock_version !== row.lock_version)
          return new Refusal(409, { errors: ["x"], code: "stale", data: row });
        row = { ...row, last_name: doctor.last_name, lock_version: row.lock_version + 1 };
        made.set(key, { data: row });
        if (!isFirst) return { data: row };
        isFirst = false;
        row = between ? { ...row, ...between, lock_version: row.lock_version + 1 } : row;
        throw new TypeError("Failed to fetch");
      },
    });
    const last = await screen.findByRole("textbox", { name: /^Last name/ });
    const save = () => user.click(screen.getByRole("button", { name: /Save doctor/ }));
    await user.type(last, "-Berg");
    await save();
    await screen.findByRole("alert");
    await user.type(last, "en");
    await save();
    return { user, save, row: () => row };
  }

  test("is one's own: nothing is asked", async () => {
    const { row } = await afterLost();
    expect(await screen.findByRole("heading", { level: 1, name: "Dr Hana Itokawa" })).toBeVisible();
    expect(row()).toMatchObject({ last_name: "Itokawa-Bergen", lock_version: aDoctorDetail().lock_version + 2 });
  });

  test("what somebody else saved after it is shown, and nothing of one's own", async () => {
    const { user, save, row } = await afterLost({ email: "other@example.test" });
    const both = await screen.findByRole("table");
    expect(both).toHaveTextContent("other@example.test");
    await user.click(screen.getByRole("button", { name: "Keep mine" }));
    await save();
    await waitFor(() => expect(row()).toMatchObject({ last_name: "Itokawa-Bergen", email: "other@example.test" }));
  });
});

test("with another address, saving also says that earlier links are dead", async () => {
  const user = userEvent.setup();
  const said = jest.spyOn(noopPorts.toast, "say");
  const data = aDoctorDetail();
  let saved = { ...data };
  await renderScreen("/doctors/51/edit", {
    "GET /doctors/:id": () => ({ data: saved }),
    "GET /doctors": () => ({ data: [], meta: { total: 0, page: 1, per_page: 2 } }),
    "PUT /doctors/:id": ({ body }) => {
      saved = { ...data, email: (body as { doctor: { email: string } }).doctor.email };
      return { data: saved };
    },
  });
  const email = await screen.findByRole("textbox", { name: /^Email/ });
  await user.clear(email);
  await user.type(email, "hana@elsewhere.example.test");
  await user.click(screen.getByRole("button", { name: /Save doctor/ }));
  await waitFor(() =>
    expect(said.mock.calls.at(-1)?.slice(0, 2)).toEqual(["success", { key: "doctors:page.doneNewEmail" }]),
  );
});

test.each(["/doctors/new", "/doctors/51/edit"])("at %s what was typed is not lost without a question", async (path) => {
  const user = userEvent.setup();
  await renderScreen(path, { "GET /doctors/:id": () => ({ data: aDoctorDetail() }) });
  await user.type(await screen.findByRole("textbox", { name: /^Last name/ }), "x");
  await user.click(screen.getByRole("link", { name: "Cancel" }));
  await user.click(await screen.findByRole("button", { name: "Stay" }));
  expect(screen.getByLabelText("address")).toHaveTextContent(path);
  await user.click(screen.getByRole("link", { name: "Cancel" }));
  await user.click(await screen.findByRole("button", { name: "Leave" }));
  await waitFor(() => expect(screen.getByLabelText("address")).not.toHaveTextContent(path));
});

test.each([
  ["is free where the server answered with a doctor who has another one", "somebody@example.test", 0],
  ["is taken where a doctor has it, whatever its case", " HANA@example.test", 1],
])("an address %s", async (_, email, told) => {
  const user = userEvent.setup();
  const { api } = await renderScreen("/doctors/new", {
    "GET /doctors": () => ({ data: [aWireDoctor({ email })], meta: { total: 1, page: 1, per_page: 2 } }),
  });
  await user.type(await screen.findByRole("textbox", { name: /^Email/ }), "Hana@example.test");
  await user.tab();
  await waitFor(() => expect(api.calls("GET /doctors")).toHaveLength(1));
  // What comes of the answer is drawn before the next answer is there.
  await user.type(screen.getByRole("textbox", { name: /^First name/ }), "Hana");
  expect(screen.queryAllByText("Another doctor already has this email.")).toHaveLength(told);
});
