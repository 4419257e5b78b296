/** The sites or surgeons of the practice: search, archived ones on demand, rows; or the form of the one being changed. */
import AddRounded from "@mui/icons-material/AddRounded";
import SearchOffRounded from "@mui/icons-material/SearchOffRounded";
import Button from "@mui/material/Button";
import Checkbox from "@mui/material/Checkbox";
import FormControlLabel from "@mui/material/FormControlLabel";
import Paper from "@mui/material/Paper";
import { type ReactNode, useCallback } from "react";
import { useTranslation } from "react-i18next";
import { isProblem } from "../../api/problem.ts";
import { fold } from "../../contract/files/fold.ts";
import { useTyped } from "../../lib/hooks/useTyped.ts";
import { FilterBar } from "../../ui/filters/filterControls.tsx";
import { SearchField } from "../../ui/filters/SearchField.tsx";
import { EmptyState } from "../../ui/page/EmptyState.tsx";
import { ErrorState } from "../../ui/page/ErrorState.tsx";
import { SectionHead } from "../../ui/page/SectionHead.tsx";
import { useHeadingFocus } from "../../ui/page/useHeadingFocus.ts";
import { PlacesTable, type ShownPlace } from "./PlacesTable.tsx";
import { type PlaceKind } from "./placesApi.ts";
import { usePlaceActs } from "./usePlaceActs.ts";
import { type PlaceView, usePlaceView } from "./usePlaceView.ts";

export type Searchable = ShownPlace & { text: string };
type Props = {
  kind: PlaceKind;
  heads: readonly string[];
  found: { places: readonly Searchable[] | undefined; error: unknown; refetch: () => void };
  texts: { title: string; text: string; add: string; failed: string; emptyTitle: string; emptyText: string };
  icon: ReactNode;
  /** The form, while the address asks for one. */
  editor: (edit: string, onDone: () => void) => ReactNode;
};

const matching = (places: readonly Searchable[], { q, archived }: PlaceView): Searchable[] =>
  places.filter((one) => (archived || !one.archived) && fold(one.text).includes(fold(q.trim())));

type Change = (next: Partial<PlaceView>) => void;

function Filters({ view, label, onChange }: { view: PlaceView; label: string; onChange: Change }) {
  const { t } = useTranslation("manage");
  const [typed, setTyped] = useTyped(
    view.q,
    useCallback((q: string) => onChange({ q }), [onChange]),
  );
  return (
    <FilterBar role="search">
      <SearchField
        label={`${t("places.search")}: ${label}`}
        hint={t("places.search")}
        value={typed}
        onChange={setTyped}
      />
      <FormControlLabel
        control={
          <Checkbox checked={view.archived} onChange={(event) => onChange({ archived: event.target.checked })} />
        }
        label={t("places.showArchived")}
      />
    </FilterBar>
  );
}

function Found({ kind, heads, found, texts, icon }: Props) {
  const { t } = useTranslation("manage");
  const [view, change] = usePlaceView();
  const acts = usePlaceActs(kind);
  const { places, error, refetch } = found;
  const shown = places && matching(places, view);
  if (error && !places)
    return (
      <ErrorState title={texts.failed} requestId={isProblem(error) ? error.requestId : undefined} onRetry={refetch} />
    );
  if (places?.length === 0) return <EmptyState icon={icon} title={texts.emptyTitle} text={texts.emptyText} />;
  return (
    <>
      <Filters view={view} label={texts.title} onChange={change} />
      {shown?.length === 0 ? (
        <EmptyState icon={<SearchOffRounded />} title={t("places.noMatchTitle")} text={t("places.noMatchText")}>
          <Button
            variant="outlined"
            onClick={() => change({ q: "", archived: places?.every((one) => one.archived) ?? false })}
          >
            {t("places.clear")}
          </Button>
        </EmptyState>
      ) : (
        <PlacesTable label={texts.title} heads={heads} places={shown} acts={acts} />
      )}
    </>
  );
}

export function PlacesBoard(props: Props) {
  const { texts, editor } = props;
  const [view, change] = usePlaceView();
  const { heading, watch } = useHeadingFocus();
  if (view.edit) return editor(view.edit, () => change({ edit: "" }));
  return (
    <>
      <SectionHead title={texts.title} text={texts.text} heading={heading}>
        <Button variant="contained" startIcon={<AddRounded />} onClick={() => change({ edit: "new" })}>
          {texts.add}
        </Button>
      </SectionHead>
      <Paper variant="outlined" component="section" aria-label={texts.title} sx={{ overflow: "hidden" }} {...watch}>
        <Found {...props} />
      </Paper>
    </>
  );
}
