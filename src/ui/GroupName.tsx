/** A group's name with its colour. The colour only helps to find it again: the name says it all. */
import { styled } from "@mui/material/styles";
import { type ReactNode } from "react";
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

export const GroupDot = ({ colour }: { colour: GroupColour }) => <Dot style={{ background: COLOURS[colour] }} />;

export function GroupName({ colour, children }: { colour: GroupColour; children: ReactNode }) {
  return (
    <Line>
      <GroupDot colour={colour} />
      {children}
    </Line>
  );
}
