/** A session as three cells (morning, afternoon, narrow evening) and, always, the word. */
import { styled } from "@mui/material/styles";
import { useTranslation } from "react-i18next";
import { type Session } from "../../contract/callout.ts";

const Words = styled("span")({
  display: "inline-flex",
  alignItems: "center",
  gap: 6,
  whiteSpace: "nowrap",
  fontWeight: 500,
});

const Glyph = styled("span")(({ theme }) => ({
  display: "inline-grid",
  gridTemplateColumns: "8px 8px 5px",
  gap: 2,
  "& i": { height: 10, borderRadius: 2, border: `1.5px solid ${theme.vars.palette.text.tertiary}` },
  "& i[data-on]": { background: theme.vars.palette.text.primary, borderColor: theme.vars.palette.text.primary },
  "@media (forced-colors: active)": { "& i[data-on]": { forcedColorAdjust: "none" } },
}));

/** Which cells are filled; own times say nothing about the time of day. */
const CELLS: Record<Session, readonly boolean[]> = {
  am: [true, false, false],
  pm: [false, true, false],
  all_day: [true, true, false],
  evening: [false, false, true],
  on_call: [true, true, true],
  custom: [false, false, false],
};

export function SessionWord({ session }: { session: Session }) {
  const { t } = useTranslation("callouts");
  const [morning, afternoon, evening] = CELLS[session];
  const on = (filled: boolean | undefined) => (filled ? { "data-on": "" } : {});
  return (
    <Words>
      <Glyph aria-hidden="true">
        <i {...on(morning)} />
        <i {...on(afternoon)} />
        <i {...on(evening)} />
      </Glyph>
      {t(`session.${session}`)}
    </Words>
  );
}
