/** How strong the password is so far: five bars, a word, and what is missing. */
import CheckRounded from "@mui/icons-material/CheckRounded";
import RadioButtonUncheckedRounded from "@mui/icons-material/RadioButtonUncheckedRounded";
import { styled } from "@mui/material/styles";
import { useField } from "react-final-form";
import { useTranslation } from "react-i18next";
import { PHONE } from "../styling/breakpoints.ts";
import { VisuallyHidden } from "../styling/VisuallyHidden.ts";
import { CHECKS, passedChecks } from "./passwordStrength.ts";

const SCORE_TEXTS = ["weak", "weak", "weak", "fair", "good", "strong"] as const;
const COLOURS = { weak: "error", fair: "risk", good: "risk", strong: "confirmed" } as const;

const Box = styled("div")(({ theme }) => ({
  ...theme.typography.caption,
  padding: "12px 14px",
  margin: "4px 0 12px",
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: 8,
  background: theme.vars.palette.surface.sunken,
  "& header": { display: "flex", justifyContent: "space-between", gap: 8, fontWeight: 500 },
  "& [data-colour]": { fontWeight: 600 },
  ...Object.fromEntries(
    (["error", "risk", "confirmed"] as const).map((colour) => [
      `& [data-colour=${colour}]`,
      { color: theme.vars.palette.status[colour].fg },
    ]),
  ),
  "& ul": {
    display: "grid",
    gridTemplateColumns: "1fr 1fr",
    gap: "1px 16px",
    margin: "10px 0 0",
    padding: 0,
    listStyle: "none",
    color: theme.vars.palette.text.secondary,
    [PHONE]: { gridTemplateColumns: "1fr" },
  },
  "& li": { display: "flex", alignItems: "center", gap: 6 },
  "& li[data-passed]": { color: theme.vars.palette.status.confirmed.fg },
  "& svg": { fontSize: 16 },
}));

const Bars = styled("div", { shouldForwardProp: (prop) => prop !== "colour" })<{
  colour: "error" | "risk" | "confirmed";
}>(({ theme, colour }) => ({
  display: "grid",
  gridTemplateColumns: "repeat(5, 1fr)",
  gap: 4,
  marginTop: 6,
  "& span": { height: 5, borderRadius: 3, background: theme.vars.palette.response.none },
  "& [data-on]": { background: theme.vars.palette.status[colour].fg, forcedColorAdjust: "none" },
}));

type Props = { name: string; minimum: number };

export function PasswordMeter({ name, minimum }: Props) {
  const { t } = useTranslation("errors");
  const { input } = useField<string>(name, { subscription: { value: true } });
  const passed = passedChecks(input.value ?? "", minimum);
  const score = CHECKS.filter((check) => passed[check]).length;
  const word = SCORE_TEXTS[score] ?? "weak";
  return (
    <Box>
      <header>
        <span>{t("meter.title")}</span>
        <span role="status" data-colour={score > 0 ? COLOURS[word] : "none"}>
          {t("meter.score", { word: t(`meter.${word}`), score, of: CHECKS.length })}
        </span>
      </header>
      <Bars colour={COLOURS[word]} aria-hidden>
        {CHECKS.map((check, place) => (
          <span key={check} {...(place < score ? { "data-on": "" } : {})} />
        ))}
      </Bars>
      <ul>
        {CHECKS.map((check) => (
          <li key={check} {...(passed[check] ? { "data-passed": "" } : {})}>
            {passed[check] ? <CheckRounded /> : <RadioButtonUncheckedRounded />}
            {t(`meter.check.${check}`, { minimum })}
            <VisuallyHidden>{t(passed[check] ? "meter.passed" : "meter.missing")}</VisuallyHidden>
          </li>
        ))}
      </ul>
    </Box>
  );
}
