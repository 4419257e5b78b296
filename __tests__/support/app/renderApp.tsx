/** The whole app on a page as it is loaded at an address: routes, store, theme, words. */
import { ThemeProvider } from "@mui/material/styles";
import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { StrictMode } from "react";
import { Provider } from "react-redux";
import { useLocation } from "react-router-dom";
import { createRoutes } from "../../../src/app/routes.tsx";
import { signInEntry } from "../../../src/app/signInEntry.ts";
import { createAppTheme } from "../../../src/app/theme/createAppTheme.ts";
import { ToastBoard } from "../../../src/features/notifications/toasts/toastBoard.ts";
import { createAppStore } from "./createAppStore.ts";
import { fakePorts } from "./fakePorts.ts";
import { type FakeServer } from "./fakes/fakeServer.ts";
import { type SharedStorage } from "./liveApp.ts";
import { RoutesInMemory } from "./memoryRouter.tsx";

const theme = createAppTheme();

function Where() {
  const { pathname, search } = useLocation();
  return <p data-testid="address">{pathname + search}</p>;
}

type Options = { server: FakeServer; shared?: SharedStorage };

export function renderApp(address: string, { server, shared }: Options) {
  const [path = "", search = ""] = address.split("?");
  const world = fakePorts({ server, path, kept: search && `?${search}`, ...(shared ? { shared } : {}) });
  const store = createAppStore(world.ports);
  const user = userEvent.setup();
  render(
    <StrictMode>
      <Provider store={store}>
        <ThemeProvider theme={theme}>
          <RoutesInMemory path={address} routes={createRoutes(store, async () => new ToastBoard(), signInEntry)}>
            <Where />
          </RoutesInMemory>
        </ThemeProvider>
      </Provider>
    </StrictMode>,
  );
  const type = async (label: string | RegExp, text: string) => {
    await user.click(await screen.findByLabelText(label));
    await user.paste(text);
  };
  return { ...world, store, user, type, address: () => screen.getByTestId("address").textContent };
}
