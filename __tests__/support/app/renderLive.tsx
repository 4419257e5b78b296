/** Puts a part of the live half on a page as the app does: store, router, theme, words. */
import { ThemeProvider } from "@mui/material/styles";
import { render } from "@testing-library/react";
import { type ReactNode } from "react";
import { Provider } from "react-redux";
import { useLocation } from "react-router-dom";
import { createAppTheme } from "../../../src/app/theme/createAppTheme.ts";
import { type LiveApp } from "./liveApp.ts";
import { RoutesInMemory } from "./memoryRouter.tsx";

const theme = createAppTheme();

function Where() {
  return <p data-testid="path">{useLocation().pathname}</p>;
}

export function renderLive(app: LiveApp, part: ReactNode) {
  return render(
    <Provider store={app.store}>
      <ThemeProvider theme={theme}>
        <RoutesInMemory path="/callouts" routes={[{ path: "*", Component: Where }]}>
          {part}
        </RoutesInMemory>
      </ThemeProvider>
    </Provider>,
  );
}
