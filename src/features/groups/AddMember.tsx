/** Finding a doctor by name or address, to put into the group. */
import AddRounded from "@mui/icons-material/AddRounded";
import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import { useCallback, useState } from "react";
import { useTranslation } from "react-i18next";
import { useDoctorsQuery } from "../../api/doctorQueries.ts";
import { type DoctorRef } from "../../contract/shapes/doctor.ts";
import { useTyped } from "../../lib/hooks/useTyped.ts";
import { SearchField } from "../../ui/filters/SearchField.tsx";

/** So many are offered; more letters find the others. */
const MOST_OFFERED = 20;

const Box = styled("div")({ display: "grid", gap: 8, padding: "0 20px 16px" });
const Found = styled("ul")({ display: "flex", flexWrap: "wrap", gap: 8, "& button": { minHeight: 44 } });

type Props = { memberIds: readonly number[]; onAdd: (doctor: DoctorRef) => void };

function Offered({ q, memberIds, onAdd }: Props & { q: string }) {
  const { t } = useTranslation("manage");
  const { currentData } = useDoctorsQuery({ q, per_page: MOST_OFFERED });
  const others = currentData?.data.filter(({ id, status }) => status !== "archived" && !memberIds.includes(id));
  if (others?.length === 0) return <Typography variant="body2">{t("groups.noneFound")}</Typography>;
  return (
    <Found>
      {others?.map((doctor) => (
        <li key={doctor.id}>
          <Button
            variant="outlined"
            size="small"
            startIcon={<AddRounded />}
            aria-label={t("groups.addMember", { name: doctor.name })}
            onClick={() => onAdd(doctor)}
          >
            {doctor.name}
          </Button>
        </li>
      ))}
    </Found>
  );
}

export function AddMember(props: Props) {
  const { t } = useTranslation("manage");
  const [q, setQ] = useState("");
  const [typed, setTyped] = useTyped(q, useCallback(setQ, []));
  return (
    <Box role="search">
      <SearchField label={t("groups.find")} hint={t("groups.find")} value={typed} onChange={setTyped} />
      {q.trim() !== "" && <Offered {...props} q={q.trim()} />}
    </Box>
  );
}
