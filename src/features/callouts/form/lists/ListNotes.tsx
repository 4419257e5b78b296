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

export function useNoteText(): (note: PlaceNote) => string {
  const { t } = useTranslation("planning");
  return ({ kind, name }) => t(`plan.${kind}`, { name: name ?? "–" });
}

export function ListNotes({ notes = [], when }: Props) {
  const noteText = useNoteText();
  return (
    <div aria-live="polite">
      {notes.map((note) => (
        <div key={`${note.kind} ${note.name}`} style={{ marginTop: 6 }}>
          <StatusLabel tone="risk" icon={<WarningAmberRounded />}>
            {when && `${when} · `}
            {noteText(note)}
          </StatusLabel>
        </div>
      ))}
    </div>
  );
}
