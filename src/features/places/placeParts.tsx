/** What a row says and offers: its name as the way to change it, whether it is archived, and what can be done with it. */
import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import { useTranslation } from "react-i18next";
import { Chip } from "../../ui/Chip.tsx";
import { RemoveButton } from "../../ui/RemoveButton.tsx";
import { RowLink } from "../../ui/table/RowLink.ts";
import { type ActedOn, type PlaceActs } from "./usePlaceActs.ts";

export type PlaceRow = ActedOn & { archived: boolean; inUse: boolean };

const Buttons = styled("div")({ display: "flex", flexWrap: "wrap", justifyContent: "flex-end", gap: 4 });

const Name = styled("div")({ display: "flex", flexWrap: "wrap", gap: 8, "& a": { whiteSpace: "normal" } });

export function PlaceName({ id, name, archived }: PlaceRow) {
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
  const words = {
    button: t("places.remove"),
    label: t("places.removeOne", { name }),
    title: t("places.removeTitle", { name }),
    text: t("places.removeText"),
    back: t("places.keep"),
  };
  return <RemoveButton words={words} busy={acts.removing} onRemove={() => acts.remove(place)} />;
}

export function PlaceButtons({ place, acts }: { place: PlaceRow; acts: PlaceActs }) {
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
