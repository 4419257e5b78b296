/** Merging a doctor who was entered twice: which entry, who stays, what moves; only then is it done. */
import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { requestKeys } from "../../../api/requestKey.ts";
import { useProblemText } from "../../../api/useProblemText.ts";
import { type Doctor } from "../../../contract/shapes/doctor.ts";
import { useAppDispatch } from "../../../lib/hooks/storeHooks.ts";
import { AskDialog } from "../../../ui/AskDialog.tsx";
import { Skeleton } from "../../../ui/Skeleton.tsx";
import { toasted } from "../../notifications/public.ts";
import { useMergeDoctorMutation, useMergePreviewQuery } from "../api/doctorMergeApi.ts";
import { MergePick } from "./MergePick.tsx";
import { MergePlan } from "./MergePlan.tsx";

const Choice = styled("fieldset")(({ theme: { vars } }) => ({
  margin: "0 0 16px",
  padding: 0,
  border: 0,
  "& legend": { padding: 0, fontWeight: 600 },
  "& label": { display: "flex", alignItems: "flex-start", gap: 10, padding: "8px 0", cursor: "pointer" },
  "& small": { display: "block", color: vars.palette.text.secondary, overflowWrap: "anywhere" },
}));

const Radio = styled("input")(({ theme: { vars } }) => ({
  flex: "none",
  width: 18,
  height: 18,
  margin: "1px 0",
  accentColor: vars.palette.primary.text,
}));

type WhoProps = { people: readonly Doctor[]; stays: number; onStays: (id: number) => void };

/** One who is archived can only go. */
function WhoStays({ people, stays, onStays }: WhoProps) {
  const { t } = useTranslation("doctors");
  return (
    <Choice>
      <legend>{t("merge.stays")}</legend>
      {people.map(({ id, name, email, status }) => (
        <label key={id} htmlFor={`stays-${id}`}>
          <Radio
            id={`stays-${id}`}
            type="radio"
            name="stays"
            checked={id === stays}
            autoFocus={id === stays}
            disabled={status === "archived"}
            onChange={() => onStays(id)}
          />
          <span>
            <bdi>{name}</bdi>
            <small>{email}</small>
          </span>
        </label>
      ))}
    </Choice>
  );
}

/** The plan for two entries, and doing it; `stays` is one of them. */
function useMerge(doctor: Doctor, other: Doctor | null, stays: number) {
  const into_id = stays;
  const id = stays === doctor.id ? (other?.id ?? 0) : doctor.id;
  const { currentData: preview, error } = useMergePreviewQuery({ id, into_id }, { skip: !other });
  const [send, { isLoading, error: refused, reset }] = useMergeDoctorMutation();
  const [keyOf] = useState(requestKeys);
  const merge = async () => {
    if (!preview) return undefined;
    const { lock_version } = preview.from;
    const wanted = { id, into_id, lock_version, into_lock_version: preview.into.lock_version };
    const { data } = await send({ ...wanted, key: keyOf(wanted) });
    return data;
  };
  return { preview, error: refused ?? error, merge, busy: isLoading, forget: reset };
}

export function MergeDialog({ doctor, onClose }: { doctor: Doctor; onClose: () => void }) {
  const { t } = useTranslation("doctors");
  const problemText = useProblemText();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const [other, setOther] = useState<Doctor | null>(null);
  const [stays, setStays] = useState(doctor.id);
  const { preview, error, merge, busy, forget } = useMerge(doctor, other, stays);
  // A refusal is of the two entries as they were chosen.
  const handleStays = (id: number) => {
    forget();
    setStays(id);
  };
  const handleChange = () => {
    forget();
    setOther(null);
  };
  const handlePick = (picked: Doctor) => {
    setOther(picked);
    setStays(doctor.status === "archived" ? picked.id : doctor.id);
  };
  const handleSubmit = async () => {
    const kept = await merge();
    if (!kept) return;
    dispatch(toasted({ tone: "success", text: { key: "doctors:merge.done", params: { doctor: kept.name } } }));
    onClose();
    if (kept.id !== doctor.id) void navigate(`/doctors/${kept.id}`);
  };
  return (
    <AskDialog
      title={t("merge.title", { name: doctor.name })}
      back={t("actions.back")}
      submit={t("merge.submit")}
      busy={busy}
      blocked={!preview || preview.clashes.length > 0}
      // The focus is on who stays: a key held too long must not merge.
      dangerous={other !== null}
      onBack={onClose}
      onSubmit={handleSubmit}
    >
      <Typography variant="body2" color="text.secondary" sx={{ mb: 2 }}>
        {t("merge.text")}
      </Typography>
      {!other && <MergePick of={doctor} onPick={handlePick} />}
      {other && (
        <>
          <WhoStays people={[doctor, other]} stays={stays} onStays={handleStays} />
          <div role="alert">{error !== undefined && <Alert severity="error">{problemText(error)}</Alert>}</div>
          {!preview && !error && <Skeleton height={140} />}
          {preview && <MergePlan preview={preview} />}
          <Button variant="text" size="small" sx={{ mt: 1 }} onClick={handleChange}>
            {t("merge.change")}
          </Button>
        </>
      )}
    </AskDialog>
  );
}
