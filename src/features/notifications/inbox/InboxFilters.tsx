/** Which type of notification, and whether only of callouts of one's own making. */

import Checkbox from "@mui/material/Checkbox";
import FormControlLabel from "@mui/material/FormControlLabel";
import { useTranslation } from "react-i18next";
import { STORED_TYPES } from "../../../contract/notification.ts";
import { ClearFilters } from "../../../ui/filters/ClearFilters.tsx";
import { FilterBar, FilterSelect } from "../../../ui/filters/filterControls.tsx";
import { type InboxView } from "./useInbox.ts";

export function InboxFilters({ inbox: { filter, onFilter } }: { inbox: InboxView }) {
  const { t } = useTranslation("inbox");
  const kinds = [
    { value: "", label: t("anyKind") },
    ...STORED_TYPES.map((value) => ({ value, label: t(`types.${value}`) })),
  ];
  return (
    <FilterBar role="search" aria-label={t("filters")}>
      <FilterSelect
        label={t("kind")}
        value={filter.type ?? ""}
        options={kinds}
        onChange={(type) => onFilter({ type })}
      />
      <FormControlLabel
        label={t("mine")}
        control={
          <Checkbox
            checked={filter.mine ?? false}
            onChange={({ target }) => onFilter({ mine: target.checked ? "1" : "" })}
          />
        }
      />
      {(filter.type || filter.mine) && (
        <ClearFilters onClick={() => onFilter({ type: "", mine: "" })}>{t("clear")}</ClearFilters>
      )}
    </FilterBar>
  );
}
