/** How many callouts stand on a page: in the address, and remembered by this browser. */
import { styled } from "@mui/material/styles";
import { useTranslation } from "react-i18next";
import { PAGE_SIZES } from "../../../contract/page.ts";
import { remember } from "../../../lib/remembered.ts";
import { withArrow } from "../../../ui/filters/filterControls.tsx";
import { ROWS_KEY } from "../shared/calloutQuery.ts";
import { useCalloutView } from "./useCalloutView.ts";

const Size = styled("select")(withArrow);

export function PageSize() {
  const { t } = useTranslation("callouts");
  const [{ rows }, change] = useCalloutView();
  const handleChange = (chosen: string) => {
    remember(ROWS_KEY, chosen);
    change({ rows: Number(chosen) });
  };
  return (
    <Size aria-label={t("tools.pageSize.label")} value={rows} onChange={({ target }) => handleChange(target.value)}>
      {PAGE_SIZES.map((size) => (
        <option key={size} value={size}>
          {t("tools.pageSize.rows", { count: size })}
        </option>
      ))}
    </Size>
  );
}
