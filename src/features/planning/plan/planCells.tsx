/** What is said of one day of a standing list, as a table and cards have it. */
import WarningAmberRounded from "@mui/icons-material/WarningAmberRounded";
import Link from "@mui/material/Link";
import { Link as RouterLink } from "react-router-dom";
import { type PlanEntry, type PlanNote } from "../../../contract/shapes/planning.ts";
import { formatSpan } from "../../../contract/wallSpan.ts";
import { fullDate } from "../../../lib/dateFormats.ts";
import { joinFacts } from "../../../lib/formatList.ts";
import { Chip } from "../../../ui/Chip.tsx";
import { StatusLabel } from "../../../ui/StatusLabel.tsx";
import { LongName, OneLine, SecondLine } from "../../../ui/table/DataTable.tsx";
import { RowCheckbox } from "../../../ui/table/RowCheckbox.tsx";
import { usePlanningFormat } from "../usePlanningFormat.ts";
import { stateOf, TONES } from "./planState.ts";
import { type Planning } from "./usePlanning.ts";

type Props = { entry: PlanEntry };

/** "Mon, 30 Nov 2099 08:00–12:00, St Brannoc’s, Theatre 1, Ms N. Merrowby". */
export function useEntryName(): (entry: PlanEntry) => string {
  const { t, language } = usePlanningFormat();
  return (entry) =>
    t("planning:plan.one", {
      when: `${fullDate(language, entry.date)} ${formatSpan(entry.start_time, entry.end_time)}`,
      where: joinFacts(language, [entry.site.short_name, entry.theatre]),
      who: entry.surgeon?.name ?? t("planning:standing.anySurgeon"),
    });
}

export function Take({ entry, planning }: Props & { planning: Planning }) {
  const nameOf = useEntryName();
  if (!entry.possible) return null;
  return (
    <RowCheckbox
      checked={planning.isChosen(entry)}
      slotProps={{ input: { "aria-label": nameOf(entry) } }}
      onChange={(event) => planning.choose([entry], event.target.checked)}
    />
  );
}

export function Time({ entry }: Props) {
  const { t } = usePlanningFormat();
  return (
    <div>
      <OneLine>{formatSpan(entry.start_time, entry.end_time)}</OneLine>
      <SecondLine>{t(`callouts:session.${entry.session}`)}</SecondLine>
    </div>
  );
}

/** With what keeps the doctor from it. */
export function Usual({ entry: { usual } }: Props) {
  const { t } = usePlanningFormat();
  if (!usual) return <SecondLine>{t("planning:standing.nobody")}</SecondLine>;
  return (
    <div>
      <LongName>{usual.doctor.name}</LongName>
      {usual.skip && (
        <div>
          <StatusLabel tone="risk" icon={<WarningAmberRounded />}>
            {t(`callouts:form.dry.reason.${usual.skip}`)}
          </StatusLabel>
        </div>
      )}
    </div>
  );
}

function Noted({ note: { kind, name } }: { note: PlanNote }) {
  const { t } = usePlanningFormat();
  const words = t(`planning:plan.${kind}`, { name: name ?? "–" });
  return (
    <div>
      <StatusLabel tone="risk" icon={<WarningAmberRounded />}>
        {words}
      </StatusLabel>
    </div>
  );
}

function Planned({ entry, list }: Props & { list: NonNullable<PlanEntry["list"]> }) {
  const { t, language } = usePlanningFormat();
  const state = stateOf(list);
  const doctor = entry.usual?.doctor.name ?? t("planning:standing.usual");
  const label = t(`planning:plan.${state}`, { doctor });
  const chip = <Chip label={label} tone={TONES[state]} />;
  const { callout } = list;
  return (
    <div>
      {callout ? (
        <Link component={RouterLink} to={`/callouts/${callout.id}`} underline="hover">
          {chip}
        </Link>
      ) : (
        chip
      )}
      {list.date !== entry.date && (
        <SecondLine>{t("planning:plan.moved", { date: fullDate(language, list.date) })}</SecondLine>
      )}
    </div>
  );
}

export function State({ entry }: Props) {
  if (entry.list) return <Planned entry={entry} list={entry.list} />;
  return entry.notes.map((note) => <Noted key={`${note.kind} ${note.name}`} note={note} />);
}
