/** Ending a standing list on a day, and deleting it. */
import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import { Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { staleRow } from "../../../api/staleRow.ts";
import { useProblemText } from "../../../api/useProblemText.ts";
import { type StandingList } from "../../../contract/shapes/planning.ts";
import { useAppDispatch } from "../../../lib/hooks/storeHooks.ts";
import { loadPage } from "../../../lib/loading/loadPage.ts";
import { WarningDialog } from "../../../ui/WarningDialog.tsx";
import { toasted } from "../../notifications/public.ts";
import { useDeleteStandingListMutation } from "../planningApi.ts";
import { usePlanningFormat } from "../usePlanningFormat.ts";

const EndDialog = loadPage("EndDialog", () => import("./EndDialog.tsx"));

const Buttons = styled("div")({
  display: "flex",
  justifyContent: "flex-end",
  gap: 4,
  "@media print": { display: "none" },
});

type Props = { list: StandingList };

function DeleteDialog({ list: opened, onBack }: Props & { onBack: () => void }) {
  const { t } = useTranslation("planning");
  const { name } = usePlanningFormat();
  const dispatch = useAppDispatch();
  const problemText = useProblemText();
  const [remove, { isLoading, error }] = useDeleteStandingListMutation();
  // As it was when it was asked about; what somebody changed since is shown first.
  const [list, setList] = useState(opened);
  const handleDelete = async () => {
    const result = await remove(list);
    setList((seen) => staleRow<StandingList>(result.error) ?? seen);
    if (result.error) return;
    dispatch(toasted({ tone: "success", text: { key: "planning:standing.removed" } }));
    onBack();
  };
  return (
    <WarningDialog
      title={t("standing.removeTitle")}
      text={
        <>
          <p>
            <strong>{name(list)}</strong>
          </p>
          {t("standing.removeText")}
        </>
      }
      back={t("standing.keep")}
      submit={t("standing.remove")}
      busy={isLoading}
      problem={error && (staleRow(error) ? t("standing.stale") : problemText(error))}
      onBack={onBack}
      onSubmit={handleDelete}
    />
  );
}

export function StandingButtons({ list }: Props) {
  const { t } = useTranslation("planning");
  const { name } = usePlanningFormat();
  const [asking, setAsking] = useState<"end" | "remove" | null>(null);
  const handleBack = () => setAsking(null);
  return (
    <Buttons>
      <Button
        size="small"
        variant="quiet"
        aria-label={t("standing.endOne", { name: name(list) })}
        onClick={() => setAsking("end")}
      >
        {t("standing.end")}
      </Button>
      <Button
        size="small"
        variant="quiet"
        aria-label={t("standing.removeOne", { name: name(list) })}
        onClick={() => setAsking("remove")}
      >
        {t("standing.remove")}
      </Button>
      {asking === "end" && (
        <Suspense>
          <EndDialog list={list} onBack={handleBack} />
        </Suspense>
      )}
      {asking === "remove" && <DeleteDialog list={list} onBack={handleBack} />}
    </Buttons>
  );
}
