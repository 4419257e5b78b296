/** The filters beside the search; on phones a button opens them below it. */
import TuneRounded from "@mui/icons-material/TuneRounded";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { useMediaQuery } from "../../lib/hooks/useMediaQuery.ts";
import { PHONE } from "../styling/breakpoints.ts";
import { FilterButton } from "./filterControls.tsx";

/** `count`: how many are on. `bar`: the id of what holds them and the search. */
export function FilterFold({ count, bar, children }: { count: number; bar: string; children: ReactNode }) {
  const { t } = useTranslation("callouts");
  const phone = useMediaQuery(PHONE);
  const [open, setOpen] = useState(false);
  return (
    <>
      {phone && (
        <FilterButton
          type="button"
          aria-expanded={open}
          aria-controls={bar}
          onClick={() => setOpen(!open)}
          {...(count > 0 ? { "data-on": "" } : {})}
        >
          <TuneRounded />
          {count > 0 ? t("filters.openCount", { count }) : t("filters.open")}
        </FilterButton>
      )}
      {(!phone || open) && children}
    </>
  );
}
