/** Who is signed in, to read. */
import { styled } from "@mui/material/styles";
import { useTranslation } from "react-i18next";
import { type User } from "../../contract/user.ts";

const Facts = styled("dl")(({ theme }) => ({
  display: "grid",
  gridTemplateColumns: "minmax(84px, auto) minmax(0, 1fr)",
  gap: "9px 16px",
  "& dt": { color: theme.vars.palette.text.secondary },
  "& dd": { fontWeight: 500, overflowWrap: "anywhere" },
}));

export function ProfileFacts({ user }: { user: User }) {
  const { t } = useTranslation("settings");
  return (
    <Facts>
      <dt>{t("profile.name")}</dt>
      <dd translate="no">
        {user.first_name} {user.last_name}
      </dd>
      <dt>{t("profile.email")}</dt>
      <dd translate="no">{user.email}</dd>
      <dt>{t("profile.practice")}</dt>
      <dd translate="no">{user.company.name}</dd>
    </Facts>
  );
}
