/** What stands at the foot of printed pages: the address, and when it was printed, as the language writes it. */
import { act, render, screen } from "@testing-library/react";
import i18next from "i18next";
import { Provider } from "react-redux";
import "../../../src/app/i18n.ts";
import { noopPorts } from "../../../src/app/noopPorts.ts";
import { sessionOpened } from "../../../src/features/auth/public.ts";
import { showLanguage } from "../../../src/features/i18n/languageTexts.ts";
import { OwnTime } from "../../../src/features/user/OwnTime.tsx";
import { systemClock } from "../../../src/lib/clock.ts";
import { PrintedAt } from "../../../src/ui/page/PrintedAt.tsx";
import { createAppStore } from "../../support/app/createAppStore.ts";
import { ME } from "../../support/app/liveApp.ts";

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
  jest.spyOn(systemClock, "now").mockReturnValue(new Date(2026, 10, 24, 16, 5).getTime());
  render(<PrintedAt />);
  expect(screen.queryByText(/2026/)).not.toBeInTheDocument();
  act(() => void window.dispatchEvent(new Event("beforeprint")));
  expect(screen.getByText(`${window.location.href} · ${words}`)).toBeInTheDocument();
  expect(i18next.language).toBe(language);
});

test("whoever has chosen a clock is told by it when the page was printed", () => {
  jest.spyOn(systemClock, "now").mockReturnValue(Date.UTC(2026, 10, 24, 16, 5));
  const store = createAppStore(noopPorts);
  store.dispatch(sessionOpened({ user: { ...ME, time_zone: "Asia/Tokyo" } }));
  render(
    <Provider store={store}>
      <OwnTime>
        <PrintedAt />
      </OwnTime>
    </Provider>,
  );
  act(() => void window.dispatchEvent(new Event("beforeprint")));
  expect(screen.getByText(/ · Printed 25 Nov 2026, 01:05$/)).toBeInTheDocument();
});
