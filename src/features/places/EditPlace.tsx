/** The one the address names, once it is known. */

import LocationOffOutlined from "@mui/icons-material/LocationOffOutlined";
import Button from "@mui/material/Button";
import Paper from "@mui/material/Paper";
import { Fragment, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { isProblem } from "../../api/problem.ts";
import { EmptyState } from "../../ui/page/EmptyState.tsx";
import { ErrorState } from "../../ui/page/ErrorState.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";

type Props<Place> = {
  /** An id, or "new". */
  edit: string;
  places: readonly Place[] | undefined;
  error: unknown;
  refetch: () => void;
  texts: { gone: string; failed: string };
  onDone: () => void;
  children: (place: Place | undefined) => ReactNode;
};

export function EditPlace<Place extends { id: number }>(props: Props<Place>) {
  const { edit, places, error, refetch, texts, onDone, children } = props;
  const { t } = useTranslation("manage");
  if (edit === "new") return children(undefined);
  if (error && !places)
    return (
      <Paper variant="outlined">
        <ErrorState title={texts.failed} requestId={isProblem(error) ? error.requestId : undefined} onRetry={refetch} />
      </Paper>
    );
  if (!places) return <Skeleton height={320} />;
  const place = places.find(({ id }) => String(id) === edit);
  if (!place)
    return (
      <Paper variant="outlined">
        <EmptyState icon={<LocationOffOutlined />} title={texts.gone}>
          <Button variant="outlined" onClick={onDone}>
            {t("places.back")}
          </Button>
        </EmptyState>
      </Paper>
    );
  return <Fragment key={place.id}>{children(place)}</Fragment>;
}
