/** What concerns the whole form: an error, a notice, good news. */
import CheckCircleOutlineRounded from "@mui/icons-material/CheckCircleOutlineRounded";
import ErrorOutlineRounded from "@mui/icons-material/ErrorOutlineRounded";
import InfoOutlined from "@mui/icons-material/InfoOutlined";
import { styled } from "@mui/material/styles";
import { type ReactNode } from "react";

const TONES = {
  error: { Icon: ErrorOutlineRounded, colour: "error" },
  info: { Icon: InfoOutlined, colour: "open" },
  success: { Icon: CheckCircleOutlineRounded, colour: "confirmed" },
} as const;
type AlertTone = keyof typeof TONES;

type Colour = (typeof TONES)[AlertTone]["colour"];

const Box = styled("div", { shouldForwardProp: (prop) => prop !== "colour" })<{ colour: Colour }>(
  ({ theme, colour }) => ({
    display: "flex",
    gap: 10,
    padding: "11px 14px",
    marginBottom: 16,
    border: `1px solid ${theme.vars.palette.status[colour].bd}`,
    borderRadius: 8,
    background: theme.vars.palette.status[colour].bg,
    overflowWrap: "anywhere",
    "& > svg": { flex: "none", fontSize: 20, color: theme.vars.palette.status[colour].fg },
    "& strong": { display: "block", color: theme.vars.palette.status[colour].fg },
  }),
);

type Props = { tone: AlertTone; title?: string; children?: ReactNode };

export function FormAlert({ tone, title, children }: Props) {
  const { Icon, colour } = TONES[tone];
  return (
    <Box colour={colour} role={tone === "error" ? "alert" : "status"}>
      <Icon aria-hidden />
      <div>
        {title && <strong>{title}</strong>}
        {children}
      </div>
    </Box>
  );
}
