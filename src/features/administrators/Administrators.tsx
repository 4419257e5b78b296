/** Who administers the practice (product.md §3, practice management): inviting, roles, letting in and keeping out. */
import PersonAddAltRounded from "@mui/icons-material/PersonAddAltRounded";
import Button from "@mui/material/Button";
import Paper from "@mui/material/Paper";
import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { isProblem } from "../../api/problem.ts";
import { useAppSelector } from "../../lib/useHooks.ts";
import { ErrorState } from "../../ui/ErrorState.tsx";
import { selectUser } from "../user/public.ts";
import { AdministratorsTable } from "./AdministratorsTable.tsx";
import { useAdministratorsQuery } from "./administratorsApi.ts";
import { InviteDialog } from "./InviteDialog.tsx";

const Head = styled("div")({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "flex-end",
  justifyContent: "space-between",
  gap: 16,
  marginBottom: 16,
});

export function Administrators() {
  const { t } = useTranslation(["administrators", "manage"]);
  const asOwner = useAppSelector(selectUser)?.role === "owner";
  const [inviting, setInviting] = useState(false);
  // Colleagues change this too, and no live message tells of it.
  const { data, error, refetch } = useAdministratorsQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <section>
      <Head>
        <div>
          <Typography variant="h2">{t("manage:tabs.administrators")}</Typography>
          <Typography variant="body2" color="text.secondary" sx={{ maxWidth: "75ch" }}>
            {t("administrators:intro")} {!asOwner && t("administrators:ownersOnly")}
          </Typography>
        </div>
        <Button variant="contained" startIcon={<PersonAddAltRounded />} onClick={() => setInviting(true)}>
          {t("administrators:invite")}
        </Button>
      </Head>
      <Paper variant="outlined" sx={{ overflow: "hidden" }}>
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
