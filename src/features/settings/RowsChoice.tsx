/** How close the rows of the tables stand. */
import { useTranslation } from "react-i18next";
import { useAppDispatch, useAppSelector } from "../../lib/hooks/storeHooks.ts";
import { Segments } from "../../ui/Segments.tsx";
import { ROW_DENSITIES, rowsChosen, selectRows } from "../layout/public.ts";
import { SettingRow } from "./SettingRow.tsx";

export function RowsChoice() {
  const { t } = useTranslation("settings");
  const rows = useAppSelector(selectRows);
  const dispatch = useAppDispatch();
  return (
    <SettingRow name={t("rows.label")} hint={t("rows.hint")}>
      <Segments
        label={t("rows.label")}
        value={rows}
        options={ROW_DENSITIES.map((value) => ({ value, text: t(`rows.${value}`) }))}
        onChange={(chosen) => dispatch(rowsChosen(chosen))}
      />
    </SettingRow>
  );
}
