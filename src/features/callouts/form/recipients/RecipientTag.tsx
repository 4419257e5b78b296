/** How chosen groups and doctors, and those that can be chosen, are drawn. */
import CloseRounded from "@mui/icons-material/CloseRounded";
import GroupsRounded from "@mui/icons-material/GroupsRounded";
import PersonRounded from "@mui/icons-material/PersonRounded";
import { styled } from "@mui/material/styles";
import { useTranslation } from "react-i18next";
import { type Chosen } from "../model/chosen.ts";

export const Frame = styled("div")(({ theme: { vars } }) => ({
  position: "relative",
  display: "flex",
  flexWrap: "wrap",
  gap: 8,
  minHeight: "var(--mui-size-field)",
  padding: "6px 10px",
  border: `1px solid ${vars.palette.outline}`,
  borderRadius: 8,
  background: vars.palette.background.paper,
  '[data-theme="dark"] &': { background: vars.palette.surface.sunken },
  "&:has(input:focus)": {
    outline: `2px solid ${vars.palette.focusRing}`,
    outlineOffset: -1,
    borderColor: "transparent",
  },
  "&[data-error]": {
    borderColor: vars.palette.error.main,
    boxShadow: `inset 0 0 0 1px ${vars.palette.error.main}`,
  },
  "& > input": {
    flex: "1 1 160px",
    minWidth: 0,
    border: 0,
    outline: 0,
    background: "none",
    font: "inherit",
    color: "inherit",
  },
}));

const Tag = styled("span")(({ theme: { vars } }) => ({
  display: "inline-flex",
  alignItems: "center",
  gap: 5,
  minHeight: 28,
  paddingInlineStart: 7,
  borderRadius: 6,
  fontSize: ".75rem",
  fontWeight: 500,
  background: vars.palette.status.open.bg,
  color: vars.palette.status.open.fg,
  "& svg": { fontSize: 15 },
  "& button": {
    display: "grid",
    placeItems: "center",
    width: 26,
    height: 26,
    padding: 0,
    border: 0,
    borderRadius: 4,
    background: "none",
    color: "inherit",
    cursor: "pointer",
  },
}));

export const Options = styled("div")(({ theme: { vars, zIndex } }) => ({
  position: "absolute",
  zIndex: zIndex.fab,
  insetInline: 0,
  top: "calc(100% + 4px)",
  maxHeight: 320,
  overflowY: "auto",
  padding: 6,
  borderRadius: 12,
  background: vars.palette.surface.raised,
  boxShadow: "var(--mui-shadows-8)",
  "& > div": {
    display: "flex",
    alignItems: "center",
    gap: 10,
    minHeight: 36,
    padding: "6px 10px",
    borderRadius: 6,
    cursor: "pointer",
  },
  "& > div[aria-selected=true]": { background: vars.palette.action.selected },
  "& svg": { fontSize: 18, color: vars.palette.text.tertiary },
}));

export function useRecipientName(): (one: Chosen) => string {
  const { t } = useTranslation("callouts");
  return ({ name, count }) => (count === undefined ? name : t("form.groupCount", { name, count }));
}

export const RecipientIcon = ({ kind }: Pick<Chosen, "kind">) =>
  kind === "group" ? <GroupsRounded aria-hidden="true" /> : <PersonRounded aria-hidden="true" />;

export function RecipientTag({ one, onRemove }: { one: Chosen; onRemove: () => void }) {
  const { t } = useTranslation("callouts");
  const name = useRecipientName()(one);
  return (
    <Tag>
      <RecipientIcon kind={one.kind} />
      <bdi>{name}</bdi>
      <button type="button" aria-label={t("form.remove", { name })} onClick={onRemove}>
        <CloseRounded />
      </button>
    </Tag>
  );
}
