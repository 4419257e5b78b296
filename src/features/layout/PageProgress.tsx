/** Three pixels under the top bar while a page or fresh data is on its way; what is shown stays. */
import { keyframes } from "@emotion/react";
import { styled } from "@mui/material/styles";
import { QueryStatus } from "@reduxjs/toolkit/query";
import { useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";
import { useNavigation } from "react-router-dom";
import { adminApi } from "../../api/adminApi.ts";
import { useAppSelector } from "../../lib/hooks/storeHooks.ts";
import { isPending, onPending } from "../../lib/loading/pendingImports.ts";

type WithApi = { [adminApi.reducerPath]: ReturnType<typeof adminApi.reducer> };

const selectFetching = (state: WithApi) =>
  Object.values(state[adminApi.reducerPath].queries).some((query) => query?.status === QueryStatus.pending);

const appear = keyframes({ from: { opacity: 0 } });
const grow = keyframes({ from: { transform: "scaleX(0)" } });

/** Answers that come at once show no bar. */
const Bar = styled("div")(({ theme: { vars } }) => ({
  position: "fixed",
  insetInline: 0,
  top: "var(--mui-size-toolbar)",
  zIndex: "var(--mui-zIndex-appBar)",
  height: 3,
  background: vars.palette.primary.main,
  transformOrigin: "left",
  transform: "scaleX(.9)",
  animation: `${appear} .1s .2s backwards, ${grow} 8s .2s cubic-bezier(0, .7, .2, 1) backwards`,
}));

export function PageProgress() {
  const { t } = useTranslation();
  const loading = useSyncExternalStore(onPending, isPending, isPending);
  const navigating = useNavigation().state !== "idle";
  const fetching = useAppSelector(selectFetching);
  // Always there: with it would come its style, and for that the browser styles the whole page anew.
  return <Bar role="progressbar" aria-label={t("loading")} hidden={!loading && !navigating && !fetching} />;
}
