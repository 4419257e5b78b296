/** Who administers the practice (practice management): inviting, roles, letting in and keeping out. */
import PersonAddAltRounded from "@mui/icons-material/PersonAddAltRounded";
import Button from "@mui/material/Button";
import Paper from "@mui/material/Paper";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { isProblem } from "../../api/problem.ts";
import { useAppSelector } from "../../lib/hooks/storeHooks.ts";
import { ErrorState } from "../../ui/page/ErrorState.tsx";
import { SectionHead } from "../../ui/page/SectionHead.tsx";
import { useHeadingFocus } from "../../ui/page/useHeadingFocus.ts";
import { selectUser } from "../user/public.ts";
import { AdministratorsTable } from "./AdministratorsTable.tsx";
import { useAdministratorsQuery } from "./administratorsApi.ts";
import { InviteDialog } from "./InviteDialog.tsx";

export function Administrators() {
  const { t } = useTranslation(["administrators", "manage"]);
  const asOwner = useAppSelector(selectUser)?.role === "owner";
  const { heading, watch } = useHeadingFocus();
  const [inviting, setInviting] = useState(false);
  // When somebody was last seen no live message tells.
  const { data, error, refetch } = useAdministratorsQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <section>
      <SectionHead
        title={t("manage:tabs.administrators")}
        heading={heading}
        text={`${t("administrators:intro")} ${asOwner ? "" : t("administrators:ownersOnly")}`}
      >
        <Button variant="contained" startIcon={<PersonAddAltRounded />} onClick={() => setInviting(true)}>
          {t("administrators:invite")}
        </Button>
      </SectionHead>
      <Paper variant="outlined" sx={{ overflow: "hidden" }} {...watch}>
        {error && !data ? (
          <ErrorState
            title={t("administrators:failed")}
            requestId={isProblem(error) ? error.requestId : undefined}
            onRetry={refetch}
          />
        ) : (
          <AdministratorsTable people={data} />
        )}
      </Paper>
      {inviting && <InviteDialog asOwner={asOwner} onClose={() => setInviting(false)} />}
    </section>
  );
}
