/** What the doctor is booked for during leave that was just entered: it stays, and the office has to see to it. */
import Alert from "@mui/material/Alert";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { type DoctorBooking } from "../../../contract/shapes/doctorRequests.ts";
import { formatSpan } from "../../../contract/wallSpan.ts";
import { listDate } from "../../../lib/dateFormats.ts";
import { joinFacts } from "../../../lib/formatList.ts";
import { useNow } from "../../../lib/hooks/useNow.ts";

type Props = { bookings: readonly DoctorBooking[]; onClose: () => void };

export function BookedThen({ bookings, onClose }: Props) {
  const { t, i18n } = useTranslation(["doctors", "common"]);
  const now = useNow();
  const factsOf = ({ date, list_start, start_time, end_time, site, surgeon }: DoctorBooking) =>
    joinFacts(i18n.language, [
      listDate(i18n.language, date, now),
      formatSpan(start_time, end_time, list_start),
      site,
      surgeon,
    ]);
  return (
    <Alert severity="warning" closeText={t("common:close")} onClose={onClose} sx={{ mx: 2.5, mb: 2 }}>
      {t("doctors:page.bookedThen")}
      <ul>
        {bookings.map((booking) => (
          <li key={booking.response_id}>
            <Link to={`/callouts/${booking.callout_id}`}>{factsOf(booking)}</Link>
          </li>
        ))}
      </ul>
      {t("doctors:page.bookingsStay")}
    </Alert>
  );
}
