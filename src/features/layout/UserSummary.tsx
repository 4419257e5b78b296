/** Who is signed in: avatar, name, email. */
import { styled } from "@mui/material/styles";
import { type User } from "../../contract/user.ts";
import { BlankAvatar } from "./BlankAvatar.tsx";

const Row = styled("div")(({ theme }) => ({
  display: "flex",
  alignItems: "center",
  gap: 12,
  minWidth: 0,
  "& > div": { minWidth: 0 },
  "& strong, & div div": { display: "block", overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" },
  "& div div": { ...theme.typography.caption, color: theme.vars.palette.text.secondary },
}));

export function UserSummary({ user }: { user: User }) {
  return (
    <Row>
      <BlankAvatar large />
      <div>
        <strong translate="no">
          {user.first_name} {user.last_name}
        </strong>
        <div translate="no">{user.email}</div>
      </div>
    </Row>
  );
}
