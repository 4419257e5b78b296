/** One of several lists to decide about at once: a box for each, and what else is to be said of those that are ticked. */

import Checkbox from "@mui/material/Checkbox";
import FormControlLabel from "@mui/material/FormControlLabel";
import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import { type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { type CalloutList } from "../../../contract/shapes/calloutList.ts";
import { joinFacts } from "../../../lib/formatList.ts";
import { spanText, wholeSpan } from "../shared/cover.ts";
import { type TimeFormat } from "../shared/useTimeFormat.ts";

const Lists = styled("fieldset")(({ theme: { vars } }) => ({
  minWidth: 0,
  display: "grid",
  gap: 8,
  margin: "0 0 12px",
  padding: 0,
  border: 0,
  "& > legend": { padding: 0, marginBottom: 4, fontWeight: 600, fontSize: ".875rem" },
  // What is decided about in any case is no less to be read.
  "& .Mui-disabled": { color: vars.palette.text.primary },
  "& > div > div": { paddingInlineStart: 27, color: vars.palette.text.secondary },
}));

/** "Thu 26 Nov, AM 08:00–12:00 · Ms N. Merrowby · Northbank, Theatre 1". */
export function useListFacts(format: TimeFormat): (list: CalloutList) => string {
  const { t } = useTranslation("callouts");
  return (list) => {
    const when = `${t(`session.${list.session}`)} ${spanText(wholeSpan(list), list)}`;
    const place = joinFacts(format.language, [list.site.name, list.theatre]);
    return [joinFacts(format.language, [format.date(list.date), when]), list.surgeon.name, place].join(" · ");
  };
}

type Pick = {
  list: CalloutList;
  taken: boolean;
  /** The one whose button was pressed. */
  required: boolean;
  onTake: (taken: boolean) => void;
  /** Of a list that is ticked. */
  more?: ReactNode;
};

type Props = { legend: string; picks: readonly Pick[]; format: TimeFormat };

/** Where there is only one, there is nothing to tick. */
export function ListPicks({ legend, picks, format }: Props) {
  const factsOf = useListFacts(format);
  const [first, ...others] = picks;
  if (!first) return null;
  if (others.length === 0)
    return (
      <>
        <Typography variant="body2" color="text.secondary" sx={{ mb: 1.5 }}>
          {factsOf(first.list)}
        </Typography>
        {first.more}
      </>
    );
  return (
    <Lists>
      <legend>{legend}</legend>
      {picks.map(({ list, taken, required, onTake, more }) => (
        <div key={list.id}>
          <FormControlLabel
            control={<Checkbox checked={taken} disabled={required} onChange={({ target }) => onTake(target.checked)} />}
            label={factsOf(list)}
          />
          {taken && more && <div>{more}</div>}
        </div>
      ))}
    </Lists>
  );
}
