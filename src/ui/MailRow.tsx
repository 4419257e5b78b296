/** Mails before they are sent, one row each or one for all of a kind: what and to whom, and unfolded the mail word for word. */
import CheckCircleRounded from "@mui/icons-material/CheckCircleRounded";
import MailOutlineRounded from "@mui/icons-material/MailOutlineRounded";
import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import { useId, useState } from "react";

export const MailRows = styled("ul")(({ theme: { vars } }) => ({
  display: "grid",
  gap: 8,
  "& > li": {
    display: "grid",
    gridTemplateColumns: "auto minmax(0, 1fr) auto",
    alignItems: "center",
    gap: "8px 12px",
    padding: "10px 12px",
    border: `1px solid ${vars.palette.divider}`,
    borderRadius: 8,
  },
}));

/** The mail word for word, in the doctor's language. */
const Body = styled("div")(({ theme: { vars } }) => ({
  gridColumn: "1 / -1",
  padding: "10px 12px",
  borderRadius: 8,
  background: vars.palette.surface.sunken,
  border: `1px solid ${vars.palette.divider}`,
  fontSize: ".8125rem",
  lineHeight: 1.5,
  whiteSpace: "pre-wrap",
  overflowWrap: "anywhere",
  "& strong": { display: "block", marginBottom: 8 },
}));

const Tile = styled("span")(({ theme: { vars } }) => ({
  display: "grid",
  placeItems: "center",
  flex: "none",
  width: 32,
  height: 32,
  borderRadius: 8,
  background: vars.palette.status.neutral.bg,
  color: vars.palette.status.neutral.fg,
  "&[data-confirms]": { color: vars.palette.status.confirmed.fg },
  "& svg": { fontSize: 20 },
}));

type Props = {
  /** It confirms a booking. */
  confirms?: boolean;
  title: string;
  caption: string;
  /** The button's name. */
  preview: string;
  email: { subject: string; text: string };
  /** Unfolded from the start. */
  unfolded?: boolean;
};

export function MailRow({ confirms = false, title, caption, preview, email, unfolded = false }: Props) {
  const [open, setOpen] = useState(unfolded);
  const heading = useId();
  const body = useId();
  return (
    <li>
      <Tile aria-hidden="true" data-confirms={confirms || undefined}>
        {confirms ? <CheckCircleRounded /> : <MailOutlineRounded />}
      </Tile>
      <div>
        <Typography variant="subtitle1" component="div" id={heading}>
          {title}
        </Typography>
        <Typography variant="caption" color="text.secondary">
          {caption}
        </Typography>
      </div>
      <Button
        variant="text"
        size="small"
        aria-expanded={open}
        aria-controls={open ? body : undefined}
        aria-describedby={heading}
        onClick={() => setOpen(!open)}
      >
        {preview}
      </Button>
      {open && (
        <Body id={body}>
          <strong>{email.subject}</strong>
          {email.text}
        </Body>
      )}
    </li>
  );
}
