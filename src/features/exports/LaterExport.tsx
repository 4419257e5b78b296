/** The export's button, fetched after the screen that it stands on. */
import { memo } from "react";
import { loadLater } from "../../lib/loadPage.ts";
import { Afterwards } from "../../ui/Deferred.tsx";
import { laterPart } from "../i18n/public.ts";
import { type ExportButtonProps } from "./ExportButton.tsx";

const ExportButton = laterPart<"ExportButton", ExportButtonProps>(
  "ExportButton",
  () => import("./ExportButton.tsx"),
  loadLater,
);

export const LaterExport = memo(function LaterExport(props: ExportButtonProps) {
  return (
    <Afterwards>
      <ExportButton {...props} />
    </Afterwards>
  );
});
