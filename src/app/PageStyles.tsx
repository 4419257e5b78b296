/** What all pages are styled by and nothing ever changes: made when the page is built, so that it costs nobody a script. */
import CssBaseline from "@mui/material/CssBaseline";
import GlobalStyles from "@mui/material/GlobalStyles";
import { baseline } from "./theme/baseline.ts";
import { createAppTheme } from "./theme/createAppTheme.ts";

/** The variables of both modes, MUI's baseline and ours over it. */
export function PageStyles() {
  return (
    <>
      <GlobalStyles styles={createAppTheme().generateStyleSheets()} />
      <CssBaseline />
      <GlobalStyles styles={baseline} />
    </>
  );
}
