/** One doctor of the list as a row; every element of it stands there twenty times. */

import { memo } from "react";
import { type Doctor } from "../../../contract/shapes/doctor.ts";
import { type Selection } from "../../../lib/hooks/useSelection.ts";
import { MoreButton } from "../../../ui/table/MoreButton.tsx";
import { RowCheckbox } from "../../../ui/table/RowCheckbox.tsx";
import { RowLink } from "../../../ui/table/RowLink.ts";
import {
  type ColourOf,
  DoctorEmail,
  DoctorGroups,
  DoctorSites,
  LastResponse,
  NextAwayInRow,
} from "../shared/DoctorCells.tsx";
import { DoctorInvitation } from "../shared/DoctorInvitation.tsx";
import { type DoctorFormat } from "../shared/useDoctorFormat.ts";
import { RateCell } from "./RateCell.tsx";

/** What a row can ask of its table; stable, so that rows stay as they are. */
export type DoctorRowProps = {
  doctor: Doctor;
  chosen: boolean;
  colourOf: ColourOf;
  format: DoctorFormat;
  onChoose: Selection["choose"];
  onMenu: (doctor: Doctor, opener: HTMLElement) => void;
};

export function ChooseDoctor({ doctor, chosen, format, onChoose }: Omit<DoctorRowProps, "colourOf" | "onMenu">) {
  return (
    <RowCheckbox
      checked={chosen}
      slotProps={{ input: { "aria-label": format.t("doctors:actions.choose", { name: doctor.name }) } }}
      onChange={() => onChoose([doctor.id], !chosen)}
    />
  );
}

export function MoreForDoctor({ doctor, format, onMenu }: Pick<DoctorRowProps, "doctor" | "format" | "onMenu">) {
  return (
    <MoreButton
      label={format.t("doctors:actions.actions", { name: doctor.name })}
      onClick={(event) => onMenu(doctor, event.currentTarget)}
    />
  );
}

/** `narrow`: there is no column for the invitation, it stands below the address's state. */
export const DoctorRow = memo(function DoctorRow({ narrow, ...props }: DoctorRowProps & { narrow: boolean }) {
  const { doctor, chosen, colourOf, format } = props;
  const { t } = format;
  return (
    <tr {...(chosen ? { "data-chosen": "" } : {})} {...(doctor.status === "archived" ? { "data-muted": "" } : {})}>
      <td className="tool">
        <ChooseDoctor {...props} />
      </td>
      <td className="two-lines">
        <RowLink to={`/doctors/${doctor.id}`} data-row="">
          <bdi>{doctor.name}</bdi>
        </RowLink>
        {doctor.mobile_phone ?? t("doctors:noPhone")}
      </td>
      <td className="role">
        {t(`callouts:role.${doctor.role}`)}
        {doctor.grade && <div className="second">{doctor.grade}</div>}
      </td>
      <td className="groups">
        <DoctorGroups groups={doctor.groups} colourOf={colourOf} />
      </td>
      <td>
        <DoctorSites doctor={doctor} format={format} />
      </td>
      <td className="two-lines email">
        <DoctorEmail doctor={doctor} format={format} />
        {narrow && <DoctorInvitation doctor={doctor} format={format} />}
      </td>
      {!narrow && (
        <td>
          <DoctorInvitation doctor={doctor} format={format} />
        </td>
      )}
      <td>
        <NextAwayInRow doctor={doctor} format={format} />
      </td>
      <td>
        <LastResponse at={doctor.last_response_at} format={format} />
      </td>
      <RateCell asked={doctor.asked} answered={doctor.answered} format={format} />
      <td className="tool">
        <MoreForDoctor {...props} />
      </td>
    </tr>
  );
});
