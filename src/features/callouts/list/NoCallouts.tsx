/** Why the table is empty, and one way on. */
import DoneAllRounded from "@mui/icons-material/DoneAllRounded";
import Button from "@mui/material/Button";
import { Suspense } from "react";
import { useTranslation } from "react-i18next";
import { EmptyState } from "../../../ui/page/EmptyState.tsx";
import { lazyWithTexts } from "../../i18n/public.ts";
import { CardSkeletons } from "../shared/CardSkeletons.tsx";
import { isFiltered, type View } from "../shared/calloutQuery.ts";
import { NothingFound } from "../shared/NothingFound.tsx";

const FirstSteps = lazyWithTexts("FirstSteps", () => import("./FirstSteps.tsx"));

type Props = { view: View; onChange: (next: Partial<View>) => void };

export function NoCallouts({ view, onChange }: Props) {
  const { t } = useTranslation("callouts");
  if (isFiltered(view))
    return <NothingFound title={t("noMatch.title")} text={t("noMatch.text")} view={view} onChange={onChange} />;
  if (view.tab === "all")
    return (
      <Suspense fallback={<CardSkeletons />}>
        <FirstSteps />
      </Suspense>
    );
  const handleAll = () => {
    // This button goes: the keyboard goes on at the page's heading.
    document.querySelector("h1")?.focus();
    onChange({ tab: "all" });
  };
  return (
    <EmptyState
      icon={<DoneAllRounded />}
      title={t("empty.tabTitle")}
      text={t(view.tab === "needs_action" ? "empty.needsAction" : "empty.tabText")}
    >
      <Button variant="outlined" onClick={handleAll}>
        {t("empty.showAll")}
      </Button>
    </EmptyState>
  );
}
