/** /error/404 (specification §2, error area). */
import Button from "@mui/material/Button";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { ErrorScreen } from "../ui/page/ErrorScreen.tsx";

/** Four days of lists: "A" all day, "h" two half days, "C" covered, "?" the one that is missing. */
const SLOTS = ["hAAhC", "Ah?Ah", "AChAA", "hAAhA"].flatMap((row, day) =>
  [...row].map((kind, place) => ({ kind, x: 14 + 80 * place, y: 12 + 44 * day })),
);

function Slot({ kind, x, y }: { kind: string; x: number; y: number }) {
  if (kind === "h")
    return [0, 37].map((shift) => (
      <rect key={shift} className="slot" x={x + shift} y={y} width="33" height="32" rx="8" />
    ));
  if (kind === "?")
    return (
      <>
        <rect className="missing" x={x} y={y} width="70" height="32" rx="8" strokeWidth="2.5" strokeDasharray="6 5" />
        <text x={x + 35} y={y + 22} fontWeight="700" fontSize="17" textAnchor="middle">
          ?
        </text>
      </>
    );
  const slot = <rect className={kind === "C" ? "covered" : "slot"} x={x} y={y} width="70" height="32" rx="8" />;
  if (kind !== "C") return slot;
  return (
    <>
      {slot}
      <path d={`M${x + 14} ${y + 16}l5 5 9-10`} stroke="#0B1B2B" strokeWidth="2.6" />
    </>
  );
}

const MissingList = (
  <svg viewBox="0 0 420 190" fill="none" aria-hidden="true" strokeLinecap="round" strokeLinejoin="round">
    {SLOTS.map(({ kind, x, y }) => (
      <Slot key={`${x} ${y}`} kind={kind} x={x} y={y} />
    ))}
  </svg>
);

export function NotFoundPage() {
  const { t } = useTranslation();
  return (
    <ErrorScreen
      picture={MissingList}
      title={t("error.notFoundTitle")}
      text={t("error.notFoundText")}
      actions={
        <Button variant="contained" size="large" component={Link} to="/dashboard">
          {t("error.returnHome")}
        </Button>
      }
    />
  );
}
