/** Sites or surgeons as a table, or as cards where it is narrow. */
import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import { type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useMediaQuery } from "../../lib/hooks/useMediaQuery.ts";
import { Chip } from "../../ui/Chip.tsx";
import { RemoveButton } from "../../ui/RemoveButton.tsx";
import { PHONE } from "../../ui/styling/breakpoints.ts";
import { VisuallyHidden } from "../../ui/styling/VisuallyHidden.ts";
import { DataTable, SecondLine, TableFrame } from "../../ui/table/DataTable.tsx";
import { HeadCells } from "../../ui/table/HeadCells.tsx";
import { RowLink } from "../../ui/table/RowLink.ts";
import { SkeletonRows } from "../../ui/table/SkeletonRows.tsx";
import { type ActedOn, type PlaceActs } from "./usePlaceActs.ts";

type PlaceRow = ActedOn & { archived: boolean; inUse: boolean };

/** `second`: below the name. The cells stand in the order of the heads after the first. */
export type ShownPlace = PlaceRow & { second: ReactNode; cells: readonly ReactNode[] };

type Props = {
  label: string;
  heads: readonly string[];
  /** Undefined: still on their way. */
  places: readonly ShownPlace[] | undefined;
  acts: PlaceActs;
};

const Buttons = styled("div")({ display: "flex", flexWrap: "wrap", justifyContent: "flex-end", gap: 4 });

const Name = styled("div")({ display: "flex", flexWrap: "wrap", gap: 8, "& a": { whiteSpace: "normal" } });

function PlaceName({ id, name, archived }: PlaceRow) {
  const { t } = useTranslation("manage");
  return (
    <Name>
      <RowLink to={`?edit=${id}`}>{name}</RowLink>
      {archived && <Chip label={t("places.archived")} shape="square" />}
    </Name>
  );
}

function RemovePlace({ place, acts }: { place: PlaceRow; acts: PlaceActs }) {
  const { t } = useTranslation("manage");
  const { name } = place;
  const texts = {
    button: t("places.remove"),
    label: t("places.removeOne", { name }),
    title: t("places.removeTitle", { name }),
    text: t("places.removeText"),
    back: t("places.keep"),
  };
  return <RemoveButton texts={texts} busy={acts.removing} onRemove={() => acts.remove(place)} />;
}

function PlaceButtons({ place, acts }: { place: PlaceRow; acts: PlaceActs }) {
  const { t } = useTranslation("manage");
  const { name, archived } = place;
  const act = archived ? "restore" : "archive";
  return (
    <Buttons>
      {!place.inUse && <RemovePlace place={place} acts={acts} />}
      <Button
        size="small"
        variant="quiet"
        aria-label={t(`places.${act}One`, { name })}
        onClick={() => void acts[act](place)}
      >
        {t(`places.${act}`)}
      </Button>
    </Buttons>
  );
}

const Cards = styled("ul")(({ theme }) => ({
  "& > li": {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr) auto",
    gap: "4px 8px",
    padding: "10px 16px 14px",
    overflowWrap: "anywhere",
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
    "& > *": { gridColumn: "1 / -1" },
    "& > :first-of-type": { gridColumn: 1, alignSelf: "center" },
    // What can be done stands beside the name, and comes last all the same.
    "& > :last-child": { gridRow: 1, gridColumn: 2 },
  },
  "& button": { minHeight: 44 },
}));

function PlaceCards({ label, heads, places, acts }: Props & { places: readonly ShownPlace[] }) {
  return (
    <Cards aria-label={label}>
      {places.map((place) => (
        <li key={place.id}>
          <div>
            <PlaceName {...place} />
            <SecondLine>{place.second}</SecondLine>
          </div>
          {place.cells.map(
            (cell, index) =>
              cell !== "–" && (
                <SecondLine key={heads[index + 1]}>
                  {heads[index + 1]}: {cell}
                </SecondLine>
              ),
          )}
          <PlaceButtons place={place} acts={acts} />
        </li>
      ))}
    </Cards>
  );
}

export function PlacesTable(props: Props) {
  const { label, heads, places, acts } = props;
  const { t } = useTranslation("manage");
  const phone = useMediaQuery(PHONE);
  if (phone && places) return <PlaceCards {...props} places={places} />;
  return (
    <TableFrame>
      <DataTable aria-label={label} aria-busy={!places}>
        <thead>
          <tr>
            <HeadCells heads={heads} />
            <th scope="col">
              <VisuallyHidden>{t("places.actions")}</VisuallyHidden>
            </th>
          </tr>
        </thead>
        <tbody {...(places ? {} : { "aria-hidden": true })}>
          {places ? (
            places.map((place) => (
              <tr key={place.id} {...(place.archived ? { "data-muted": "" } : {})}>
                <td>
                  <PlaceName {...place} />
                  <SecondLine>{place.second}</SecondLine>
                </td>
                {place.cells.map((cell, index) => (
                  <td key={heads[index + 1]}>{cell}</td>
                ))}
                <td>
                  <PlaceButtons place={place} acts={acts} />
                </td>
              </tr>
            ))
          ) : (
            <SkeletonRows columns={[...heads.map(() => [120, 70] as const), [60, 0]]} rows={4} />
          )}
        </tbody>
      </DataTable>
    </TableFrame>
  );
}
