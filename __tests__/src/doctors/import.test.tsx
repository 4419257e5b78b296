/** Doctors out of a file: what kinds of file are read, what columns are recognised, and what the screen does when the server says no. */
import { act, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { type ImportReport, type ImportRow } from "../../../src/contract/shapes/doctors/doctorImport.ts";
import { sessionOpened } from "../../../src/features/auth/public.ts";
import { matchColumns, readDoctors, rememberColumns } from "../../../src/features/doctorsImport/doctorsFile.ts";
import { systemClock } from "../../../src/lib/clock.ts";
import { ME } from "../../support/app/liveApp.ts";
import "../../support/app/files/readableFiles.ts";
import { watchSavedFile } from "../../support/app/files/savedFile.ts";
import { Refusal, renderScreen } from "../../support/app/screenApp.tsx";

const bytes = (text: string, encoding: BufferEncoding): Uint8Array<ArrayBuffer> =>
  new Uint8Array(Buffer.from(text, encoding));
const aFile = (content: string | Uint8Array<ArrayBuffer>, name = "doctors.csv") => new File([content], name);
const read = async (content: string | Uint8Array<ArrayBuffer>, name?: string, language = "en") =>
  readDoctors(aFile(content, name), language);

beforeEach(() => window.localStorage.clear());

test.each([
  ["UTF-8 with a mark and commas", bytes("\uFEFFVorname,E-Mail\r\nZoë,z@example.test\r\n", "utf8")],
  ["Windows-1252 and semicolons", bytes("Vorname;E-Mail\r\nZoë;z@example.test\r\n", "latin1")],
  ["UTF-16 with a mark and tabs", bytes("\uFEFFVorname\tE-Mail\nZoë\tz@example.test\n", "utf16le")],
  ["blank lines and quotes", bytes('\n"Vorname","E-Mail"\n\n"Zoë","z@example.test"\n\n', "utf8")],
  [
    "a first line for Excel that says the separator",
    bytes("\uFEFFsep=;\r\nVorname;E-Mail\r\nZoë;z@example.test\r\n", "utf8"),
  ],
  ["a separator that Excel has to be told", bytes("SEP=|\nVorname|E-Mail\nZoë|z@example.test\n", "utf8")],
])("%s is read as a table", async (_, content) => {
  expect(await read(content)).toMatchObject({
    headers: ["Vorname", "E-Mail"],
    rows: [{ cells: ["Zoë", "z@example.test"] }],
  });
});

test.each([
  ["ja", "Shift_JIS", "96bc 914f 2c 8381 815b 838b 0d0a 94fc 8de7 2c 68", ["名前", "メール"], "美咲"],
  ["zh", "GB 18030", "d0d5 c3fb 2c d3ca cfe4 0d0a d0a1 c3f7 2c 68", ["姓名", "邮箱"], "小明"],
])("what Excel saves where %s is spoken, %s, is read there", async (language, _, hex, headers, name) => {
  const content = new Uint8Array(Buffer.from(hex.replaceAll(" ", ""), "hex"));
  expect(await read(content, "doctors.csv", language)).toMatchObject({ headers, rows: [{ cells: [name, "h"] }] });
});

test.each(["ja", "zh"])("where %s is spoken, UTF-8 and Windows-1252 are read as elsewhere", async (language) => {
  const text = "Vorname,E-Mail\r\nZoë,z\r\n";
  for (const encoding of ["utf8", "latin1"] as const)
    expect(await read(bytes(text, encoding), "doctors.csv", language)).toMatchObject({
      rows: [{ cells: ["Zoë", "z"] }],
    });
});

test("what is no table of at most two thousand rows is refused with the reason", async () => {
  const many = `Name\n${"Hana\n".repeat(2001)}`;
  expect(await read(bytes("PK\u0003\u0004", "latin1"))).toEqual({ problem: "spreadsheet" });
  expect(await read("Name\nHana", "doctors.XLSX")).toEqual({ problem: "spreadsheet" });
  expect(await read(many)).toEqual({ problem: "tooMany", count: 2001 });
  expect(await read("Name,Email\n\n,\n")).toEqual({ problem: "empty" });
  expect(await read("Name\u0000\nHana")).toEqual({ problem: "unreadable" });
});

test("rows keep the number that the spreadsheet gives them, and an apostrophe before a formula goes", async () => {
  const table = await read("Name\n\nHana\n'=1+1\n'Aroha\n");
  expect(table).toMatchObject({
    rows: [{ number: 3 }, { number: 4, cells: ["=1+1"] }, { number: 5, cells: ["'Aroha"] }],
  });
});

test("columns are recognised by their names in six languages, and as was said the last time", () => {
  const names = ["Email address", "E-Mail-Adresse", "Correo electrónico", "Courriel", "メール", "电子邮箱"];
  for (const name of names) expect(matchColumns(["?", name]).email).toBe("1");
  expect(matchColumns(["Prénom", "Nom"])).toMatchObject({ first_name: "0", last_name: "1" });
  // As German exports name them, today and before.
  for (const exported of [
    ["Position", "Kammer/Register", "Registernummer"],
    ["Stufe", "Registrierungsstelle", "Registrierungsnummer"],
  ])
    expect(matchColumns(exported)).toMatchObject({ grade: "0", registration_body: "1", registration_number: "2" });
  expect(matchColumns(["Wer"]).last_name).toBe("");
  const said = { ...matchColumns(["Wer", "Email"]), last_name: "0", email: "" };
  rememberColumns(["Wer", "Email"], said);
  expect(matchColumns(["Email", "WER"])).toMatchObject({ last_name: "1", email: "" });
});

test.each(["0", "1"])("of two columns of one name the one that was used (%s) is used again", (used) => {
  const headers = ["Who", "Who", "Email"];
  rememberColumns(headers, { ...matchColumns(headers), last_name: used });
  expect(matchColumns(headers)).toMatchObject({ last_name: used, email: "2" });
});

const report = (values: Partial<ImportReport>): ImportReport => ({
  ...{ created: 0, updated: 0, unchanged: 0, skipped: 0, errors: [], known: [] },
  ...values,
});
const unknownGroup = { row: 2, field: "groups", rule: "unknown", value: "Partners", message: "is not known" } as const;
const twoSites = { row: 2, field: "sites", rule: "ambiguous", value: "Fern", message: "no" } as const;

test("a refused import saves nothing, says which rows are to blame, and goes through once they are mended", async () => {
  const user = userEvent.setup();
  const told: ImportReport[] = [];
  const { api } = await renderScreen("/doctors/import", {
    "POST /doctors/import": ({ query, body }) => {
      const { rows } = body as { rows: ImportRow[] };
      if (query.get("dry_run")) return { data: report({ created: rows.length }) };
      const bad = rows[0]?.groups?.includes("Partners");
      if (bad)
        return new Refusal(422, {
          errors: ["no"],
          code: "invalid_input",
          data: report({ errors: [unknownGroup, twoSites] }),
        });
      told.push(report({ created: rows.length }));
      return { data: told.at(-1) };
    },
  });
  const input = document.querySelector("input[type=file]") as HTMLInputElement;
  const text = "First name,Last name,Email,Role,Group,Site\nHana,Itokawa,hana@example.test,Surgeon,Partners,Fern\n";
  await user.upload(input, aFile(text));
  await user.click(await screen.findByRole("button", { name: "Next: match columns" }));
  await user.click(await screen.findByRole("button", { name: "Next: check" }));
  await user.click(await screen.findByRole("button", { name: "Import 1 doctor" }));
  expect(await screen.findByText("There is no group “Partners”")).toBeVisible();
  expect(screen.getByText("“Fern” could mean several; write the full name exactly")).toBeVisible();
  expect(screen.getByText("From a CSV file, in four steps. Nothing is saved until the last.")).toBeVisible();
  expect(told).toEqual([]);
  await user.clear(screen.getByRole("textbox", { name: "Groups, row 2" }));
  await user.clear(screen.getByRole("textbox", { name: "Sites, row 2" }));
  await user.click(screen.getByRole("button", { name: "Import 1 doctor" }));
  expect(await screen.findByRole("heading", { name: "Import finished" })).toBeVisible();
  expect(screen.getByText("From a CSV file. The result is shown below.")).toBeVisible();
  expect(screen.queryByText(/Nothing is saved/)).not.toBeInTheDocument();
  const keys = api.calls("POST /doctors/import").filter(({ query }) => !query.get("dry_run"));
  await waitFor(() => expect(keys).toHaveLength(2));
});

test.each([
  ["unavailable", 503, "It is not certain that the import was saved. Import again: no doctor is added twice."],
  ["storage_full", 507, "That did not work; nothing was saved. The server has no space left."],
] as const)(
  "an import refused with %s says whether it may have been saved; once more is the same",
  async (code, status, words) => {
    const user = userEvent.setup();
    let isWell = false;
    const { api } = await renderScreen("/doctors/import", {
      "POST /doctors/import": ({ query }) =>
        query.get("dry_run") || isWell
          ? { data: report({ created: 1 }) }
          : new Refusal(status, { errors: ["Please try again."], code }),
    });
    const input = document.querySelector("input[type=file]") as HTMLInputElement;
    await user.upload(input, aFile("First name,Last name,Email,Role\nHana,Itokawa,hana@example.test,Surgeon\n"));
    await user.click(await screen.findByRole("button", { name: "Next: match columns" }));
    await user.click(await screen.findByRole("button", { name: "Next: check" }));
    await user.click(await screen.findByRole("button", { name: "Import 1 doctor" }));
    await waitFor(() => expect(screen.getByRole("alert")).toHaveTextContent(words));
    isWell = true;
    await user.click(screen.getByRole("button", { name: "Import 1 doctor" }));
    expect(await screen.findByRole("heading", { name: "Import finished" })).toBeVisible();
    const done = api.calls("POST /doctors/import").filter(({ query }) => !query.get("dry_run"));
    expect(new Set(done.map(({ headers }) => headers.get("idempotency-key"))).size).toBe(1);
    expect(done.length).toBeGreaterThan(1);
  },
);

test("where the rows cannot be tried, the columns stay as they are and the reason is said", async () => {
  const user = userEvent.setup();
  await renderScreen("/doctors/import", {
    "POST /doctors/import": () => new Refusal(429, { errors: ["slow down"], code: "rate_limited" }),
  });
  const input = document.querySelector("input[type=file]") as HTMLInputElement;
  await user.upload(input, aFile("First name,Last name,Email\nHana,Itokawa,hana@example.test\n"));
  await user.click(await screen.findByRole("button", { name: "Next: match columns" }));
  expect(await screen.findByText("Please choose a column for: Role")).toBeVisible();
  await user.selectOptions(screen.getByRole("combobox", { name: /^Role/ }), "All rows: Anaesthetist");
  await user.click(screen.getByRole("button", { name: "Next: check" }));
  await waitFor(() => expect(screen.getByRole("alert")).toHaveTextContent("nothing was saved"));
  expect(screen.getByRole("heading", { name: "What is in each column?" })).toBeVisible();
});

test("the list goes out as a file of the person's own day under its filters; the mark that reading takes away is there again", async () => {
  const user = userEvent.setup();
  const saved = watchSavedFile();
  const { api, store } = await renderScreen("/doctors?role=surgeon&page=2", {
    "GET /doctors.csv": () => "Title,First name\r\nDr,Hana\r\n",
  });
  act(() => void store.dispatch(sessionOpened({ user: { ...ME, time_zone: "Pacific/Auckland" } })));
  jest.spyOn(systemClock, "now").mockReturnValue(Date.parse("2026-11-24T20:00:00Z"));
  await user.click(await screen.findByRole("button", { name: "Export CSV" }));
  await waitFor(() => expect(saved.name).toBe("doctors-2026-11-25.csv"));
  expect(api.calls("GET /doctors.csv").at(-1)?.query.toString()).toBe("role=surgeon&separator=comma");
  const begun = new Uint8Array(await saved.blob.arrayBuffer());
  expect([...begun.slice(0, 5)]).toEqual([0xef, 0xbb, 0xbf, 0x54, 0x69]);
});

test("the file of archived doctors says so in its name", async () => {
  const user = userEvent.setup();
  const saved = watchSavedFile();
  await renderScreen("/doctors?status=archived", { "GET /doctors.csv": () => "Title\r\n" });
  await user.click(await screen.findByRole("button", { name: "Export CSV" }));
  await waitFor(() => expect(saved.name).toMatch(/^doctors-archived-[\d-]+\.csv$/));
});

test("a proxy's page in place of the file is not saved, and the person is told", async () => {
  const user = userEvent.setup();
  const saved = watchSavedFile();
  await renderScreen("/doctors", {
    "GET /doctors.csv": () =>
      new Response("<!doctype html><title>Sign in to the network</title>", {
        headers: { "content-type": "text/html" },
      }),
  });
  await user.click(await screen.findByRole("button", { name: "Export CSV" }));
  expect(await screen.findByRole("alert")).toBeVisible();
  expect(saved.name).toBe("");
});
