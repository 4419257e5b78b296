/** When one surgeon is away, below the form of that surgeon. */
import { useTranslation } from "react-i18next";
import { DaysOff } from "./DaysOff.tsx";

type Props = { surgeonId: number; name: string };

export function SurgeonLeave({ surgeonId, name }: Props) {
  const { t } = useTranslation("planning");
  return (
    <div style={{ marginTop: 32 }}>
      <DaysOff title={t("off.leaveTitle")} text={t("off.leaveText", { name })} surgeonId={surgeonId} />
    </div>
  );
}
