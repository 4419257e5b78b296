/** How the callouts are seen: a view that was kept, and as a table or as a calendar; the address says which. */
import TableRowsRounded from "@mui/icons-material/TableRowsRounded";
import ViewWeekOutlined from "@mui/icons-material/ViewWeekOutlined";
import { useTranslation } from "react-i18next";
import { type ChangeView } from "../../../lib/hooks/useListUrlState.ts";
import { Segments } from "../../../ui/Segments.tsx";
import { ViewsMenu } from "../savedViews/ViewsMenu.tsx";
import { type View } from "../shared/calloutQuery.ts";

const DISPLAYS = [
  ["table", <TableRowsRounded key="table" />],
  ["week", <ViewWeekOutlined key="week" />],
] as const;

export function ViewChoice({ view, onChange }: { view: View; onChange: ChangeView<View> }) {
  const { t } = useTranslation("callouts");
  return (
    <>
      <ViewsMenu view={view} />
      <Segments<View["display"]>
        label={t("view.label")}
        value={view.display === "table" ? "table" : "week"}
        options={DISPLAYS.map(([value, icon]) => ({ value, icon, text: t(`view.${value}`) }))}
        onChange={(display) => onChange({ display })}
      />
    </>
  );
}
