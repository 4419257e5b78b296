/** New links for a doctor whose old ones got into other hands: made after a warning, and copied at once. */
import Alert from "@mui/material/Alert";
import Typography from "@mui/material/Typography";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { useProblemText } from "../../../api/useProblemText.ts";
import { type DoctorRef } from "../../../contract/shapes/doctor.ts";
import { copyText } from "../../../lib/copyText.ts";
import { useAppDispatch } from "../../../lib/hooks/storeHooks.ts";
import { AskDialog } from "../../../ui/AskDialog.tsx";
import { LabelledField } from "../../../ui/LabelledField.tsx";
import { TextControl } from "../../../ui/nativeControls.ts";
import { toasted } from "../../notifications/public.ts";
import { useRenewDoctorLinksMutation } from "../api/doctorActionsApi.ts";

type Props = { doctor: Pick<DoctorRef, "id" | "name">; onClose: () => void };

export function NewLinkDialog({ doctor, onClose }: Props) {
  const { t } = useTranslation(["doctors", "callouts"]);
  const dispatch = useAppDispatch();
  const problemText = useProblemText();
  const id = useId();
  const [renew, { data, error, isLoading }] = useRenewDoctorLinksMutation();
  const handleSubmit = async () => {
    const result = await renew(doctor.id);
    if ("error" in result) return;
    // Where it is refused, the field below can be copied from by hand.
    if (!(await copyText(result.data.url))) return;
    dispatch(toasted({ tone: "success", text: { key: "callouts:life.renew.done" } }));
    onClose();
  };
  return (
    <AskDialog
      title={t("callouts:life.renew.title", { doctor: doctor.name })}
      back={t(data ? "doctors:actions.links.close" : "callouts:life.back")}
      submit={t("callouts:life.renew.submit")}
      busy={isLoading}
      blocked={data !== undefined}
      dangerous
      short
      onBack={onClose}
      onSubmit={() => void handleSubmit()}
    >
      <Typography variant="body2" color="text.secondary" role={data ? "alert" : undefined}>
        {t(data ? "doctors:actions.links.made" : "doctors:actions.links.text")}
      </Typography>
      <div role="alert">
        {error !== undefined && (
          <Alert severity="error" sx={{ mt: 1.5 }}>
            {problemText(error)}
          </Alert>
        )}
      </div>
      {data && (
        <div style={{ marginTop: 12 }}>
          <LabelledField id={id} label={t("doctors:actions.links.label")}>
            <TextControl id={id} readOnly value={data.url} translate="no" onFocus={(event) => event.target.select()} />
          </LabelledField>
        </div>
      )}
    </AskDialog>
  );
}
