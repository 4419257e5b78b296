/** What a row says and offers: its name as the way to change it, whether it is archived, and what can be done with it. */
import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { AskDialog } from "../../ui/AskDialog.tsx";
import { Chip } from "../../ui/Chip.tsx";
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

function RemoveButton({ place, acts }: { place: PlaceRow; acts: PlaceActs }) {
  const { t } = useTranslation("manage");
  const [asking, setAsking] = useState(false);
  const { name } = place;
  const handleRemove = async () => {
    await acts.remove(place);
    setAsking(false);
  };
  return (
    <>
      <Button size="small" variant="quiet" aria-label={t("places.removeOne", { name })} onClick={() => setAsking(true)}>
        {t("places.remove")}
      </Button>
      {asking && (
        <AskDialog
          title={t("places.removeTitle", { name })}
          back={t("places.keep")}
          submit={t("places.remove")}
          busy={acts.removing}
          dangerous
          short
          onBack={() => setAsking(false)}
          onSubmit={handleRemove}
        >
          {t("places.removeText")}
        </AskDialog>
      )}
    </>
  );
}

export function PlaceButtons({ place, acts }: { place: PlaceRow; acts: PlaceActs }) {
  const { t } = useTranslation("manage");
  const { name, archived } = place;
  const act = archived ? "restore" : "archive";
  return (
    <Buttons>
      {!place.inUse && <RemoveButton place={place} acts={acts} />}
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
