/** A week of lists, called out or not: a row for each site, a column for each day; what is uncovered says so. */
import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { isProblem } from "../../../api/problem.ts";
import { addDays, dateIn, firstOfWeek } from "../../../lib/dateFormats.ts";
import { useAppSelector } from "../../../lib/hooks/storeHooks.ts";
import { useMediaQuery } from "../../../lib/hooks/useMediaQuery.ts";
import { useNow } from "../../../lib/hooks/useNow.ts";
import { ErrorState } from "../../../ui/page/ErrorState.tsx";
import { PHONE } from "../../../ui/styling/breakpoints.ts";
import { useSitesQuery } from "../../places/public.ts";
import { selectWeekStart, useClockZone } from "../../user/public.ts";
import { useListsQuery } from "../api/listsApi.ts";
import { EditListDialog } from "../changes/EditListDialog.tsx";
import { CardSkeletons } from "../shared/CardSkeletons.tsx";
import { isFiltered, listsQueryOf, type View } from "../shared/calloutQuery.ts";
import { type SentList } from "../shared/changeableList.ts";
import { NothingFound } from "../shared/NothingFound.tsx";
import { useFormDefaults } from "../shared/sessionHours.ts";
import { useTimeWords } from "../shared/useTimeWords.ts";
import { draftOfList, type Opened } from "./draftOfList.ts";
import { ListDialog } from "./ListDialog.tsx";
import { WeekDays } from "./WeekDays.tsx";
import { WeekGrid } from "./WeekGrid.tsx";
import { type WeekProps } from "./WeekRows.tsx";

const Bar = styled("div")({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: 8,
  padding: "12px 16px",
  // Paper has nothing to press.
  "@media print": { "& button": { display: "none" } },
});

type ViewProps = { view: View; onChange: (next: Partial<View>) => void };

function WeekBar({ title, first, onChange }: { title: string; first: string } & Pick<ViewProps, "onChange">) {
  const { t } = useTranslation("callouts");
  return (
    <Bar>
      <Typography variant="h2" sx={{ marginInlineEnd: "auto" }} aria-live="polite">
        {title}
      </Typography>
      <Button variant="outlined" size="small" onClick={() => onChange({ week: addDays(first, -7) })}>
        {t("tools.week.previous")}
      </Button>
      <Button variant="outlined" size="small" onClick={() => onChange({ week: "" })}>
        {t("tools.week.thisWeek")}
      </Button>
      <Button variant="outlined" size="small" onClick={() => onChange({ week: addDays(first, 7) })}>
        {t("tools.week.next")}
      </Button>
    </Bar>
  );
}

/** Null: not there yet. */
function Week({ title, days, week }: { title: string; days: readonly string[]; week: WeekProps | null }) {
  const phone = useMediaQuery(PHONE);
  if (!phone) return <WeekGrid title={title} days={days} week={week} />;
  return week ? <WeekDays {...week} /> : <CardSkeletons />;
}

export function WeekView({ view, onChange }: ViewProps) {
  const { t } = useTranslation("callouts");
  const now = useNow();
  const words = useTimeWords(now);
  const { times } = useFormDefaults();
  const [opened, setOpened] = useState<Opened | null>(null);
  const [edited, setEdited] = useState<{ calloutId: number; list: SentList } | null>(null);
  const begins = useAppSelector(selectWeekStart);
  const zone = useClockZone();
  const first = firstOfWeek(view.week || dateIn(zone, now), begins);
  const days = Array.from({ length: 7 }, (_, day) => addDays(first, day));
  const last = addDays(first, 6);
  const { data: sites } = useSitesQuery();
  const { currentData, error, refetch } = useListsQuery(listsQueryOf(view, first, last));
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
          sites: view.site ? sites.filter(({ id }) => String(id) === view.site) : sites,
          days,
          now,
          words,
          onOpen: (list) => setOpened({ list }),
          onEdit: (list) => list.callout && setEdited({ calloutId: list.callout.id, list }),
          onAdd: (place) => setOpened({ place }),
        }
      : null;
  const empty = week?.lists.length === 0 && sites?.length !== 0;
  const noneFits = empty && isFiltered(view);
  return (
    <>
      <WeekBar title={title} first={first} onChange={onChange} />
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
      {edited && <EditListDialog {...edited} words={words} onClose={() => setEdited(null)} />}
    </>
  );
}
