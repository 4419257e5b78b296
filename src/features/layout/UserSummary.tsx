/** Who is signed in: avatar, name, email. */
import { styled } from "@mui/material/styles";
import { useTranslation } from "react-i18next";
import { fullName } from "../../contract/names.ts";
import { type User } from "../../contract/shapes/user.ts";
import { BlankAvatar } from "../../ui/BlankAvatar.tsx";

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
