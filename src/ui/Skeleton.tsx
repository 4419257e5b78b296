/** Stands where something will be, with a gleam passing over it. */
import { keyframes, styled } from "@mui/material/styles";
import { type CSSProperties } from "react";

const gleam = keyframes({ "0%": { transform: "translateX(-100%)" }, "50%, 100%": { transform: "translateX(100%)" } });

const Shape = styled("span")(({ theme }) => ({
  display: "block",
  position: "relative",
  overflow: "hidden",
  borderRadius: 5,
  background: theme.vars.palette.status.neutral.bg,
  "&::after": {
    content: '""',
    position: "absolute",
    inset: 0,
    transform: "translateX(-100%)",
    background: `linear-gradient(90deg, transparent, ${theme.vars.palette.action.hover}, transparent)`,
    animation: `${gleam} 2s linear 0.5s infinite`,
  },
  "@media (prefers-reduced-motion: reduce)": { "&::after": { display: "none" } },
}));

type Props = { height: number; width?: number; style?: CSSProperties };

export function Skeleton({ height, width, style }: Props) {
  return <Shape data-skeleton="" style={{ height, width, ...style }} />;
}
