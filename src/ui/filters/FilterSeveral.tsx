/** A filter that takes several values; what they are to be chosen from is fetched when it is first opened. */
import { styled } from "@mui/material/styles";
import { Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { loadPage } from "../../lib/loading/loadPage.ts";
import { VisuallyHidden } from "../styling/VisuallyHidden.ts";
import { type Several, withArrow } from "./filterControls.tsx";

const FilterChoices = loadPage("FilterChoices", () => import("./FilterChoices.tsx"));

const Opener = styled("button")(withArrow);

/** The first by its name, and how many there are besides. */
function Summary({ label, values, options }: Omit<Several, "onChange">) {
  const { t } = useTranslation("callouts");
  const first = options?.find(({ value }) => values.includes(value))?.label;
  if (values.length === 0) return label;
  const others = values.length > 1 ? ` +${values.length - 1}` : "";
  return (
    <>
      <VisuallyHidden>{label} </VisuallyHidden>
      {options ? (first ?? t("filters.gone")) : "…"}
      {others}
    </>
  );
}

export function FilterSeveral({ onChange, ...filter }: Several) {
  const [opener, setOpener] = useState<HTMLElement | null>(null);
  return (
    <>
      <Opener
        type="button"
        aria-haspopup="menu"
        aria-expanded={opener !== null}
        onClick={({ currentTarget }) => setOpener(currentTarget)}
        {...(filter.values.length > 0 ? { "data-on": "" } : {})}
      >
        <Summary {...filter} />
      </Opener>
      {opener && (
        <Suspense>
          <FilterChoices {...filter} opener={opener} onChange={onChange} onClose={() => setOpener(null)} />
        </Suspense>
      )}
    </>
  );
}
