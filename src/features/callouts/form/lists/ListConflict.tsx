/** A colleague changed the list that is being changed here: what differs part by part, and one list made of both. */
import { useTranslation } from "react-i18next";
import { TwoVersions } from "../../../../ui/form/TwoVersions.tsx";
import { formatStale } from "../../api/staleCallout.ts";
import { type StaleList } from "../../shared/changeableList.ts";
import { type TimeFormat } from "../../shared/useTimeFormat.ts";
import { listPartsThatDiffer, mergedList } from "../model/comparedLists.ts";
import { listValues } from "../model/draftValues.ts";
import { type NewList } from "../model/newList.ts";
import { PART_NAMES, useListPartFormat } from "./useListPartFormat.ts";

type Props = {
  conflict: StaleList;
  /** The list as it was before either changed it. */
  before: NewList;
  mine: NewList;
  format: TimeFormat;
  onDecide: (list: NewList) => void;
};

export function ListConflict({ conflict, before, mine, format, onDecide }: Props) {
  const { t } = useTranslation("callouts");
  const { t: tVersions } = useTranslation("versions");
  const formatPart = useListPartFormat(format);
  const theirs = listValues(conflict.list);
  const typed = listPartsThatDiffer(before, mine);
  const parts = listPartsThatDiffer(theirs, mine).map((part) => ({
    key: part,
    name: t(PART_NAMES[part]),
    theirs: formatPart(part, theirs),
    mine: typed.includes(part) ? formatPart(part, mine) : tVersions("untouched"),
  }));
  return (
    <TwoVersions
      heading={formatStale(conflict, "list", { t, format })}
      parts={parts}
      onTake={() => onDecide(theirs)}
      onKeep={() => onDecide(mergedList(before, mine, theirs))}
    />
  );
}
