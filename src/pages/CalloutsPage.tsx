/** /callouts: the requests for cover, and who has answered. */
import { useTranslation } from "react-i18next";
import { CalloutsActions } from "../features/callouts/list/CalloutsActions.tsx";
import { CalloutsBoard } from "../features/callouts/list/CalloutsBoard.tsx";
import { useMediaQuery } from "../lib/hooks/useMediaQuery.ts";
import { Page } from "../ui/page/Page.tsx";
import { PHONE } from "../ui/styling/breakpoints.ts";

export function CalloutsPage() {
  const { t } = useTranslation(["callouts", "common"]);
  const phone = useMediaQuery(PHONE);
  return (
    <Page
      title={t("callouts:title")}
      breadcrumbs={[{ label: t("common:home"), to: "/" }]}
      actions={<CalloutsActions />}
      {...(phone ? {} : { description: t("callouts:description") })}
    >
      <CalloutsBoard />
    </Page>
  );
}
