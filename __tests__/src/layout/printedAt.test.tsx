/** What stands at the foot of printed pages: the address, and when it was printed, as the language writes it. */
import { act, render, screen } from "@testing-library/react";
import i18next from "i18next";
import "../../../src/app/i18n.ts";
import { showLanguage } from "../../../src/features/i18n/languageTexts.ts";
import { systemClock } from "../../../src/lib/clock.ts";
import { PrintedAt } from "../../../src/ui/page/PrintedAt.tsx";

afterEach(() => act(() => showLanguage("en")));

test.each([
  ["en", "Printed 24 Nov 2026, 16:05"],
  ["de", "Gedruckt 24.11.2026, 16:05"],
  ["es", "Impreso 24 nov 2026, 16:05"],
  ["fr", "Imprimé le 24 nov. 2026, 16:05"],
  ["ja", "印刷 2026/11/24 16:05"],
  ["zh", "打印于 2026年11月24日 16:05"],
] as const)("in %s the moment is written as there, not as in America", async (language, words) => {
  await showLanguage(language);
  // By the clock of the device whose printer it is.
  jest.spyOn(systemClock, "now").mockReturnValue(new Date(2026, 10, 24, 16, 5).getTime());
  render(<PrintedAt />);
  expect(screen.queryByText(/2026/)).not.toBeInTheDocument();
  act(() => void window.dispatchEvent(new Event("beforeprint")));
  expect(screen.getByText(`${window.location.href} · ${words}`)).toBeInTheDocument();
  expect(i18next.language).toBe(language);
});
