/** A wave plan among the others: its steps in order, and the way to change or remove it. */
import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import { useTranslation } from "react-i18next";
import { type WavePlan as Plan } from "../../../contract/shapes/waves.ts";
import { useNow } from "../../../lib/hooks/useNow.ts";
import { RowLink } from "../../../ui/table/RowLink.ts";
import { useTimeFormat } from "../shared/useTimeFormat.ts";
import { useWaveFormat } from "../shared/useWaveFormat.ts";
import { RemovePlan } from "./RemovePlan.tsx";

const Item = styled("li")(({ theme: { vars } }) => ({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  gap: "6px 12px",
  padding: "14px 20px",
  overflowWrap: "anywhere",
  "& + &": { borderTop: `1px solid ${vars.palette.divider}` },
  "& > ol": { gridColumn: "1 / -1", display: "grid", gap: 4 },
  "& > ol > li": {
    display: "grid",
    gridTemplateColumns: "24px minmax(0, 1fr)",
    "& > span": { color: vars.palette.text.tertiary, fontVariantNumeric: "tabular-nums" },
  },
}));

export function WavePlan({ plan }: { plan: Plan }) {
  const { t } = useTranslation("callouts");
  const { who, when } = useWaveFormat(useTimeFormat(useNow()));
  const steps = [
    { doctors: who(plan.first), when: t("waves.plans.atOnce") },
    ...plan.waves.map((wave) => ({ doctors: who(wave), when: when(wave) })),
  ];
  return (
    <Item>
      <div>
        <RowLink to={`?plan=${plan.id}`}>{plan.name}</RowLink>
      </div>
      <RemovePlan plan={plan} />
      <ol>
        {steps.map((step, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a step is its place in the plan.
          <li key={index}>
            <span aria-hidden="true">{index + 1}</span>
            <div>
              {step.doctors || t("waves.nobodyLeft")}
              <Typography variant="caption" component="div" color="text.secondary">
                {step.when}
              </Typography>
            </div>
          </li>
        ))}
      </ol>
    </Item>
  );
}
