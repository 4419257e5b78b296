/** The answers for the chosen list, filtered by what was said; new ones are announced, nothing takes the focus. */
import Paper from "@mui/material/Paper";
import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { type ResponseState } from "../../../contract/callout.ts";
import { bestAnswer, byAnswer, byFit } from "../../../contract/rules/answerOrder.ts";
import { type CalloutDetail } from "../../../contract/shapes/callout.ts";
import { type CalloutList } from "../../../contract/shapes/calloutList.ts";
import { useNow } from "../../../lib/hooks/useNow.ts";
import { useSteadyOrder } from "../../../lib/hooks/useSteadyOrder.ts";
import { FilterButton } from "../../../ui/filters/filterControls.tsx";
import { VisuallyHidden } from "../../../ui/styling/VisuallyHidden.ts";
import { isChangeable } from "../shared/changeableList.ts";
import { isUncovered } from "../shared/cover.ts";
import { type TimeFormat } from "../shared/useTimeFormat.ts";
import { AnswerOrder, type Order } from "./AnswerOrder.tsx";
import { type Deciding } from "./ResponseCells.tsx";
import { ResponsesTable } from "./ResponsesTable.tsx";
import { StoodDownBar } from "./StoodDownBar.tsx";
import { useFreshAnswers } from "./useFreshAnswers.ts";
import { useListName } from "./useListName.ts";

const Head = styled("div")(({ theme }) => ({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: 16,
  padding: "14px 20px",
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
}));

const Filters = styled("fieldset")({ display: "flex", flexWrap: "wrap", gap: 6, minWidth: 0 });

const STATES = ["available", "if_needed", "unavailable", "none"] as const;

type Props = { callout: CalloutDetail; list: CalloutList; format: TimeFormat; onEmail: () => void } & Deciding;

export function CalloutResponses({ callout, list, format, onEmail, ...deciding }: Props) {
  const { t } = useTranslation("callouts");
  const heading = useId();
  const [only, setOnly] = useState<ResponseState | null>(null);
  const fresh = useFreshAnswers(callout.responses);
  const [order, setOrder] = useState<Order>("fit");
  const all = callout.responses
    .filter((response) => response.list_id === list.id)
    .sort(order === "fit" ? byFit : byAnswer);
  const { rows, hold } = useSteadyOrder(all, order);
  const name = useListName(callout.lists, format)(list);
  const now = useNow();
  const open = isChangeable(list, callout.status, now);
  const started = !open && isChangeable(list, callout.status, Number.NEGATIVE_INFINITY);
  const of = (state: ResponseState) => all.filter(({ response }) => response === state);
  const changes = fresh.flatMap(({ response, doctor }) =>
    response === "none" ? [] : [t(`detail.announce.${response}`, { doctor: doctor.name })],
  );
  return (
    <Paper variant="outlined" component="section" aria-labelledby={heading} sx={{ overflow: "hidden" }}>
      <Head>
        <Typography variant="h2" id={heading}>
          {t("detail.responsesTitle", { list: name })}
        </Typography>
        <Filters>
          <VisuallyHidden as="legend">{t("detail.filterLabel")}</VisuallyHidden>
          <FilterButton type="button" aria-pressed={only === null} onClick={() => setOnly(null)}>
            {`${t("detail.all")} ${all.length}`}
          </FilterButton>
          {STATES.map((state) => (
            <FilterButton key={state} type="button" aria-pressed={only === state} onClick={() => setOnly(state)}>
              {`${t(`answer.${state}`)} ${of(state).length}`}
            </FilterButton>
          ))}
        </Filters>
      </Head>
      <VisuallyHidden role="status">{[...new Set(changes)].join(". ")}</VisuallyHidden>
      {started && (
        <Typography variant="body2" color="text.secondary" sx={{ px: 2.5, pt: 1.75 }}>
          {t("screen.listStarted")}
        </Typography>
      )}
      {open && callout.status === "open" && isUncovered(list) && (
        <StoodDownBar responses={all} onAskAgain={deciding.onAskAgain} />
      )}
      <AnswerOrder
        responses={all}
        uncovered={isUncovered(list)}
        order={order}
        onOrder={setOrder}
        onEmail={open ? onEmail : null}
      />
      <div {...hold}>
        <ResponsesTable
          callout={callout}
          list={list}
          responses={only ? rows.filter(({ response }) => response === only) : rows}
          open={open}
          best={bestAnswer(all)}
          freshIds={new Set(fresh.map(({ id }) => id))}
          format={format}
          {...deciding}
        />
      </div>
    </Paper>
  );
}
