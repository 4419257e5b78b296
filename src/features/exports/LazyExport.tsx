/** The export's button, fetched after the screen that it stands on. */
import { memo } from "react";
import { loadLater } from "../../lib/loading/loadPage.ts";
import { Deferred } from "../../ui/page/Deferred.tsx";
import { lazyWithTexts } from "../i18n/public.ts";
import { type ExportButtonProps } from "./ExportButton.tsx";

const ExportButton = lazyWithTexts<"ExportButton", ExportButtonProps>(
  "ExportButton",
  () => import("./ExportButton.tsx"),
  loadLater,
);

export const LazyExport = memo(function LazyExport(props: ExportButtonProps) {
  return (
    <Deferred>
      <ExportButton {...props} />
    </Deferred>
  );
});
