/** Stands where something will be. */
import MuiSkeleton from "@mui/material/Skeleton";
import { type CSSProperties } from "react";

type Props = { height: number; width?: number; style?: CSSProperties };

export const Skeleton = ({ height, width, style }: Props) => (
  <MuiSkeleton data-skeleton="" variant="rounded" animation="wave" style={{ height, width, ...style }} />
);
