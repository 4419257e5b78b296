/** The height of the top bar. */
import { useTranslation } from "react-i18next";
import { useAppDispatch, useAppSelector } from "../../lib/hooks/storeHooks.ts";
import { Segments } from "../../ui/Segments.tsx";
import { selectToolbar, TOOLBAR_CHOICES, toolbarChosen } from "../layout/public.ts";
import { SettingRow } from "./SettingRow.tsx";

export function ToolbarChoice() {
  const { t } = useTranslation("settings");
  const height = useAppSelector(selectToolbar);
  const dispatch = useAppDispatch();
  return (
    <SettingRow name={t("toolbar.label")} hint={t("toolbar.hint")}>
      <Segments
        label={t("toolbar.label")}
        value={height}
        options={TOOLBAR_CHOICES.map((value) => ({ value, text: t(`toolbar.height${value}`) }))}
        onChange={(chosen) => dispatch(toolbarChosen(chosen))}
      />
    </SettingRow>
  );
}
