/** Beside the filters: views that were kept, one's own and those shared with the practice, and keeping what is shown. */
import BookmarkBorderRounded from "@mui/icons-material/BookmarkBorderRounded";
import { Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { type SavedView } from "../../../contract/shapes/savedViews.ts";
import { loadPage } from "../../../lib/loading/loadPage.ts";
import { FilterButton } from "../../../ui/filters/filterControls.tsx";
import { type View } from "../shared/calloutQuery.ts";
import { ViewsList } from "./ViewsList.tsx";
import { addressOf } from "./viewAddress.ts";

const RemoveView = loadPage("RemoveView", () => import(/* webpackChunkName: "savedView" */ "./RemoveView.tsx"));
const ViewForm = loadPage("ViewForm", () => import(/* webpackChunkName: "savedView" */ "./ViewForm.tsx"));

type Asking = { what: "save" } | { what: "change" | "remove"; view: SavedView };

export function ViewsMenu({ view }: { view: View }) {
  const { t } = useTranslation("callouts");
  const [opener, setOpener] = useState<HTMLElement | null>(null);
  const [asking, setAsking] = useState<Asking | null>(null);
  const query = addressOf(view);
  const handleAsk = (next: Asking) => {
    setOpener(null);
    setAsking(next);
  };
  const handleClose = () => setAsking(null);
  return (
    <>
      <FilterButton
        type="button"
        aria-haspopup="menu"
        aria-expanded={opener !== null}
        onClick={({ currentTarget }) => setOpener(currentTarget)}
      >
        <BookmarkBorderRounded />
        {t("savedViews.button")}
      </FilterButton>
      {opener && (
        <ViewsList
          opener={opener}
          query={query}
          onClose={() => setOpener(null)}
          onSave={() => handleAsk({ what: "save" })}
          onChange={(one) => handleAsk({ what: "change", view: one })}
          onRemove={(one) => handleAsk({ what: "remove", view: one })}
        />
      )}
      <Suspense>
        {asking?.what === "save" && <ViewForm query={query} onClose={handleClose} />}
        {asking?.what === "change" && <ViewForm query={query} before={asking.view} onClose={handleClose} />}
        {asking?.what === "remove" && <RemoveView view={asking.view} onClose={handleClose} />}
      </Suspense>
    </>
  );
}
