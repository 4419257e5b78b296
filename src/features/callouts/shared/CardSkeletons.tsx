/** Cards to come. */

import { styled } from "@mui/material/styles";
import { Skeleton } from "../../../ui/Skeleton.tsx";

const WIDTHS = [180, 120, 220, 72, 200];

const Card = styled("div")(({ theme }) => ({
  display: "grid",
  gap: 12,
  padding: "16px",
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
}));

export function CardSkeletons() {
  return (
    <div aria-hidden="true">
      {[1, 0.8, 0.6, 0.4].map((opacity) => (
        <Card key={opacity} style={{ opacity }}>
          {WIDTHS.map((width) => (
            <Skeleton key={width} width={width} height={12} />
          ))}
        </Card>
      ))}
    </div>
  );
}
