/** At the foot of what is printed: the page's address, and when that was. On the screen nothing. */
import { styled } from "@mui/material/styles";
import { useContext, useEffect, useState } from "react";
import { flushSync } from "react-dom";
import { useTranslation } from "react-i18next";
import { systemClock } from "../../lib/clock.ts";
import { ClockZoneContext } from "../../lib/clockZone.ts";
import { dateLocale } from "../../lib/dateLocale.ts";

const Foot = styled("p")({
  display: "none",
  marginTop: 16,
  fontSize: ".75rem",
  overflowWrap: "anywhere",
  "@media print": { display: "block" },
});

export function PrintedAt() {
  const { t, i18n } = useTranslation();
  const timeZone = useContext(ClockZoneContext);
  const [printed, setPrinted] = useState<{ address: string; at: number } | null>(null);
  // The outside world is the printer: the paper is drawn as soon as this has been heard.
  useEffect(() => {
    const tell = () => flushSync(() => setPrinted({ address: window.location.href, at: systemClock.now() }));
    window.addEventListener("beforeprint", tell);
    return () => window.removeEventListener("beforeprint", tell);
  }, []);
  if (!printed) return null;
  const when = new Intl.DateTimeFormat(dateLocale(i18n.language), {
    dateStyle: "medium",
    timeStyle: "short",
    timeZone,
  }).format(printed.at);
  return <Foot>{[printed.address, t("printedAt", { when })].join(" · ")}</Foot>;
}
