/** Asks before anything is done about an administrator: what happens, and whether a mail goes out. */
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useProblemText } from "../../api/useProblemText.ts";
import { type Administrator } from "../../contract/shapes/administrator.ts";
import { useAppDispatch } from "../../lib/hooks/storeHooks.ts";
import { AskDialog } from "../../ui/AskDialog.tsx";
import { FormAlert } from "../../ui/form/FormAlert.tsx";
import { toasted } from "../notifications/public.ts";
import { type Act, administratorName } from "./administratorActs.ts";
import { useAct } from "./useAct.ts";

const DANGEROUS: readonly Act[] = ["withdraw", "disable"];

type Props = { about: Administrator; act: Act; onClose: () => void };

export function ActDialog({ about, act, onClose }: Props) {
  const { t, i18n } = useTranslation("administrators");
  const problemText = useProblemText();
  const dispatch = useAppDispatch();
  const send = useAct();
  const [state, setState] = useState<{ busy: boolean; error?: unknown }>({ busy: false });
  const facts = { name: administratorName(about, i18n.language), email: about.email };
  const handleSubmit = async () => {
    setState({ busy: true });
    const { error } = await send(about, act);
    if (error) {
      setState({ busy: false, error });
      return;
    }
    dispatch(toasted({ tone: "success", text: { key: "doctors:page.done" } }));
    onClose();
  };
  return (
    <AskDialog
      title={t(`ask.${act}.title`, facts)}
      back={t("ask.back")}
      submit={t(`ask.${act}.submit`)}
      busy={state.busy}
      dangerous={DANGEROUS.includes(act)}
      short
      onBack={onClose}
      onSubmit={handleSubmit}
    >
      {state.error !== undefined && <FormAlert tone="error">{problemText(state.error)}</FormAlert>}
      <Typography sx={{ overflowWrap: "anywhere" }}>{t(`ask.${act}.text`, facts)}</Typography>
    </AskDialog>
  );
}
