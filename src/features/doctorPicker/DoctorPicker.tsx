/** A doctor, found by name or address and picked; what is typed is gone once somebody was. */
import { type ComponentProps, useState } from "react";
import { useTranslation } from "react-i18next";
import { useDoctorSearch } from "../../api/useDoctorSearch.ts";
import { type Doctor } from "../../contract/shapes/doctor.ts";
import { PersonPicker } from "../../ui/form/PersonPicker.tsx";

const LONGEST_SEARCH_CHARACTERS = 100;

type Props = Pick<ComponentProps<typeof PersonPicker<Doctor>>, "onPick" | "input" | "small" | "eager"> & {
  /** Ids of those who are not offered; nor is anybody who is archived. */
  without: readonly number[];
  /** What stands in the field at first. */
  first?: string;
  /** Below the name; the grade where nothing else is said. */
  detailOf?: (doctor: Doctor) => string | null;
};

export function DoctorPicker({ without, first = "", detailOf = ({ grade }) => grade, onPick, input, ...look }: Props) {
  const { t } = useTranslation("doctors");
  const [typed, setTyped] = useState(first);
  const { found, more, searching } = useDoctorSearch({ typed, skip: input.disabled ?? false });
  return (
    <PersonPicker
      {...look}
      found={found.filter(({ id, status }) => status !== "archived" && !without.includes(id))}
      searching={searching ? t("picker.searching") : undefined}
      none={t(more ? "picker.more" : "picker.none")}
      detailOf={detailOf}
      typed={typed}
      onTyped={setTyped}
      onPick={(doctor) => {
        onPick(doctor);
        setTyped("");
      }}
      input={{ maxLength: LONGEST_SEARCH_CHARACTERS, ...input }}
    />
  );
}
