/** A view that somebody else has changed meanwhile beside what is chosen here: what differs, and the choice. */
import { useTranslation } from "react-i18next";
import { type SavedView } from "../../../contract/shapes/savedViews.ts";
import { AlertInView } from "../../../ui/form/AlertInView.tsx";
import { TwoVersions } from "../../../ui/form/TwoVersions.tsx";

/** `anew`: it is to show what is shown now. */
export type ViewValues = { name: string; shared: boolean; anew: boolean };

export const viewValues = (view: SavedView | undefined): ViewValues => ({
  name: view?.name ?? "",
  shared: view?.shared ?? false,
  anew: false,
});

/** What was changed here since `before`, and the rest of theirs. */
const merged = (before: SavedView, mine: ViewValues, theirs: SavedView): ViewValues => ({
  name: mine.name.trim() === before.name ? theirs.name : mine.name,
  shared: mine.shared === before.shared ? theirs.shared : mine.shared,
  anew: mine.anew,
});

type Props = {
  /** What both versions go back to. */
  before: SavedView;
  theirs: SavedView;
  mine: ViewValues;
  onDecided: (values: ViewValues) => void;
};

export function ViewVersions({ before, theirs, mine, onDecided }: Props) {
  const { t } = useTranslation(["callouts", "manage", "versions"]);
  const shares = (shared: boolean) => t(shared ? "versions:on" : "versions:off");
  const untouched = t("versions:untouched");
  const name = mine.name.trim();
  const showsOther = theirs.query !== before.query;
  const parts = [
    {
      key: "name",
      name: t("savedViews.name"),
      theirs: theirs.name,
      mine: name === before.name ? untouched : name,
      differs: theirs.name !== name,
    },
    {
      key: "shared",
      name: t("savedViews.share"),
      theirs: shares(theirs.shared),
      mine: mine.shared === before.shared ? untouched : shares(mine.shared),
      differs: theirs.shared !== mine.shared,
    },
    {
      key: "shows",
      name: t("savedViews.shows"),
      theirs: showsOther ? t("savedViews.showsOther") : untouched,
      mine: mine.anew ? t("savedViews.showsNow") : untouched,
      differs: showsOther || mine.anew,
    },
  ];
  return (
    <AlertInView when={theirs}>
      <TwoVersions
        heading={t("manage:places.stale")}
        parts={parts.filter(({ differs }) => differs)}
        onTake={() => onDecided(viewValues(theirs))}
        onKeep={() => onDecided(merged(before, mine, theirs))}
      />
    </AlertInView>
  );
}
