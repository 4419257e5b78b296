/** Of a list that is open again: how many had offered and count only after another yes; all of them can be asked at once. */
import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import { useTranslation } from "react-i18next";
import { type CalloutResponse } from "../../../contract/shapes/callout.ts";
import { canCome } from "../shared/ResponseFit.tsx";
import { type Deciding } from "./ResponseCells.tsx";

const Bar = styled("div")(({ theme: { vars } }) => ({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: "4px 16px",
  padding: "10px 20px",
  background: vars.palette.status.open.bg,
  borderBottom: `1px solid ${vars.palette.divider}`,
}));

type Props = Pick<Deciding, "onAskAgain"> & {
  /** All answers to the list. */
  responses: readonly CalloutResponse[];
};

export function StoodDownBar({ responses, onAskAgain }: Props) {
  const { t } = useTranslation("callouts");
  const stood = responses.filter((one) => one.outcome === "not_required" && canCome(one));
  // Who was asked already has the mail; their row can ask once more.
  const unasked = stood.filter((one) => one.asked_again_at === null);
  if (stood.length === 0) return null;
  return (
    <Bar>
      <Typography variant="body2">
        {t(unasked.length > 0 ? "cover.again.bar" : "cover.again.barAsked", { count: stood.length })}
      </Typography>
      {unasked.length > 0 && (
        <Button size="small" variant="outlined" onClick={() => onAskAgain(unasked)}>
          {unasked.length === stood.length
            ? t("cover.again.all", { count: stood.length })
            : t("cover.again.rest", { count: unasked.length })}
        </Button>
      )}
    </Bar>
  );
}
