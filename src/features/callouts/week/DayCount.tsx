/** "3 lists · 1 uncovered" of a day: what nobody covers yet stands out. Nothing for no list. */
import { styled } from "@mui/material/styles";
import { useTranslation } from "react-i18next";
import { type ListRow } from "../../../contract/shapes/calloutList.ts";
import { countWanting } from "./listNeeds.ts";

const Wanting = styled("b")(({ theme: { vars } }) => ({ fontWeight: 600, color: vars.palette.status.error.fg }));

type Props = { lists: readonly ListRow[]; now: number };

export function DayCount({ lists, now }: Props) {
  const { t } = useTranslation("callouts");
  const wanting = countWanting(lists, now);
  if (lists.length === 0) return null;
  return (
    <>
      {t("week.lists", { count: lists.length })}
      {wanting > 0 && (
        <>
          {" · "}
          <Wanting data-wanting="">{t("week.uncovered", { count: wanting })}</Wanting>
        </>
      )}
    </>
  );
}
