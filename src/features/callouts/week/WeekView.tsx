/** A week of lists, called out or not: a row for each site, a column for each day; what is uncovered says so. */
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { isProblem } from "../../../api/problem.ts";
import { type ListRow } from "../../../contract/shapes/calloutList.ts";
import { dateIn } from "../../../lib/dateFormats.ts";
import { useAppSelector } from "../../../lib/hooks/storeHooks.ts";
import { useMediaQuery } from "../../../lib/hooks/useMediaQuery.ts";
import { useNow } from "../../../lib/hooks/useNow.ts";
import { ErrorState } from "../../../ui/page/ErrorState.tsx";
import { PHONE } from "../../../ui/styling/breakpoints.ts";
import { useSitesQuery } from "../../places/public.ts";
import { selectWeekStart, useClockZone } from "../../user/public.ts";
import { useListsQuery } from "../api/listsApi.ts";
import { EditListDialog } from "../changes/EditListDialog.tsx";
import { listValues } from "../form/model/draftValues.ts";
import { type NewList } from "../form/model/newList.ts";
import { CardSkeletons } from "../shared/CardSkeletons.tsx";
import { isFiltered, listsQueryOf, type View } from "../shared/calloutQuery.ts";
import { type SentList } from "../shared/changeableList.ts";
import { NothingFound } from "../shared/NothingFound.tsx";
import { useFormDefaults } from "../shared/sessionHours.ts";
import { useTimeWords } from "../shared/useTimeWords.ts";
import { CalendarBar } from "./CalendarBar.tsx";
import { draftOfList, type Opened } from "./draftOfList.ts";
import { ListDialog } from "./ListDialog.tsx";
import { MoveDialog } from "./MoveDialog.tsx";
import { movedTo } from "./movedList.ts";
import { periodOf } from "./period.ts";
import { useMoving } from "./useMoving.ts";
import { WeekDays } from "./WeekDays.tsx";
import { WeekGrid } from "./WeekGrid.tsx";
import { type WeekProps } from "./WeekRows.tsx";

type ViewProps = { view: View; onChange: (next: Partial<View>) => void };

/** Null: not there yet. */
function Week({ title, days, week }: { title: string; days: readonly string[]; week: WeekProps | null }) {
  const phone = useMediaQuery(PHONE);
  if (!phone) return <WeekGrid title={title} days={days} week={week} />;
  return week ? <WeekDays {...week} /> : <CardSkeletons />;
}

/** A list of a callout that is being changed; `moved`: as it would be in another place. */
type Edited = { calloutId: number; list: SentList; moved?: NewList };

export function WeekView({ view, onChange }: ViewProps) {
  const { t } = useTranslation("callouts");
  const now = useNow();
  const words = useTimeWords(now);
  const { times } = useFormDefaults();
  const [opened, setOpened] = useState<Opened | null>(null);
  const [edited, setEdited] = useState<Edited | null>(null);
  const [leaving, setLeaving] = useState<ListRow | null>(null);
  const begins = useAppSelector(selectWeekStart);
  const zone = useClockZone();
  const by = view.display === "theatres" ? view.display : "week";
  const period = periodOf(by, view.week || dateIn(zone, now), begins);
  const { first, last, days } = period;
  const { data: sites } = useSitesQuery();
  const { currentData, error, refetch } = useListsQuery(listsQueryOf(view, first, last));
  const move = useMoving(currentData ?? [], words, ({ list, to }) => {
    if (list.callout) setEdited({ calloutId: list.callout.id, list, moved: to });
  });
  const title = t("tools.week.title", { from: words.date(first), to: words.date(last) });
  if (error && !currentData)
    return (
      <ErrorState
        title={t("tools.week.failed")}
        requestId={isProblem(error) ? error.requestId : undefined}
        onRetry={refetch}
      />
    );
  // A cancelled list is nobody's work any more, unless it is what was asked for.
  const lists =
    view.status === "cancelled" ? currentData : currentData?.filter(({ cover_status }) => cover_status !== "cancelled");
  const week: WeekProps | null =
    lists && sites
      ? {
          lists,
          by,
          sites: view.site ? sites.filter(({ id }) => String(id) === view.site) : sites,
          days,
          now,
          words,
          onOpen: (list) => setOpened({ list }),
          onEdit: (list) => list.callout && setEdited({ calloutId: list.callout.id, list }),
          onMove: setLeaving,
          onAdd: (place) => setOpened({ place }),
          onDrop: (list, place) => void move({ list, to: movedTo(listValues(list), place, times) }),
        }
      : null;
  const empty = week?.lists.length === 0 && sites?.length !== 0;
  const noneFits = empty && isFiltered(view);
  return (
    <>
      <CalendarBar title={title} period={period} onChange={onChange} />
      {sites?.length === 0 && <Typography sx={{ p: 2.5 }}>{t("tools.week.noSites")}</Typography>}
      {empty && !noneFits && (
        <Typography sx={{ px: 2, pb: 1.5 }}>
          <b>{t("lists.weekEmpty")}</b> {t("lists.weekEmptyText")}
        </Typography>
      )}
      {noneFits ? (
        <NothingFound
          title={t("lists.weekNoMatchTitle")}
          text={t("lists.weekNoMatch")}
          view={view}
          onChange={onChange}
        />
      ) : (
        <Week title={title} days={days} week={week} />
      )}
      {opened && (
        <ListDialog {...draftOfList(opened, times, currentData ?? [])} words={words} onClose={() => setOpened(null)} />
      )}
      {leaving && <MoveDialog list={leaving} words={words} onMove={move} onClose={() => setLeaving(null)} />}
      {edited && <EditListDialog {...edited} words={words} onClose={() => setEdited(null)} />}
    </>
  );
}
