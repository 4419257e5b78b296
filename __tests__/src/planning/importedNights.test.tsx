/** Lists out of a file whose times may be swapped: what is made of them on the screen. */
import { screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { type ListsImportRow } from "../../../src/contract/shapes/lists/listsImport.ts";
import "../../support/app/files/readableFiles.ts";
import { renderScreen } from "../../support/app/screenApp.tsx";

const SITE = { id: 1, name: "Ferndale Clinic", short_name: "Ferndale", time_zone: "Australia/Sydney", theatres: [] };

test("a list that would end the next day is left out until somebody takes it", async () => {
  const user = userEvent.setup();
  await renderScreen("/planning/import", {
    "GET /sites": () => ({ data: [SITE] }),
    "POST /lists/import": ({ body }) => {
      const { rows } = body as { rows: ListsImportRow[] };
      const notes = rows.map(({ row }) => ({ row, kind: "overnight" as const, name: null }));
      return { data: { created: rows.length, existing: [], errors: [], notes } };
    },
  });
  const text = "Date,Start,End,Hospital\n21/12/2031,13:30,12:30,Ferndale Clinic\n";
  const input = document.querySelector("input[type=file]") as HTMLInputElement;
  await user.upload(input, new File([text], "lists.csv"));
  await user.click(await screen.findByRole("button", { name: "Next: match columns" }));
  await user.click(await screen.findByRole("button", { name: "Next: check" }));
  expect(await screen.findByText("Ends on the next day")).toBeVisible();
  expect(screen.getByRole("checkbox", { name: "Import row 2" })).not.toBeChecked();
});
