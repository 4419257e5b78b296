/** What speaks against a list where and when it would be, below its fields; it holds nothing back. */
import WarningAmberRounded from "@mui/icons-material/WarningAmberRounded";
import { useTranslation } from "react-i18next";
import { type PlaceNote } from "../../../../contract/shapes/planning.ts";
import { StatusLabel } from "../../../../ui/StatusLabel.tsx";

type Props = {
  notes: readonly PlaceNote[] | undefined;
  /** Date and times of the list, where its fields do not say them. */
  when?: string;
};

export function ListNotes({ notes = [], when }: Props) {
  const { t } = useTranslation("planning");
  return (
    <div aria-live="polite">
      {notes.map(({ kind, name }) => (
        <div key={`${kind} ${name}`} style={{ marginTop: 6 }}>
          <StatusLabel tone="risk" icon={<WarningAmberRounded />}>
            {when && `${when} · `}
            {t(`plan.${kind}`, { name: name ?? "–" })}
          </StatusLabel>
        </div>
      ))}
    </div>
  );
}
