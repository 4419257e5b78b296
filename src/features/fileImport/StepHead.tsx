/** Which of the four steps this is. */
import CheckRounded from "@mui/icons-material/CheckRounded";
import { styled } from "@mui/material/styles";
import { useTranslation } from "react-i18next";
import { PHONE } from "../../ui/styling/breakpoints.ts";

const STEPS = ["upload", "match", "check", "result"] as const;
export type StepName = (typeof STEPS)[number];

const List = styled("ol")(({ theme: { vars } }) => ({
  display: "grid",
  gridTemplateColumns: "repeat(4, minmax(0, 1fr))",
  gap: 8,
  margin: 0,
  padding: "20px 20px 0",
  listStyle: "none",
  "& > li": {
    display: "flex",
    alignItems: "center",
    gap: 8,
    paddingTop: 10,
    borderTop: `3px solid ${vars.palette.divider}`,
    fontSize: ".8125rem",
    fontWeight: 600,
    color: vars.palette.text.secondary,
  },
  "& > li:is([aria-current], [data-done])": { borderColor: vars.palette.primary.text },
  "& > li[aria-current]": { color: vars.palette.primary.text },
  "& > li > span:first-of-type": {
    display: "grid",
    placeItems: "center",
    flex: "none",
    width: 22,
    height: 22,
    borderRadius: 11,
    border: "1px solid currentColor",
    fontSize: ".75rem",
    "& svg": { fontSize: 14 },
  },
  "& > li[aria-current] > span:first-of-type": {
    background: vars.palette.primary.main,
    color: vars.palette.primary.contrastText,
    borderColor: "transparent",
  },
  [PHONE]: {
    padding: "16px 16px 0",
    "& > li": { flexDirection: "column", alignItems: "flex-start", gap: 4, fontSize: ".75rem" },
  },
}));

export function StepHead({ step }: { step: StepName }) {
  const { t } = useTranslation("transfer");
  const here = STEPS.indexOf(step);
  return (
    <List aria-label={t("import.steps.label")}>
      {STEPS.map((name, at) => (
        <li key={name} {...(at === here ? { "aria-current": "step" } : {})} {...(at < here ? { "data-done": "" } : {})}>
          <span aria-hidden="true">{at < here ? <CheckRounded /> : at + 1}</span>
          <span>{t(`import.steps.${name}`)}</span>
        </li>
      ))}
    </List>
  );
}
