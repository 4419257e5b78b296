/** What the office has to say to those who offered for a list: written once, sent to each of them alone. */
import Checkbox from "@mui/material/Checkbox";
import FormControlLabel from "@mui/material/FormControlLabel";
import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { requestKeys } from "../../../api/requestKey.ts";
import { LIMITS } from "../../../contract/limits.ts";
import { type CalloutDetail, type CalloutResponse } from "../../../contract/shapes/callout.ts";
import { type CalloutList } from "../../../contract/shapes/calloutList.ts";
import { useAppDispatch } from "../../../lib/hooks/storeHooks.ts";
import { described, LabelledField } from "../../../ui/LabelledField.tsx";
import { AreaControl } from "../../../ui/nativeControls.ts";
import { useRoom } from "../../../ui/page/useRoom.ts";
import { toasted } from "../../notifications/public.ts";
import { usePreviewMessageMutation, useSendMessageMutation } from "../api/calloutListApi.ts";
import { MailingDialog } from "../mails/MailingDialog.tsx";
import { mailCount } from "../mails/MailList.tsx";
import { isMade, useMailsBefore, versionOf } from "../mails/useMailsBefore.ts";
import { canCome } from "../shared/ResponseFit.tsx";

type Props = { callout: CalloutDetail; list: CalloutList; onClose: () => void };

const To = styled("fieldset")({
  minWidth: 0,
  margin: "0 0 12px",
  padding: 0,
  border: 0,
  "& > legend": { padding: 0, marginBottom: 4, fontWeight: 600, fontSize: ".875rem" },
  "& > label": { display: "flex" },
});

/** Told that others come, or let go: written to only when that is wanted. */
const counts = ({ outcome }: CalloutResponse): boolean => outcome !== "not_required" && outcome !== "released";

type PickProps = {
  offers: readonly CalloutResponse[];
  chosen: ReadonlySet<number>;
  onChoose: (chosen: ReadonlySet<number>) => void;
};

function Picks({ offers, chosen, onChoose }: PickProps) {
  const { t } = useTranslation("callouts");
  const take = (id: number, taken: boolean) =>
    onChoose(new Set(taken ? [...chosen, id] : [...chosen].filter((one) => one !== id)));
  return (
    <To>
      <legend>{t("fair.email.who")}</legend>
      {offers.map(({ id, doctor }) => (
        <FormControlLabel
          key={id}
          control={<Checkbox checked={chosen.has(id)} onChange={({ target }) => take(id, target.checked)} />}
          label={<bdi>{doctor.name}</bdi>}
          sx={{ overflowWrap: "anywhere" }}
        />
      ))}
      {chosen.size === 0 && (
        <Typography variant="caption" color="error">
          {t("fair.email.none")}
        </Typography>
      )}
    </To>
  );
}

export function MessageDialog({ callout, list, onClose }: Props) {
  const { t } = useTranslation("callouts");
  const dispatch = useAppDispatch();
  // As they were when the dialog opened.
  const [offers] = useState(() => callout.responses.filter((one) => one.list_id === list.id && canCome(one)));
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set(offers.filter(counts).map(({ id }) => id)));
  const [message, setMessage] = useState("");
  const [missing, setMissing] = useState(false);
  const [send, sending] = useSendMessageMutation();
  const [keyOf] = useState(requestKeys);
  const said = message.trim();
  const room = useRoom()(said, LIMITS.offerMessage);
  const ids = offers.map(({ id }) => id).filter((id) => chosen.has(id));
  const asked = { id: callout.id, listId: list.id, response_ids: ids };
  const question = isMade(sending) || ids.length === 0 ? null : { ...asked, message: room.error ? "" : said };
  const preview = useMailsBefore(usePreviewMessageMutation(), question, versionOf(callout));
  const shown = ids.length === 0 ? { ...preview, data: undefined } : preview;
  const count = shown.data ? mailCount(shown.data) : 0;
  const unreached = shown.data && !preview.asking ? ids.length - count : 0;
  const error = room.error ?? (missing && said === "" ? t("fair.email.need") : undefined);
  const handleSubmit = async () => {
    setMissing(said === "");
    if (said === "" || room.error || ids.length === 0) return;
    const content = { ...asked, message: said };
    const result = await send({ ...content, key: keyOf(content) });
    if ("error" in result) return;
    dispatch(toasted({ tone: "success", text: { key: "callouts:fair.email.done" } }));
    onClose();
  };
  return (
    <MailingDialog
      title={t("fair.email.title")}
      text={t("fair.email.text")}
      submit={count > 0 ? t("fair.email.submit", { count }) : t("fair.email.send")}
      preview={shown}
      doing={sending}
      blocked={ids.length === 0}
      unsaved={said !== ""}
      onBack={onClose}
      onSubmit={handleSubmit}
    >
      <Picks offers={offers} chosen={chosen} onChoose={setChosen} />
      <LabelledField id="offer-message" label={t("fair.email.message")} help={room.count} error={error}>
        <AreaControl
          {...described("offer-message", error)}
          value={message}
          onChange={(event) => setMessage(event.target.value)}
        />
      </LabelledField>
      {unreached > 0 && (
        <Typography variant="caption" component="p" color="text.secondary" sx={{ mt: 1 }}>
          {t("fair.email.unreached", { count: unreached })}
        </Typography>
      )}
    </MailingDialog>
  );
}
