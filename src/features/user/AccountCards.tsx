/** Who one is and how one signs in: the first cards of the settings. */
import { useTranslation } from "react-i18next";
import { type User } from "../../contract/shapes/user.ts";
import { Card } from "../../ui/page/Card.tsx";
import { EmailForm } from "./EmailForm.tsx";
import { PasswordForm } from "./PasswordForm.tsx";
import { ProfileForm } from "./ProfileForm.tsx";

export function AccountCards({ user }: { user: User }) {
  const { t } = useTranslation(["account", "settings"]);
  return (
    <>
      <Card id="profile" title={t("settings:profile.title")}>
        <ProfileForm user={user} />
      </Card>
      <Card id="email" title={t("email.title")}>
        <EmailForm user={user} />
      </Card>
      <Card id="password" title={t("password.title")}>
        <PasswordForm user={user} />
      </Card>
    </>
  );
}
