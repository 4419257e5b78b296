/** How many lists are ticked, who is emailed about them, and the button that plans them; it stays in sight. */
import EventAvailableRounded from "@mui/icons-material/EventAvailableRounded";
import Button from "@mui/material/Button";
import Checkbox from "@mui/material/Checkbox";
import FormControlLabel from "@mui/material/FormControlLabel";
import { styled } from "@mui/material/styles";
import { MOST_PLANNED } from "../../../contract/planning.ts";
import { joinNames } from "../../../lib/formatList.ts";
import { PHONE } from "../../../ui/styling/breakpoints.ts";
import { usePlanningFormat } from "../usePlanningFormat.ts";
import { type Planning } from "./usePlanning.ts";

const Bar = styled("section")(({ theme: { vars, zIndex } }) => ({
  position: "sticky",
  top: "var(--mui-size-toolbar)",
  zIndex: zIndex.mobileStepper,
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: "4px 16px",
  padding: "8px 16px",
  background: vars.palette.background.paper,
  borderBottom: `1px solid ${vars.palette.divider}`,
  "& > p": { margin: 0, flex: "1 1 260px", fontVariantNumeric: "tabular-nums" },
  "& label": { alignItems: "flex-start", minWidth: 0, overflowWrap: "anywhere" },
  "& label > .MuiCheckbox-root": { marginBlock: -4 },
  "& small": { display: "block", fontSize: ".8125rem", lineHeight: 1.3846, color: vars.palette.text.secondary },
  [PHONE]: { position: "static", borderTop: `1px solid ${vars.palette.divider}`, "& > button": { flex: "1 1 auto" } },
  "@media print": { display: "none" },
}));

type Props = { planning: Planning; planned: number };

export function PlanBar({ planning, planned }: Props) {
  const { t, language } = usePlanningFormat();
  const { open, chosen, asks, setAsks, mailed, emails, busy, submit } = planning;
  const tooMany = chosen.length > MOST_PLANNED;
  const names = mailed.map(({ doctor, lists }) => `${doctor.name} (${lists})`);
  return (
    <Bar aria-label={t("planning:plan.take")}>
      <p aria-live="polite">{t("planning:plan.summary", { fresh: open.length, chosen: chosen.length, planned })}</p>
      {mailed.length > 0 && (
        <FormControlLabel
          control={<Checkbox checked={asks} onChange={(event) => setAsks(event.target.checked)} />}
          label={
            <>
              {t("planning:plan.ask")}
              <small>
                {t("planning:plan.asks", { count: emails })}: {joinNames(language, names)}
              </small>
            </>
          }
        />
      )}
      <Button
        variant="contained"
        startIcon={<EventAvailableRounded />}
        disabled={chosen.length === 0 || tooMany}
        aria-disabled={busy}
        onClick={submit}
      >
        {busy
          ? t("common:wait")
          : tooMany
            ? t("planning:plan.tooMany", { most: MOST_PLANNED })
            : chosen.length > 0
              ? t("planning:plan.submit", { count: chosen.length })
              : t("planning:plan.nothing")}
      </Button>
    </Bar>
  );
}
