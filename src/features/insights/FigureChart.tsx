/** The picture of a figure: bars. Its table says the same in numbers, so it is hidden from whoever does not see it. */
import { styled } from "@mui/material/styles";
import { BarChart } from "@mui/x-charts/BarChart";
import { useId } from "react";
import { useIsPrinting } from "../../lib/hooks/useIsPrinting.ts";

export type Tone = "good" | "risk" | "plain";
/** Answers look as they do beside a callout. */
type Answer = "available" | "if_needed" | "unavailable" | "none";
type Bars = { label: string; tone: Tone; values: number[] };

/** Pixels. */
const HEIGHT_PX = 190;
const STRIPE_PX = 5;
/** A bar grows no wider, however few there are. */
const BAR_PX = 128;
const AXIS_PX = 40;
/** Between two of its words: so few fit then that every second or third stands there, not all but some. */
const WORD_GAP_PX = 12;
/** So wide and high that two figures fit on a page of A4. */
const PAPER = { width: 600, height: 120 };

const Legend = styled("ul")({
  display: "flex",
  flexWrap: "wrap",
  gap: "4px 16px",
  fontSize: ".8125rem",
  "& li": { display: "inline-flex", alignItems: "center", gap: 6 },
  "& svg": { flex: "none" },
});

const Picture = styled("div")(({ theme: { vars } }) => ({
  // Whatever the chart's own theme takes for text.
  "& .MuiChartsAxis-tickLabel": { fill: `${vars.palette.text.secondary} !important` },
  "& .MuiChartsAxis-line, & .MuiChartsAxis-tick": { stroke: `${vars.palette.outline} !important` },
  "& .MuiChartsGrid-line": { stroke: `${vars.palette.divider} !important` },
  "@media print": { breakInside: "avoid" },
}));

const COLOURS: Record<Tone, string> = {
  good: "var(--mui-palette-success-main)",
  risk: "var(--mui-palette-warning-main)",
  plain: "var(--mui-palette-primary-main)",
};

const ANSWER_COLOURS: Record<Exclude<Answer, "if_needed">, string> = {
  available: "var(--mui-palette-response-available)",
  unavailable: "var(--mui-palette-response-unavailable)",
  none: "var(--mui-palette-response-none)",
};

/** What is not good is told by stripes too: not everybody tells the colours apart. */
const Stripes = ({ id }: { id: string }) => (
  <defs>
    <pattern id={id} width={STRIPE_PX} height={STRIPE_PX} patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <rect width={STRIPE_PX} height={STRIPE_PX} fill="var(--mui-palette-background-paper)" />
      <rect width={3} height={STRIPE_PX} fill={COLOURS.risk} />
    </pattern>
  </defs>
);

/** `keys`: where labels may be the same. `answers`: what the bars stand for, where they do not stand for the same. */
type Props = {
  labels: string[];
  keys?: readonly string[];
  bars: Bars[];
  stacked?: boolean;
  answers?: readonly Answer[];
};

export function FigureChart({ labels, keys = labels, bars, stacked = false, answers }: Props) {
  const stripes = useId();
  const printing = useIsPrinting();
  const labelOf = (key: string): string => labels[keys.indexOf(key)] ?? key;
  const widest = AXIS_PX + BAR_PX * labels.length;
  const fill = (tone: Tone) => (tone === "risk" ? `url(#${stripes})` : COLOURS[tone]);
  const colours = answers?.map((answer) => (answer === "if_needed" ? fill("risk") : ANSWER_COLOURS[answer]));
  return (
    <Picture aria-hidden="true" style={{ maxWidth: widest }}>
      {bars.length > 1 && (
        <Legend>
          {bars.map(({ label, tone }) => (
            <li key={label}>
              <svg width={12} height={12} aria-hidden="true">
                <rect width={12} height={12} rx={3} fill={fill(tone)} stroke={COLOURS[tone]} />
              </svg>
              {label}
            </li>
          ))}
        </Legend>
      )}
      <BarChart
        {...(printing ? { width: Math.min(PAPER.width, widest), height: PAPER.height } : { height: HEIGHT_PX })}
        skipAnimation
        hideLegend
        disableAxisListener
        disableKeyboardNavigation
        margin={{ top: 12, right: 0, bottom: 0, left: 0 }}
        grid={{ horizontal: true }}
        borderRadius={3}
        xAxis={[
          {
            ...{
              data: [...keys],
              scaleType: "band",
              valueFormatter: labelOf,
              height: 28,
              categoryGapRatio: 0.4,
              tickLabelMinGap: WORD_GAP_PX,
            },
            ...(colours ? { colorMap: { type: "ordinal", values: [...keys], colors: colours } } : {}),
          },
        ]}
        yAxis={[{ width: AXIS_PX, tickMinStep: 1, disableLine: true, disableTicks: true }]}
        series={bars.map(({ label, tone, values }) => ({
          label,
          data: values,
          color: fill(tone),
          ...(stacked ? { stack: "all" } : {}),
        }))}
        slotProps={{ tooltip: { trigger: "none" } }}
      >
        <Stripes id={stripes} />
      </BarChart>
    </Picture>
  );
}
