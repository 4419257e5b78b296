/** /practice-management/*: what belongs to the whole practice, each part at an address of its own. */
import "../../features/i18n/addPageTexts.ts";
import { Suspense } from "react";
import { useTranslation } from "react-i18next";
import { Navigate, useParams } from "react-router-dom";
import { UnsavedGuard } from "../../features/user/UnsavedGuard.tsx";
import { Page } from "../../ui/page/Page.tsx";
import { TabLink, TabNav } from "../../ui/page/tabLinks.tsx";
import { useDocumentTitle } from "../../ui/page/useDocumentTitle.ts";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { MANAGE_TABS } from "./manageTabs.ts";

const HOME = "/practice-management";

const ON_THE_PAGE = { margin: "0 0 24px", "--cover": "var(--mui-palette-background-default)" };

function Tabs({ path }: { path: string }) {
  const { t } = useTranslation(["manage", "common"]);
  return (
    <TabNav aria-label={t("common:manage.title")} current={path} style={ON_THE_PAGE}>
      {MANAGE_TABS.map((tab) => (
        <TabLink
          key={tab.path}
          to={tab.path ? `${HOME}/${tab.path}` : HOME}
          {...(tab.path === path ? { "aria-current": "page" } : {})}
        >
          {t(`manage:tabs.${tab.text}`)}
        </TabLink>
      ))}
    </TabNav>
  );
}

export function ManagePage() {
  const { t } = useTranslation(["manage", "common"]);
  const { "*": path = "" } = useParams();
  const tab = MANAGE_TABS.find((one) => one.path === path);
  const part = tab ? t(`manage:tabs.${tab.text}`) : "";
  const title = t("common:manage.title");
  // After the page has named the document after itself.
  useDocumentTitle(part ? `${part} · ${title}` : title);
  if (!tab) return <Navigate to="/error/404" replace />;
  return (
    <Page
      title={title}
      here={part}
      description={t("common:manage.description")}
      breadcrumbs={[
        { label: t("common:home"), to: "/" },
        { label: title, to: HOME },
      ]}
    >
      <Tabs path={path} />
      <UnsavedGuard>
        <Suspense fallback={<Skeleton height={240} />}>
          <tab.Content />
        </Suspense>
      </UnsavedGuard>
    </Page>
  );
}
