/** One doctor of the list, as a row or as a card where it is narrow. */
import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { type Doctor } from "../../contract/doctor.ts";
import { type Selection } from "../../lib/useSelection.ts";
import { NARROW } from "../../ui/breakpoints.ts";
import { OneLine, SecondLine } from "../../ui/DataTable.tsx";
import { RowBox } from "../../ui/RowBox.tsx";
import { DoctorEmail, DoctorGroups, LastResponse, NextAway } from "./DoctorCells.tsx";
import { DoctorInvitation } from "./DoctorInvitation.tsx";
import { ResponseRate } from "./ResponseRate.tsx";

/** Below 1380 px the invitation stands below the address. */
const LowCell = styled("td")({ [NARROW]: { display: "none" } });
export const LowHead = styled("th")({ [NARROW]: { display: "none" } });
const Inside = styled("span")({ display: "none", [NARROW]: { display: "inline" } });
const ToolCell = styled("td")({ width: 1, "@media print": { display: "none" } });

type RowProps = { doctor: Doctor; chosen: boolean; onChoose: Selection["choose"] };

function Choose({ doctor, chosen, onChoose }: RowProps) {
  const { t } = useTranslation("doctors");
  return (
    <RowBox
      type="checkbox"
      checked={chosen}
      aria-label={t("work.choose", { name: doctor.name })}
      onChange={() => onChoose([doctor.id], !chosen)}
    />
  );
}

export function DoctorCard(props: RowProps) {
  const { doctor } = props;
  const { t } = useTranslation(["doctors", "callouts"]);
  return (
    <li>
      <Choose {...props} />
      <div>
        <Typography variant="subtitle1" component="div">
          <Link to={`/doctors/${doctor.id}`}>{doctor.name}</Link>
        </Typography>
        <SecondLine>{[t(`callouts:role.${doctor.role}`), doctor.grade].filter(Boolean).join(", ")}</SecondLine>
        <SecondLine>{doctor.mobile_phone ?? t("doctors:noPhone")}</SecondLine>
      </div>
      <DoctorEmail doctor={doctor} />
      <SecondLine sx={{ gridColumn: "2 / -1", mt: "-6px", overflowWrap: "anywhere" }}>
        {doctor.email}
        <br />
        <DoctorInvitation doctor={doctor} />
      </SecondLine>
      <span style={{ gridColumn: 2 }}>
        <DoctorGroups groups={doctor.groups} />
      </span>
      <Typography variant="caption" color="text.secondary" sx={{ textAlign: "end" }}>
        {t("doctors:column.lastResponse")}
        <br />
        <LastResponse at={doctor.last_response_at} />
      </Typography>
    </li>
  );
}

export function DoctorRow(props: RowProps) {
  const { doctor, chosen } = props;
  const { t } = useTranslation(["doctors", "callouts"]);
  return (
    <tr {...(chosen ? { "data-chosen": "" } : {})} {...(doctor.status === "archived" ? { "data-muted": "" } : {})}>
      <ToolCell>
        <Choose {...props} />
      </ToolCell>
      <td>
        <Typography variant="subtitle1" component="div">
          <Link to={`/doctors/${doctor.id}`}>{doctor.name}</Link>
        </Typography>
        <SecondLine>{doctor.mobile_phone ?? t("doctors:noPhone")}</SecondLine>
      </td>
      <td>
        {t(`callouts:role.${doctor.role}`)}
        <SecondLine>{doctor.grade}</SecondLine>
      </td>
      <td>
        <DoctorGroups groups={doctor.groups} />
      </td>
      <td>
        {doctor.sites.map((site) => site.short_name).join(", ") || <OneLine>{t("doctors:work.allSites")}</OneLine>}
      </td>
      <td>
        <DoctorEmail doctor={doctor} />
        <SecondLine>
          {doctor.email}
          <Inside>
            <br />
            <DoctorInvitation doctor={doctor} />
          </Inside>
        </SecondLine>
      </td>
      <LowCell>
        <OneLine>
          <DoctorInvitation doctor={doctor} />
        </OneLine>
      </LowCell>
      <td>
        <NextAway doctor={doctor} />
      </td>
      <td>
        <OneLine>
          <LastResponse at={doctor.last_response_at} />
        </OneLine>
      </td>
      <td>
        <ResponseRate asked={doctor.asked} answered={doctor.answered} />
      </td>
    </tr>
  );
}
