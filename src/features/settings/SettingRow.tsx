/** A setting: its name and what it does, and the control at the end. */
import { styled } from "@mui/material/styles";
import { type ReactNode } from "react";

const Row = styled("div")(({ theme }) => ({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: "8px 24px",
  padding: "14px 0",
  borderTop: `1px solid ${theme.vars.palette.divider}`,

  "& strong": { display: "block", fontWeight: 500 },
  "& small": { ...theme.typography.caption, color: theme.vars.palette.text.secondary },
}));

export function SettingRow({ name, hint, children }: { name: string; hint: string; children: ReactNode }) {
  return (
    <Row>
      <div>
        <strong>{name}</strong>
        <small>{hint}</small>
      </div>
      {children}
    </Row>
  );
}
