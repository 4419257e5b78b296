/** Everything inside the page's root; the same tree is prerendered and hydrated. */
import { type EmotionCache } from "@emotion/cache";
import { CacheProvider, ThemeContext } from "@emotion/react";
import CssBaseline from "@mui/material/CssBaseline";
import DefaultPropsProvider from "@mui/material/DefaultPropsProvider";
import GlobalStyles from "@mui/material/GlobalStyles";
import { type Store } from "@reduxjs/toolkit";
import { type ComponentProps, type ReactNode, StrictMode } from "react";
import { Provider } from "react-redux";
import { createAppTheme } from "./theme/createAppTheme.ts";

const theme = createAppTheme();
/** The provider reads `defaultProps` of each part; its type only knows bare props. */
const parts = theme.components as ComponentProps<typeof DefaultPropsProvider>["value"];
const variables = <GlobalStyles styles={theme.generateStyleSheets()} />;

/**
 * Not MUI's ThemeProvider: that one would own the mode too, in state and storage of its own. Here the variables of both
 * modes stand in the page and the root's `data-theme` chooses.
 */
export function Document(props: { cache: EmotionCache; store: Store; children: ReactNode }) {
  return (
    <StrictMode>
      <CacheProvider value={props.cache}>
        <ThemeContext.Provider value={theme}>
          <DefaultPropsProvider value={parts}>
            {variables}
            <CssBaseline />
            <Provider store={props.store}>{props.children}</Provider>
          </DefaultPropsProvider>
        </ThemeContext.Provider>
      </CacheProvider>
    </StrictMode>
  );
}
