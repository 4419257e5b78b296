/** Who is signed in: avatar, name, email. */
import PersonRounded from "@mui/icons-material/PersonRounded";
import { styled } from "@mui/material/styles";
import { useTranslation } from "react-i18next";
import { fullName } from "../../contract/names.ts";
import { type User } from "../../contract/shapes/user.ts";

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

const Row = styled("div")(({ theme }) => ({
  display: "flex",
  alignItems: "center",
  gap: 12,
  minWidth: 0,
  "& > div": { minWidth: 0 },
  "& strong": { display: "block" },
  "& strong, & div div": { overflowWrap: "anywhere" },
  "& div div": { ...theme.typography.caption, color: theme.vars.palette.text.secondary },
}));

export function UserSummary({ user }: { user: User }) {
  const { i18n } = useTranslation();
  return (
    <Row>
      <BlankAvatar large />
      <div>
        <strong translate="no">{fullName(user, i18n.language)}</strong>
        <div translate="no">{user.email}</div>
      </div>
    </Row>
  );
}
