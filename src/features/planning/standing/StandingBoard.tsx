/** All standing lists of the practice, in the order of the week. */
import EventRepeatRounded from "@mui/icons-material/EventRepeatRounded";
import Button from "@mui/material/Button";
import Checkbox from "@mui/material/Checkbox";
import FormControlLabel from "@mui/material/FormControlLabel";
import Paper from "@mui/material/Paper";
import { Suspense, useRef } from "react";
import { useTranslation } from "react-i18next";
import { isProblem } from "../../../api/problem.ts";
import { type StandingList } from "../../../contract/shapes/planning.ts";
import { dateIn } from "../../../lib/dateFormats.ts";
import { useNow } from "../../../lib/hooks/useNow.ts";
import { useRowFocus } from "../../../lib/hooks/useRowFocus.ts";
import { loadPage } from "../../../lib/loading/loadPage.ts";
import { FilterBar } from "../../../ui/filters/filterControls.tsx";
import { EmptyState } from "../../../ui/page/EmptyState.tsx";
import { ErrorState } from "../../../ui/page/ErrorState.tsx";
import { usePracticeZone } from "../../user/public.ts";
import { useStandingListsQuery } from "../planningApi.ts";
import { StandingTable } from "./StandingTable.tsx";
import { type StandingView } from "./useStandingView.ts";

const StandingDialog = loadPage("StandingDialog", () => import("./StandingDialog.tsx"));
const GoneDialog = loadPage("GoneDialog", () => import("./GoneDialog.tsx"));

type Props = { view: StandingView; onChange: (next: Partial<StandingView>) => void };

function Found({ lists, view, onChange }: Props & { lists: readonly StandingList[] | undefined }) {
  const { t } = useTranslation("planning");
  const today = dateIn(usePracticeZone(), useNow());
  const isOver = ({ ends_on }: StandingList) => ends_on !== null && ends_on < today;
  if (lists?.length === 0)
    return (
      <EmptyState icon={<EventRepeatRounded />} title={t("standing.emptyTitle")} text={t("standing.emptyText")}>
        <Button variant="contained" onClick={() => onChange({ edit: "new" })}>
          {t("standing.add")}
        </Button>
      </EmptyState>
    );
  return (
    <>
      {lists?.some(isOver) && (
        <FilterBar>
          <FormControlLabel
            control={<Checkbox checked={view.ended} onChange={(event) => onChange({ ended: event.target.checked })} />}
            label={t("standing.showEnded")}
          />
        </FilterBar>
      )}
      <StandingTable lists={lists?.filter((list) => view.ended || !isOver(list))} isOver={isOver} />
    </>
  );
}

/** Of the list that the address names, or of a new one. */
function Editing({ lists, view, onChange }: Props & { lists: readonly StandingList[] | undefined }) {
  const list = lists?.find(({ id }) => String(id) === view.edit);
  const handleClose = () => onChange({ edit: "" });
  if (view.edit === "" || (view.edit !== "new" && !lists)) return null;
  return (
    <Suspense>
      {view.edit === "new" || list ? (
        <StandingDialog key={view.edit} list={list} onClose={handleClose} />
      ) : (
        <GoneDialog onClose={handleClose} />
      )}
    </Suspense>
  );
}

export function StandingBoard(props: Props) {
  const { t } = useTranslation("planning");
  const { data, error, refetch } = useStandingListsQuery();
  const requestId = isProblem(error) ? error.requestId : undefined;
  const section = useRef<HTMLDivElement>(null);
  const handleFocus = useRowFocus(section);
  return (
    <>
      <Paper
        ref={section}
        tabIndex={-1}
        variant="outlined"
        component="section"
        aria-label={t("standing.title")}
        sx={{ overflow: "hidden", outline: 0 }}
        onFocus={handleFocus}
      >
        {error && !data ? (
          <ErrorState title={t("standing.failed")} requestId={requestId} onRetry={refetch} />
        ) : (
          <Found {...props} lists={data} />
        )}
      </Paper>
      <Editing {...props} lists={data} />
    </>
  );
}
