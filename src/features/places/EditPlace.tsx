/** The one the address names, once it is known: begins anew when its form asks for the newest version. */

import LocationOffOutlined from "@mui/icons-material/LocationOffOutlined";
import Button from "@mui/material/Button";
import Paper from "@mui/material/Paper";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";

type Props<Place> = {
  /** An id, or "new". */
  edit: string;
  places: readonly Place[] | undefined;
  gone: string;
  refetch: () => Promise<unknown>;
  onDone: () => void;
  children: (place: Place | undefined, onRestart: () => void) => ReactNode;
};

export function EditPlace<Place extends { id: number }>(props: Props<Place>) {
  const { edit, places, gone, refetch, onDone, children } = props;
  const { t } = useTranslation("manage");
  const [round, setRound] = useState(0);
  const handleRestart = async () => {
    await refetch();
    setRound((before) => before + 1);
  };
  if (edit === "new") return children(undefined, () => undefined);
  if (!places) return <Skeleton height={320} />;
  const place = places.find(({ id }) => String(id) === edit);
  if (!place)
    return (
      <Paper variant="outlined">
        <EmptyState icon={<LocationOffOutlined />} title={gone}>
          <Button variant="outlined" onClick={onDone}>
            {t("places.back")}
          </Button>
        </EmptyState>
      </Paper>
    );
  return <div key={round}>{children(place, () => void handleRestart())}</div>;
}
