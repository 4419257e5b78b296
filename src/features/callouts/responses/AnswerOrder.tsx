/** In which order the answers stand, why the first comes before the second, the other order, and an email to all who offered. */
import MailOutlineRounded from "@mui/icons-material/MailOutlineRounded";
import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import { useTranslation } from "react-i18next";
import { isolated } from "../../../contract/isolated.ts";
import { byFit, tellingApart } from "../../../contract/rules/answerOrder.ts";
import { type CalloutResponse } from "../../../contract/shapes/callout.ts";
import { Segments } from "../../../ui/Segments.tsx";
import { canCome } from "../shared/ResponseFit.tsx";

const ORDERS = ["fit", "answered"] as const;
export type Order = (typeof ORDERS)[number];

const Bar = styled("div")(({ theme: { vars } }) => ({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: "8px 16px",
  padding: "10px 20px",
  borderBottom: `1px solid ${vars.palette.divider}`,
  "& > p": { flex: "1 1 320px", maxWidth: "90ch" },
}));

/** What can tell apart two offers that nobody has decided about. */
const WHY = ["against", "stretch", "wish", "preference", "booked", "surgeon", "answered"] as const;

/** "Dr A comes before Dr B: booked for fewer lists in 90 days." */
function useFirstTwo(responses: readonly CalloutResponse[]): string {
  const { t } = useTranslation("callouts");
  const [first, second] = responses.filter(({ outcome, bookable }) => outcome === "none" && bookable).sort(byFit);
  if (!first || !second) return "";
  const rule = tellingApart(first, second);
  const why = t(`fair.why.${WHY.find((one) => one === rule) ?? "name"}`);
  return t("fair.before", { first: isolated(first.doctor.name), second: isolated(second.doctor.name), why });
}

type Props = {
  /** All answers to the list. */
  responses: readonly CalloutResponse[];
  /** Somebody is still to be chosen: the order is explained. */
  uncovered: boolean;
  order: Order;
  onOrder: (order: Order) => void;
  /** Null: there is nothing to write about any more. */
  onEmail: (() => void) | null;
};

/** Where there are fewer than two answers there is nothing to put in order. */
export function AnswerOrder({ responses, uncovered, order, onOrder, onEmail }: Props) {
  const { t } = useTranslation("callouts");
  const firstTwo = useFirstTwo(responses);
  const several = responses.filter(({ response }) => response !== "none").length > 1;
  const writable = onEmail !== null && responses.some(canCome);
  if (!several && !writable) return null;
  return (
    <Bar>
      {several && uncovered && (
        <Typography variant="body2" color="text.secondary">
          {order === "fit" ? [t("fair.ofFit"), firstTwo].filter(Boolean).join(" ") : t("fair.ofAnswers")}
        </Typography>
      )}
      {several && (
        <Segments
          label={t("fair.order.label")}
          value={order}
          options={ORDERS.map((value) => ({ value, text: t(`fair.order.${value}`) }))}
          onChange={onOrder}
        />
      )}
      {writable && (
        <Button size="small" variant="outlined" startIcon={<MailOutlineRounded />} onClick={onEmail}>
          {t("fair.email.button")}
        </Button>
      )}
    </Bar>
  );
}
