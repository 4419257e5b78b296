/** The lists of a plan by day, as a table, or as cards where it is narrow; the arrows go from box to box. */
import { styled } from "@mui/material/styles";
import { type KeyboardEvent } from "react";
import { type PlanEntry } from "../../../contract/shapes/planning.ts";
import { fullDate } from "../../../lib/dateFormats.ts";
import { useMediaQuery } from "../../../lib/hooks/useMediaQuery.ts";
import { PHONE } from "../../../ui/styling/breakpoints.ts";
import { DataTable, SecondLine, TableFrame } from "../../../ui/table/DataTable.tsx";
import { HeadCells } from "../../../ui/table/HeadCells.tsx";
import { RowCheckbox } from "../../../ui/table/RowCheckbox.tsx";
import { Place, Role, Surgeon } from "../listCells.tsx";
import { usePlanningFormat } from "../usePlanningFormat.ts";
import { State, Take, Time, Usual } from "./planCells.tsx";
import { keyOf, type Planning } from "./usePlanning.ts";

type Props = { entries: readonly PlanEntry[]; planning: Planning };

const STEPS: Partial<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

function handleKey(event: KeyboardEvent<HTMLElement>): void {
  const step = STEPS[event.key];
  const boxes = [...event.currentTarget.querySelectorAll<HTMLInputElement>("input[type=checkbox]")];
  const at = event.target instanceof HTMLInputElement ? boxes.indexOf(event.target) : -1;
  if (!step || at < 0) return;
  event.preventDefault();
  boxes[at + step]?.focus();
}

/** A row that the keyboard reaches is not below the bar that stays. */
const Rows = styled("div")({ "& input": { scrollMarginBlock: "calc(var(--mui-size-toolbar) + 140px) 40px" } });

const Cards = styled("ul")(({ theme }) => ({
  "& > li": {
    display: "grid",
    gridTemplateColumns: "44px minmax(0, 1fr)",
    gap: 4,
    padding: "12px 16px",
    overflowWrap: "anywhere",
    borderTop: `1px solid ${theme.vars.palette.divider}`,
  },
  "& > li > div": { display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 4, gridColumn: 2 },
  "& > li > .MuiCheckbox-root": { margin: "-8px 0 0 -10px", alignSelf: "start" },
}));

const Day = styled("h3")(({ theme }) => ({
  ...theme.typography.subtitle2,
  margin: 0,
  padding: "10px 16px",
  background: theme.vars.palette.surface.sunken,
  borderTop: `1px solid ${theme.vars.palette.divider}`,
}));

const byDay = (entries: readonly PlanEntry[]) => [...Map.groupBy(entries, ({ date }) => date)];

function All({ planning }: { planning: Planning }) {
  const { t } = usePlanningFormat();
  const { open, chosen, choose } = planning;
  return (
    <RowCheckbox
      checked={open.length > 0 && chosen.length === open.length}
      indeterminate={chosen.length > 0 && chosen.length < open.length}
      disabled={open.length === 0}
      slotProps={{ input: { "aria-label": t("planning:plan.all") } }}
      onChange={() => choose(open, chosen.length < open.length)}
    />
  );
}

function PlanCards({ entries, planning }: Props) {
  const { t, language } = usePlanningFormat();
  return byDay(entries).map(([date, some]) => (
    <section key={date}>
      <Day>{fullDate(language, date)}</Day>
      <Cards>
        {some.map((entry) => (
          <li key={keyOf(entry)} {...(entry.possible || entry.list ? {} : { "data-muted": "" })}>
            <Take entry={entry} planning={planning} />
            <div>
              <Time entry={entry} />
              <Place entry={entry} />
              <Surgeon entry={entry} />
              <Role entry={entry} />
              <div>
                <SecondLine>{t("planning:plan.usual")}</SecondLine>
                <Usual entry={entry} />
              </div>
              <State entry={entry} />
            </div>
          </li>
        ))}
      </Cards>
    </section>
  ));
}

/** In the order of their heads. */
const CELLS = [Time, Place, Surgeon, Role, Usual, State];

function Wide({ entries, planning }: Props) {
  const { t, language } = usePlanningFormat();
  const heads = [
    t("planning:plan.time"),
    t("planning:plan.where"),
    t("planning:plan.surgeon"),
    t("planning:plan.role"),
    t("planning:plan.usual"),
    t("planning:plan.note"),
  ];
  return (
    <TableFrame>
      <DataTable aria-label={t("planning:plan.title")}>
        <thead>
          <tr>
            <th className="tool">
              <All planning={planning} />
            </th>
            <HeadCells heads={heads} />
          </tr>
        </thead>
        {byDay(entries).map(([date, some]) => (
          <tbody key={date}>
            <tr>
              <th scope="rowgroup" colSpan={heads.length + 1}>
                {fullDate(language, date)}
              </th>
            </tr>
            {some.map((entry) => (
              <tr key={keyOf(entry)} {...(entry.possible || entry.list ? {} : { "data-muted": "" })}>
                <td className="tool">
                  <Take entry={entry} planning={planning} />
                </td>
                {CELLS.map((Cell, column) => (
                  <td key={heads[column]}>
                    <Cell entry={entry} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        ))}
      </DataTable>
    </TableFrame>
  );
}

export function PlanTable(props: Props) {
  const phone = useMediaQuery(PHONE);
  return <Rows onKeyDown={handleKey}>{phone ? <PlanCards {...props} /> : <Wide {...props} />}</Rows>;
}
