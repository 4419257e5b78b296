/** A group's name with its colour. The colour only helps to find it again: the name says it all. */
import { styled } from "@mui/material/styles";
import { type CSSProperties, type ReactNode } from "react";
import { type GroupColour } from "../contract/doctor.ts";

/** At least 3:1 on the paper of either theme. */
const COLOURS: Record<GroupColour, string> = {
  grey: "#7D8A97",
  blue: "#2F86D1",
  teal: "#1A9490",
  green: "#3C9A4B",
  amber: "#C77700",
  red: "#DC4A4A",
  violet: "#8B6BE0",
};

const Dot = styled("i")({ flex: "none", width: 12, height: 12, borderRadius: 4 });
const Line = styled("span")({ display: "inline-flex", alignItems: "center", gap: 8 });

const GroupDot = ({ colour }: { colour: GroupColour }) => <Dot style={{ background: COLOURS[colour] }} />;

/** Small, and one element only: tables have many. */
const Mark = styled("span")(({ theme: { vars } }) => ({
  display: "inline-block",
  maxWidth: 160,
  margin: "1px 4px 1px 0",
  padding: "2px 7px",
  border: `1px solid ${vars.palette.status.neutral.bd}`,
  borderRadius: 6,
  overflow: "hidden",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
  verticalAlign: "middle",
  fontSize: ".75rem",
  fontWeight: 500,
  lineHeight: 1.3334,
  background: vars.palette.status.neutral.bg,
  color: vars.palette.status.neutral.fg,
  "&::before": {
    content: '""',
    display: "inline-block",
    width: 12,
    height: 12,
    marginInlineEnd: 5,
    borderRadius: 4,
    verticalAlign: "-2px",
    background: "var(--group)",
    printColorAdjust: "exact",
  },
  "@media (forced-colors: active)": { "&::before": { forcedColorAdjust: "none" } },
}));

export const GroupMark = ({ colour, name }: { colour: GroupColour; name: string }) => (
  <Mark style={{ "--group": COLOURS[colour] } as CSSProperties} title={name}>
    {name}
  </Mark>
);

export function GroupName({ colour, children }: { colour: GroupColour; children: ReactNode }) {
  return (
    <Line>
      <GroupDot colour={colour} />
      {children}
    </Line>
  );
}
