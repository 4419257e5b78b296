/** The filters of the week: of the table's those that a list has, called out or not. */
import Button from "@mui/material/Button";
import { type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { FilterBar } from "../../ui/filterParts.tsx";
import { PlaceFilters } from "./CalloutFilters.tsx";
import { type View } from "./calloutQuery.ts";

type Props = { view: View; onChange: (next: Partial<View>) => void; children: ReactNode };

export function WeekFilters({ view, onChange, children }: Props) {
  const { t } = useTranslation("callouts");
  return (
    <FilterBar role="search" aria-label={t("filters.label")}>
      <PlaceFilters view={view} onChange={onChange} />
      {(view.site || view.surgeon || view.role) && (
        <Button variant="text" size="small" onClick={() => onChange({ site: "", surgeon: "", role: "" })}>
          {t("filters.clear")}
        </Button>
      )}
      <div style={{ marginInlineStart: "auto" }}>{children}</div>
    </FilterBar>
  );
}
