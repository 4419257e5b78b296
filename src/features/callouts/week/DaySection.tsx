/** A day of the calendar on a narrow screen: its date, how many lists it has, what can be done, and what stands in it. */
import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import { type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { type TimeFormat } from "../shared/useTimeFormat.ts";

export const Section = styled("section")(({ theme: { vars } }) => ({
  padding: "12px 16px",
  borderTop: `1px solid ${vars.palette.divider}`,
  "&[aria-current]": { boxShadow: `inset 4px 0 0 ${vars.palette.primary.main}` },
  // Title and buttons stay whole: what has no room beside the title goes below it.
  "& > div": {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    justifyContent: "space-between",
    minHeight: 40,
  },
  "& > div > *": { flex: "none", whiteSpace: "nowrap" },
  "& ul": { listStyle: "none", margin: 0, padding: 0 },
  "& li + li": { marginTop: 4 },
  "@media print": { "& > div > button": { display: "none" } },
}));

type Props = {
  date: string;
  isToday: boolean;
  format: TimeFormat;
  count: ReactNode;
  /** Beside the date. */
  acts: ReactNode;
  /** As list items. */
  children: ReactNode[];
};

export function DaySection({ date, isToday, format, count, acts, children }: Props) {
  const { t } = useTranslation("callouts");
  const title = format.date(date);
  return (
    <Section aria-label={title} {...(isToday ? { "aria-current": "date" as const } : {})}>
      <div>
        <div style={{ marginInlineEnd: "auto" }}>
          <Typography variant="h3">{isToday ? [title, t("screen.today")].join(" · ") : title}</Typography>
          <Typography variant="caption" color="text.secondary">
            {count}
          </Typography>
        </div>
        {acts}
      </div>
      {children.length === 0 ? (
        <Typography variant="body2" color="text.secondary">
          {t("lists.nothing")}
        </Typography>
      ) : (
        <ul>{children}</ul>
      )}
    </Section>
  );
}
