/** Doctors where it is narrow: cards know what the table knows, and what is usual stands first. */
import { screen, within } from "@testing-library/react";
import { CARDS, PHONE } from "../../../src/ui/styling/breakpoints.ts";
import { renderScreen } from "../../support/app/screenApp.tsx";
import { aDoctorDetail, aWireDoctor } from "../../support/aWireCallout.ts";

const wide = window.matchMedia;
beforeEach(() => {
  window.matchMedia = (media) =>
    Object.assign(new EventTarget(), wide(media), { matches: [CARDS, PHONE].includes(`@media ${media}`) });
});
afterEach(() => {
  window.matchMedia = wide;
});

test("a card says all that the table has in columns", async () => {
  const doctor = aWireDoctor({ asked: 7, answered: 2 });
  await renderScreen("/doctors", { "GET /doctors": () => ({ data: [doctor], meta: { page: 1, total: 1 } }) });
  const card = within((await screen.findByText("Dr Hana Itokawa")).closest("li") as HTMLElement);
  const said = card.getAllByRole("term").map((term) => [term.textContent, term.nextElementSibling?.textContent]);
  expect(said).toEqual([
    ["Sites", "All sites"],
    ["Next away", "–"],
    ["Last response", "Never"],
    [expect.stringMatching(/^Response rate/), "2 of 7"],
  ]);
});

test("on a phone editing is the first that can be done with a doctor", async () => {
  await renderScreen("/doctors/51", { "GET /doctors/:id": () => ({ data: aDoctorDetail() }) });
  const edit = await screen.findByRole("link", { name: "Edit" });
  expect(edit.parentElement?.firstElementChild).toBe(edit);
});
