/** A surgeon who is guessed by surname on the import's screen: seen, sent, and taken back for good. */
import { screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { type ListsImportReport, type ListsImportRow } from "../../../src/contract/shapes/lists/listsImport.ts";
import "../../support/app/files/readableFiles.ts";
import { renderScreen } from "../../support/app/screenApp.tsx";

beforeEach(() => window.localStorage.clear());

const KEANE = "Mr Aoife Keane";
const IMPORT = "POST /lists/import";

test("it stands chosen with a word that it is a guess, until somebody chooses", async () => {
  const user = userEvent.setup();
  const { api } = await renderScreen("/planning/import", {
    "GET /sites": () => ({ data: [] }),
    "GET /surgeons": () => ({ data: [{ id: 1, display_name: KEANE }] }),
    [IMPORT]: ({ body }) => {
      const { rows } = body as { rows: ListsImportRow[] };
      const unknown = rows.filter(({ surgeon }) => surgeon !== KEANE);
      const notes = unknown.map(({ row, surgeon = "" }) => ({ row, kind: "surgeon_text" as const, name: surgeon }));
      const report: ListsImportReport = { created: rows.length, existing: [], errors: [], notes };
      return { data: report };
    },
  });
  await waitFor(() => expect(api.calls("GET /surgeons")).toHaveLength(1));
  const file = new File(["Date,Start,End,Site,Surgeon\n2099-12-01,8:00,12:00,Ferndale,A. Keane\n"], "lists.csv");
  await user.upload(document.querySelector("input[type=file]") as HTMLInputElement, file);
  const next = async () => {
    await user.click(await screen.findByRole("button", { name: "Next: check" }));
    return screen.findByRole("combobox", { name: "A. Keane: 1 row" });
  };
  await user.click(await screen.findByRole("button", { name: "Next: match columns" }));
  const sent = () =>
    api
      .calls(IMPORT)
      .flatMap(({ body }) => (body as { rows: ListsImportRow[] }).rows)
      .at(-1)?.surgeon;
  const choice = await next();
  expect(choice).toHaveValue(KEANE);
  expect(choice).toHaveAccessibleDescription("Suggested by surname. Please check.");
  expect(sent()).toBe(KEANE);
  await user.selectOptions(choice, "Keep as written");
  await waitFor(() => expect(sent()).toBe("A. Keane"));
  expect(choice).toHaveAccessibleDescription("");
  await user.click(screen.getByRole("button", { name: "Back" }));
  const again = await next();
  expect(again).toHaveDisplayValue("Keep as written");
  expect(sent()).toBe("A. Keane");
});
