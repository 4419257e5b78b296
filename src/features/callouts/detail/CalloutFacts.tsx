/** The four facts of a callout: when it starts, until when answers count, what is filled, who answered. */

import WarningAmberRounded from "@mui/icons-material/WarningAmberRounded";
import Paper from "@mui/material/Paper";
import { styled } from "@mui/material/styles";
import { type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { isRunning } from "../../../contract/callout.ts";
import { type CalloutRow } from "../../../contract/shapes/callout.ts";
import { joinFacts, joinMoment } from "../../../lib/formatList.ts";
import { nonBreaking } from "../../../lib/nonBreaking.ts";
import { StatusLabel } from "../../../ui/StatusLabel.tsx";
import { PHONE } from "../../../ui/styling/breakpoints.ts";
import { furtherLists, isUncovered, leadList, spanText } from "../shared/cover.ts";
import { ResponsesBar } from "../shared/ResponsesBar.tsx";
import { type TimeFormat } from "../shared/useTimeFormat.ts";

const Facts = styled("dl")(({ theme }) => ({
  display: "flex",
  "& > div": { flex: 1, padding: "14px 20px" },
  "& > div + div": { borderInlineStart: `1px solid ${theme.vars.palette.divider}` },
  "& dt, & dd": { fontSize: ".8125rem", lineHeight: 1.3846, color: theme.vars.palette.text.secondary },
  "& dd strong": {
    display: "block",
    fontSize: "1.125rem",
    lineHeight: 1.45,
    fontWeight: 600,
    fontVariantNumeric: "tabular-nums",
    color: theme.vars.palette.text.primary,
  },
  [PHONE]: {
    flexWrap: "wrap",
    "& > div": { flex: "1 1 45%" },
    "& > div:nth-of-type(odd)": { borderInlineStart: 0 },
    "& > div:nth-of-type(n+3)": { borderTop: `1px solid ${theme.vars.palette.divider}` },
  },
}));

function Fact({ label, value, children }: { label: string; value?: string; children?: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        {value !== undefined && <strong>{value}</strong>}
        {children}
      </dd>
    </div>
  );
}

type Props = { callout: CalloutRow; format: TimeFormat; now: number };

export function CalloutFacts({ callout, format, now }: Props) {
  const { t } = useTranslation("callouts");
  const first = leadList(callout.lists);
  if (!first) return null;
  // Filled or over: nobody has to hurry any more.
  const waits = callout.status === "draft" || callout.status === "scheduled" || callout.status === "open";
  const starts = Date.parse(first.starts_at) - now;
  const left = callout.respond_by ? Date.parse(callout.respond_by) - now : null;
  const start = joinMoment(format.language, format.date(first.date), first.start_time);
  const further = furtherLists(callout.lists);
  const more = further > 0 && nonBreaking(t("more", { count: further }));
  const bare = callout.lists.find(isUncovered);
  const live = isRunning(callout.status);
  const filled = t("detail.fact.filled", { filled: callout.filled, needed: callout.needed });
  return (
    <Paper variant="outlined" component="section" aria-label={t("detail.fact.label")} sx={{ mb: 2.5 }}>
      <Facts>
        {waits ? (
          <Fact
            label={t(starts > 0 ? "detail.fact.startsIn" : "detail.fact.started")}
            value={starts > 0 ? format.span(starts) : format.from(first.starts_at)}
          >
            {[start, more].filter(Boolean).join(" · ")}
          </Fact>
        ) : (
          <Fact label={t("screen.start")} value={start}>
            {more}
          </Fact>
        )}
        {callout.respond_by && !waits && (
          <Fact label={t("detail.fact.respondBy")} value={format.moment(callout.respond_by, first.time_zone)} />
        )}
        {callout.respond_by && waits && left !== null && (
          <Fact
            label={t(left > 0 ? "detail.fact.respondByIn" : "detail.fact.respondBy")}
            value={left > 0 ? format.span(left) : t("detail.fact.passed")}
          >
            {format.moment(callout.respond_by, first.time_zone)}
          </Fact>
        )}
        {!callout.respond_by && <Fact label={t("detail.fact.respondBy")} value={t("notSet")} />}
        <Fact label={t("detail.fact.positions")} value={filled}>
          {live && bare && (
            <StatusLabel tone="risk" icon={<WarningAmberRounded />}>
              {bare.confirmed.length === 0
                ? t("detail.fact.uncovered", { date: format.date(bare.date) })
                : t("cover.openOn", {
                    date: format.date(bare.date),
                    spans: joinFacts(
                      format.language,
                      bare.open.map((span) => spanText(span, bare)),
                    ),
                  })}
            </StatusLabel>
          )}
        </Fact>
        <Fact label={t("detail.fact.responses")}>
          {callout.sent_at ? (
            <div style={{ marginTop: 8 }}>
              <ResponsesBar counts={callout.counts} format={{ t, language: format.language }} />
            </div>
          ) : (
            <strong>{t("notSent")}</strong>
          )}
        </Fact>
      </Facts>
    </Paper>
  );
}
