/** Everything inside the page's root; the same tree is prerendered and hydrated. */
import { CacheProvider, ThemeContext } from "@emotion/react";
import DefaultPropsProvider from "@mui/material/DefaultPropsProvider";
import { type Store } from "@reduxjs/toolkit";
import { type ComponentProps, type ReactNode, StrictMode } from "react";
import { Provider } from "react-redux";
import { styleCache } from "../ui/styling/styleCache.ts";
import { createAppTheme } from "./theme/createAppTheme.ts";

/** What the page is styled by is put there. */
export const appStyleCache = styleCache;

const theme = createAppTheme();
/** The provider reads `defaultProps` of each part; its type only knows bare props. */
const parts = theme.components as ComponentProps<typeof DefaultPropsProvider>["value"];

/**
 * Not MUI's ThemeProvider: that one would own the mode too, in state and storage of its own. Here the variables of both
 * modes stand in the page (`PageStyles`) and the root's `data-theme` chooses.
 */
export function AppProviders(props: { store: Store; children: ReactNode }) {
  return (
    <StrictMode>
      <CacheProvider value={styleCache}>
        <ThemeContext.Provider value={theme}>
          <DefaultPropsProvider value={parts}>
            <Provider store={props.store}>{props.children}</Provider>
          </DefaultPropsProvider>
        </ThemeContext.Provider>
      </CacheProvider>
    </StrictMode>
  );
}
