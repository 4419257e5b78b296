/** The avatar of somebody without a picture. */
import PersonRounded from "@mui/icons-material/PersonRounded";
import { styled } from "@mui/material/styles";

const Disc = styled("span")(({ theme }) => ({
  display: "grid",
  placeItems: "center",
  flex: "none",
  width: 32,
  height: 32,
  borderRadius: "50%",
  background: theme.vars.palette.status.neutral.bg,
  color: theme.vars.palette.status.neutral.fg,
  "& svg": { fontSize: 22 },
  "&[data-large]": { width: 40, height: 40 },
}));

/** A person without a picture; the product keeps none. */
export function BlankAvatar({ large = false }: { large?: boolean }) {
  return (
    <Disc aria-hidden="true" {...(large ? { "data-large": "" } : {})}>
      <PersonRounded />
    </Disc>
  );
}
