/** What a surgeon said of a doctor, in words with a sign. */
import BlockRounded from "@mui/icons-material/BlockRounded";
import StarOutlineRounded from "@mui/icons-material/StarOutlineRounded";
import { useTranslation } from "react-i18next";
import { type SurgeonPreference } from "../../../contract/doctor.ts";
import { StatusLabel } from "../../../ui/StatusLabel.tsx";

export function PreferenceNote({ surgeon, preference }: { surgeon: string; preference: SurgeonPreference }) {
  const { t } = useTranslation("callouts");
  if (preference === "preferred")
    return <StatusLabel icon={<StarOutlineRounded />}>{t("detail.fit.prefers", { surgeon })}</StatusLabel>;
  return (
    <StatusLabel tone="risk" icon={<BlockRounded />}>
      {t("detail.fit.ratherNot", { surgeon })}
    </StatusLabel>
  );
}
