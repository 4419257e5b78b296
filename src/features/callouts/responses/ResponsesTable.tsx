/** Who answered what for one list; on phones the same facts stacked. */
import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { telephoneLink } from "../../../contract/rules/telephoneLink.ts";
import { type CalloutDetail, type CalloutResponse } from "../../../contract/shapes/callout.ts";
import { type CalloutList } from "../../../contract/shapes/calloutList.ts";
import { useMediaQuery } from "../../../lib/hooks/useMediaQuery.ts";
import { NARROW, PHONE } from "../../../ui/styling/breakpoints.ts";
import { DataTable, OneLine, SecondLine, TableFrame } from "../../../ui/table/DataTable.tsx";
import { ResponseFit } from "../shared/ResponseFit.tsx";
import { type TimeFormat } from "../shared/useTimeFormat.ts";
import { type Deciding, ResponseDecision, ResponseWhen } from "./ResponseCells.tsx";
import { ResponseSaid } from "./ResponseSaid.tsx";
import { useListName } from "./useListName.ts";

/** As many letters stay in one piece. */
const LONG_NAME_CHARACTERS = 32;

/** A name is read first and pressed sometimes. */
const QuietLink = styled(Link)({
  color: "inherit",
  textDecoration: "none",
  // A name of a hundred letters must not push the other columns out of sight.
  "&[data-long]": { overflowWrap: "anywhere", whiteSpace: "normal" },
  "&:hover, &:focus-visible": { textDecoration: "underline" },
});

const Answers = styled(DataTable)(({ theme }) => ({
  "& td": { verticalAlign: "top", paddingBlock: 12 },
  "& tr[data-fresh] td": { background: theme.vars.palette.action.selected },
  "& td:first-of-type > span": { whiteSpace: "nowrap" },
  // Room for the four decisions on one line in the longest language: the facts beside them may break instead.
  "@media (min-width: 1400px)": { "& td:last-of-type": { minWidth: 256 } },
  "& th:last-of-type": { textAlign: "end" },
  "& td:last-of-type > div": { justifyContent: "flex-end", justifyItems: "end", textAlign: "end" },
  // Two decisions and two signs beside each other, before the other columns take what is left.
  "& td:last-of-type": { width: 268 },
  // Rather a moment on two lines than a decision on two or beyond the frame's edge.
  "& td:nth-of-type(3) > span": { whiteSpace: "normal" },
  [NARROW]: { "& :is(th, td)": { paddingInline: 8 } },
}));

const Cards = styled("ul")(({ theme }) => ({
  "& > li": {
    display: "grid",
    // A long note beside the name must not break the name.
    gridTemplateColumns: "minmax(45%, 1fr) auto",
    gap: "6px 12px",
    padding: "14px 16px",
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
  },
  "& > li[data-fresh]": { background: theme.vars.palette.action.selected },
  "& > li > div": { gridColumn: "1 / -1" },
  "& > li > div:nth-of-type(-n+2)": { gridColumn: "auto" },
  "& > li > div:nth-of-type(2)": { justifySelf: "end", textAlign: "end" },
}));

export type ResponsesProps = {
  callout: CalloutDetail;
  list: CalloutList;
  responses: readonly CalloutResponse[];
  /** Answers count and doctors can be booked. */
  open: boolean;
  /** Of all answers to the list, whichever are shown. */
  best: CalloutResponse | undefined;
  freshIds: ReadonlySet<number>;
  format: TimeFormat;
} & Deciding;

/** Who it is, how to reach them, and the way to their profile. */
function Doctor({ response: { doctor } }: { response: CalloutResponse }) {
  const { id, name, grade, mobile_phone: phone } = doctor;
  return (
    <>
      <Typography variant="subtitle1" component="span">
        <QuietLink to={`/doctors/${id}`} data-long={name.length > LONG_NAME_CHARACTERS || undefined}>
          <bdi>{name}</bdi>
        </QuietLink>
      </Typography>
      <SecondLine>{grade}</SecondLine>
      {phone && (
        <SecondLine>
          <OneLine>
            <a href={telephoneLink(phone)}>{phone}</a>
          </OneLine>
        </SecondLine>
      )}
    </>
  );
}

/** The cells of a row, in the order of the heads. */
function useCells(
  { callout, list, open, best, format, responses, freshIds, ...deciding }: ResponsesProps,
  headed: boolean,
) {
  return (response: CalloutResponse) => [
    <Doctor key="doctor" response={response} />,
    <ResponseSaid key="said" response={response} list={list} format={format} />,
    <ResponseWhen key="when" response={response} callout={callout} format={format} />,
    <ResponseFit
      key="fit"
      response={response}
      list={list}
      medians={callout.medians ?? null}
      headed={headed}
      format={format}
    />,
    <ResponseDecision
      key="decision"
      response={response}
      list={list}
      open={open}
      best={response === best}
      format={format}
      {...deciding}
    />,
  ];
}

const COLUMNS = ["doctor", "response", "when", "fit", "decision"] as const;

export function ResponsesTable(props: ResponsesProps) {
  const { t } = useTranslation("callouts");
  const phone = useMediaQuery(PHONE);
  const cellsOf = useCells(props, !phone);
  const { responses, freshIds, callout, list, format } = props;
  const nameOf = useListName(callout.lists, format);
  const label = t("detail.responsesTitle", { list: nameOf(list) });
  const fresh = ({ id }: CalloutResponse) => (freshIds.has(id) ? { "data-fresh": "" } : {});
  if (responses.length === 0)
    return (
      <Typography variant="body2" sx={{ p: 2.5 }}>
        {t("detail.noneShown")}
      </Typography>
    );
  if (phone)
    return (
      <Cards aria-label={label}>
        {responses.map((response) => (
          <li key={response.id} data-focus-row={`response-${response.id}`} {...fresh(response)}>
            {cellsOf(response).map((cell) => (
              <div key={cell.key}>{cell}</div>
            ))}
          </li>
        ))}
      </Cards>
    );
  return (
    <TableFrame>
      <Answers aria-label={label}>
        <thead>
          <tr>
            {COLUMNS.map((column) => (
              <th key={column} scope="col">
                {t(`detail.column.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {responses.map((response) => (
            <tr key={response.id} data-focus-row={`response-${response.id}`} {...fresh(response)}>
              {cellsOf(response).map((cell) => (
                <td key={cell.key}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </Answers>
    </TableFrame>
  );
}
