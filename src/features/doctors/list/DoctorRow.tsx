/** One doctor of the list as a row; every element of it stands there twenty times. */

import { styled } from "@mui/material/styles";
import { memo } from "react";
import { type Doctor } from "../../../contract/shapes/doctor.ts";
import { type Selection } from "../../../lib/hooks/useSelection.ts";
import { SecondLine, ToolCell } from "../../../ui/table/DataTable.tsx";
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
import { type DoctorWords } from "../shared/useDoctorWords.ts";
import { RateCell } from "./RateCell.tsx";

/** Two lines a row are enough from here on. */
const ROOM = "@media (min-width: 1240px)";

/** As wide as its widest group and no wider: the room goes to the columns of words. */
const GroupsCell = styled("td")({ width: 1 });
/** A first line of its own, and below it plain words. */
const TwoLineCell = styled("td")(({ theme: { vars } }) => ({
  fontSize: ".8125rem",
  lineHeight: 1.3846,
  whiteSpace: "nowrap",
  color: vars.palette.text.secondary,
  "& > :is(a, span)": { display: "flex", width: "fit-content" },
  "& > a": { fontSize: ".875rem", lineHeight: 1.4286, color: vars.palette.text.primary },
  // How mail arrives is said in many words: they take two lines rather than the other columns' room.
  "&[data-email]": { width: 148 },
  "&[data-email] > span": { whiteSpace: "normal" },
  // But one where the invitation stands below them.
  [`${ROOM} and (max-width: 1379.95px)`]: { "&[data-email] > span": { whiteSpace: "nowrap" } },
}));
/** The role in one piece, and below it the grade. */
const RoleCell = styled("td")({ [ROOM]: { whiteSpace: "nowrap", "& > div": { whiteSpace: "normal" } } });

/** What a row can ask of its table; stable, so that rows stay as they are. */
export type DoctorRowProps = {
  doctor: Doctor;
  chosen: boolean;
  colourOf: ColourOf;
  words: DoctorWords;
  onChoose: Selection["choose"];
  onMenu: (doctor: Doctor, opener: HTMLElement) => void;
};

export function ChooseDoctor({ doctor, chosen, words, onChoose }: Omit<DoctorRowProps, "colourOf" | "onMenu">) {
  return (
    <RowCheckbox
      checked={chosen}
      slotProps={{ input: { "aria-label": words.t("doctors:work.choose", { name: doctor.name }) } }}
      onChange={() => onChoose([doctor.id], !chosen)}
    />
  );
}

export function MoreForDoctor({ doctor, words, onMenu }: Pick<DoctorRowProps, "doctor" | "words" | "onMenu">) {
  return (
    <MoreButton
      label={words.t("doctors:work.actions", { name: doctor.name })}
      onClick={(event) => onMenu(doctor, event.currentTarget)}
    />
  );
}

/** `narrow`: there is no column for the invitation, it stands below the address's state. */
export const DoctorRow = memo(function DoctorRow({ narrow, ...props }: DoctorRowProps & { narrow: boolean }) {
  const { doctor, chosen, colourOf, words } = props;
  const { t } = words;
  return (
    <tr {...(chosen ? { "data-chosen": "" } : {})} {...(doctor.status === "archived" ? { "data-muted": "" } : {})}>
      <ToolCell>
        <ChooseDoctor {...props} />
      </ToolCell>
      <TwoLineCell>
        <RowLink to={`/doctors/${doctor.id}`} data-row="">
          <bdi>{doctor.name}</bdi>
        </RowLink>
        {doctor.mobile_phone ?? t("doctors:noPhone")}
      </TwoLineCell>
      <RoleCell>
        {t(`callouts:role.${doctor.role}`)}
        {doctor.grade && <SecondLine>{doctor.grade}</SecondLine>}
      </RoleCell>
      <GroupsCell>
        <DoctorGroups groups={doctor.groups} colourOf={colourOf} />
      </GroupsCell>
      <td>
        <DoctorSites doctor={doctor} words={words} />
      </td>
      <TwoLineCell data-email="">
        <DoctorEmail doctor={doctor} words={words} />
        {narrow && <DoctorInvitation doctor={doctor} words={words} />}
      </TwoLineCell>
      {!narrow && (
        <td>
          <DoctorInvitation doctor={doctor} words={words} />
        </td>
      )}
      <td>
        <NextAwayInRow doctor={doctor} words={words} />
      </td>
      <td>
        <LastResponse at={doctor.last_response_at} words={words} />
      </td>
      <RateCell asked={doctor.asked} answered={doctor.answered} words={words} />
      <ToolCell>
        <MoreForDoctor {...props} />
      </ToolCell>
    </tr>
  );
});
