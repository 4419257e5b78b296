/** A list in its place of the week: whose it is, and who covers it or that nobody does; it leads to its callout or opens. */
import ErrorOutlineRounded from "@mui/icons-material/ErrorOutlineRounded";
import { styled } from "@mui/material/styles";
import { type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { type ListRow } from "../../contract/list.ts";
import { joinNames } from "../../lib/joined.ts";

const look = {
  display: "block",
  width: "100%",
  marginBottom: 4,
  padding: "4px 8px",
  border: 0,
  borderRadius: 6,
  font: "inherit",
  fontSize: ".8125rem",
  textAlign: "start",
  textDecoration: "none",
  overflowWrap: "anywhere",
  cursor: "pointer",
} as const;

const Entry = styled("span")(({ theme: { vars } }) => ({
  "& > *": {
    ...look,
    borderInlineStart: `4px solid ${vars.palette.outline}`,
    color: vars.palette.text.primary,
    background: vars.palette.status.neutral.bg,
  },
  "& > [data-cover=covered]": { borderColor: vars.palette.status.confirmed.fg },
  "& > [data-cover=uncovered], & > [data-cover=calling]": { borderColor: vars.palette.error.main, fontWeight: 600 },
  "& svg": { fontSize: 16, marginInlineEnd: 4, verticalAlign: "-3px", color: vars.palette.error.main },
}));

/** Nobody comes yet: said by colour, sign and word. */
const UNCOVERED: ReadonlySet<ListRow["cover_status"]> = new Set(["uncovered", "calling"]);

function useCoverWord(): (list: ListRow) => string {
  const { t, i18n } = useTranslation("callouts");
  return ({ cover_status, confirmed, callout }) => {
    if (cover_status === "covered" && confirmed.length > 0)
      return joinNames(
        i18n.language,
        confirmed.map(({ name }) => name),
      );
    if (callout === null) return t("lists.notAsked");
    if (callout.status === "draft") return t("lists.inDraft", { reference: callout.reference });
    return t(`tools.week.${cover_status}`);
  };
}

/** `before`: what stands before the name, where the place alone does not say when and where. */
type Props = { list: ListRow; before?: ReactNode; onOpen: (list: ListRow) => void };

export function WeekEntry({ list, before, onOpen }: Props) {
  const cover = useCoverWord();
  const words = (
    <>
      {before}
      {list.callout?.title_own && (
        <>
          {list.callout.title}
          <br />
        </>
      )}
      {list.surgeon.name || list.callout?.reference || list.site.short_name}
      <br />
      {UNCOVERED.has(list.cover_status) && <ErrorOutlineRounded />}
      {cover(list)}
    </>
  );
  return (
    <Entry>
      {list.callout ? (
        <Link to={`/callouts/${list.callout.id}`} data-cover={list.cover_status}>
          {words}
        </Link>
      ) : (
        <button type="button" data-cover={list.cover_status} onClick={() => onOpen(list)}>
          {words}
        </button>
      )}
    </Entry>
  );
}
