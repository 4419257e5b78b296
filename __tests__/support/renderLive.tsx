/** Puts a part of the live half on a page as the app does: store, router, theme, words. */
import { ThemeProvider } from "@mui/material/styles";
import { render } from "@testing-library/react";
import { type ReactNode } from "react";
import { Provider } from "react-redux";
import { MemoryRouter, Route, Routes, useLocation } from "react-router-dom";
import { createAppTheme } from "../../src/app/theme/createAppTheme.ts";
import { type LiveApp } from "./liveApp.ts";

const theme = createAppTheme();

function Where() {
  return <p data-testid="path">{useLocation().pathname}</p>;
}

export function renderLive(app: LiveApp, part: ReactNode) {
  return render(
    <Provider store={app.store}>
      <ThemeProvider theme={theme}>
        <MemoryRouter initialEntries={["/callouts"]}>
          {part}
          <Routes>
            <Route path="*" element={<Where />} />
          </Routes>
        </MemoryRouter>
      </ThemeProvider>
    </Provider>,
  );
}
