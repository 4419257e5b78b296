/** One doctor of the list as a card, where it is narrow. */
import { styled } from "@mui/material/styles";
import { joinFacts } from "../../../lib/formatList.ts";
import { SecondLine } from "../../../ui/table/DataTable.tsx";
import { RowLink } from "../../../ui/table/RowLink.ts";
import { DoctorEmail, DoctorGroups, DoctorSites, LastResponse, NextAway } from "../shared/DoctorCells.tsx";
import { DoctorInvitation } from "../shared/DoctorInvitation.tsx";
import { ChooseDoctor, type DoctorRowProps, MoreForDoctor } from "./DoctorRow.tsx";

const Card = styled("li")(({ theme }) => ({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr) auto",
  gap: "6px 12px",
  padding: "14px 16px",
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  "& a": { whiteSpace: "normal" },
  "&[data-chosen]": { background: theme.vars.palette.action.selected },
}));
const Wide = styled(SecondLine)({ gridColumn: "2 / -1", marginTop: -6, overflowWrap: "anywhere" });
const Foot = styled("div")({ gridColumn: "2 / -1" });
const Facts = styled("dl")(({ theme }) => ({
  gridColumn: "2 / -1",
  display: "grid",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  gap: "6px 12px",
  margin: 0,
  fontSize: ".8125rem",
  lineHeight: 1.3846,
  "& dt": { fontSize: ".75rem", color: theme.vars.palette.text.secondary },
  "& dd": { margin: 0 },
}));

/** What the table has in columns of its own. */
function DoctorCardFacts({ doctor, format }: Pick<DoctorRowProps, "doctor" | "format">) {
  const { t } = format;
  const facts = [
    ["actions.sites", <DoctorSites key="sites" doctor={doctor} format={format} />],
    ["page.nextAway", <NextAway key="away" doctor={doctor} format={format} />],
    ["column.lastResponse", <LastResponse key="last" at={doctor.last_response_at} format={format} />],
    ["page.rate", doctor.asked > 0 ? t("doctors:page.rateOf", doctor) : t("doctors:page.notAsked")],
  ] as const;
  return (
    <Facts>
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{t(`doctors:${label}`)}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </Facts>
  );
}

export function DoctorCard(props: DoctorRowProps) {
  const { doctor, chosen, colourOf, format } = props;
  const { t } = format;
  return (
    <Card {...(chosen ? { "data-chosen": "" } : {})}>
      <ChooseDoctor {...props} />
      <div>
        <RowLink to={`/doctors/${doctor.id}`} data-row="">
          <bdi>{doctor.name}</bdi>
        </RowLink>
        <SecondLine>{joinFacts(format.language, [t(`callouts:role.${doctor.role}`), doctor.grade])}</SecondLine>
        <SecondLine>{doctor.mobile_phone ?? t("doctors:noPhone")}</SecondLine>
      </div>
      <MoreForDoctor {...props} />
      <Wide>
        <DoctorEmail doctor={doctor} format={format} />
        <br />
        {doctor.email}
        <br />
        <DoctorInvitation doctor={doctor} format={format} />
      </Wide>
      <DoctorCardFacts doctor={doctor} format={format} />
      <Foot>
        <DoctorGroups groups={doctor.groups} colourOf={colourOf} />
      </Foot>
    </Card>
  );
}
