/** Finding the other entry of a doctor who was entered twice: by the same family name first. */
import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import { useCallback, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { useDoctorsQuery } from "../../../api/doctorQueries.ts";
import { type Doctor } from "../../../contract/shapes/doctor.ts";
import { useTyped } from "../../../lib/hooks/useTyped.ts";
import { LabelledField } from "../../../ui/form/LabelledField.tsx";
import { TextControl } from "../../../ui/nativeControls.ts";

/** As many as can be looked over; more letters find the others. */
const MOST = 8;

const Found = styled("ul")(({ theme: { vars } }) => ({
  margin: 0,
  padding: 0,
  listStyle: "none",
  "& button": {
    width: "100%",
    minHeight: 44,
    padding: "6px 12px",
    border: 0,
    borderRadius: 8,
    font: "inherit",
    textAlign: "start",
    color: vars.palette.text.primary,
    background: "none",
    cursor: "pointer",
    overflowWrap: "anywhere",
    "&:hover, &:focus-visible": { background: vars.palette.action.hover },
  },
  "& small": { display: "block", color: vars.palette.text.secondary },
}));

type Props = { of: Pick<Doctor, "id" | "last_name">; onPick: (doctor: Doctor) => void };

export function MergePick({ of, onPick }: Props) {
  const { t } = useTranslation("doctors");
  const id = useId();
  const [q, setQ] = useState(of.last_name);
  const handleTyped = useCallback((typed: string) => setQ(typed), []);
  const [typed, setTyped] = useTyped(q, handleTyped);
  const { data } = useDoctorsQuery({ ...(q.trim() ? { q: q.trim() } : {}), per_page: MOST + 1 });
  const others = data?.data.filter((one) => one.id !== of.id).slice(0, MOST);
  return (
    <>
      <LabelledField id={id} label={t("merge.other")}>
        <TextControl
          type="search"
          id={id}
          placeholder={t("searchHint")}
          autoComplete="off"
          autoFocus
          maxLength={100}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </LabelledField>
      <div aria-live="polite">
        {others?.length === 0 && <Typography color="text.secondary">{t("merge.none")}</Typography>}
      </div>
      <Found aria-label={t("merge.other")}>
        {others?.map((one) => (
          <li key={one.id}>
            <button type="button" onClick={() => onPick(one)}>
              <bdi>{one.name}</bdi>
              <small>{[one.email, one.grade].filter(Boolean).join(" · ")}</small>
            </button>
          </li>
        ))}
      </Found>
    </>
  );
}
