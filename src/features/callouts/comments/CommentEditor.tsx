/** The field in which a comment is written or corrected, and its buttons; what could not be saved stays in it. */
import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import { type TFunction } from "i18next";
import { type FormEvent, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { isProblem, isUnclear } from "../../../api/problem.ts";
import { requestKeys } from "../../../api/requestKey.ts";
import { LIMITS } from "../../../contract/limits.ts";
import { type CalloutComment, type CommentRequest } from "../../../contract/shapes/callouts/comments.ts";
import { useRoom } from "../../../ui/page/useRoom.ts";
import { VisuallyHidden } from "../../../ui/styling/VisuallyHidden.ts";
import { useNoteUnsaved } from "../../../ui/unsaved/Unsaved.tsx";
import { tooManyText } from "../api/refusalText.ts";
import { MentionField } from "./MentionField.tsx";
import { mentionedIn, namedNobody, type Person } from "./mentionText.ts";
import { useColleagues } from "./useColleagues.ts";

const Form = styled("form")({
  display: "grid",
  gap: 8,
  "& > [data-buttons]": { display: "flex", flexWrap: "wrap", gap: 8 },
});

/** Tells the page's guard whether a comment, or the new one (0), holds something unsaved. */

type Props = {
  label: string;
  submit: string;
  /** The one that is corrected. */
  before?: CalloutComment | undefined;
  saving: { isLoading: boolean; error?: unknown; reset: () => void };
  /** Whether it was saved. */
  save: (comment: CommentRequest & { key: string }) => Promise<boolean>;
  onSaved?: () => void;
  onBack?: () => void;
};

function failureText(error: unknown, t: TFunction<"comments">): string {
  if (isUnclear(error)) return t("unsure");
  if (isProblem(error) && error.code === "rate_limited") return tooManyText(error) ?? t("tooMany");
  return t(isProblem(error) && error.fields?.mentions ? "unknown" : "other");
}

/** What is typed, who was picked for the names in it, and why it cannot be saved so. */
function useDraft({ before, saving }: Pick<Props, "before" | "saving">) {
  const { t } = useTranslation("comments");
  const { text: written = "", mentions: named = [] } = before ?? {};
  const [text, setText] = useState(written);
  const [picked, setPicked] = useState<ReadonlySet<number>>(() => new Set(named.map(({ id }) => id)));
  const [flaw, setFlaw] = useState<"blank" | "other" | null>(null);
  const [wanted, setWanted] = useState(false);
  const said = text.trim();
  /** As it stands now, for whoever has waited meanwhile. */
  const latest = useRef(written);
  const { colleagues, ask } = useColleagues(wanted);
  // Whom it names already may be unable to sign in by now.
  const nameable = (people: readonly Person[]) => [
    ...people,
    ...named.filter(({ id }) => !people.some((one) => one.id === id)),
  ];
  const nobody = colleagues && namedNobody(said, nameable(colleagues));
  const room = useRoom()(said, LIMITS.commentText);
  const { error } = saving;
  const type = (next: string) => {
    latest.current = next;
    setText(next);
    setFlaw(null);
    if (!saving.isLoading) saving.reset();
  };
  /** What would be saved; null where it cannot be. */
  const read = async (): Promise<CommentRequest | null> => {
    if (room.error) return null;
    const people = /[@＠]/.test(said) ? await ask() : [];
    setFlaw(said === "" ? "blank" : people ? null : "other");
    if (said === "" || !people) return null;
    return { text: said, mentions: mentionedIn(said, nameable(people), picked) };
  };
  return {
    text,
    type,
    read,
    clear: () => {
      latest.current = "";
      setText("");
      setPicked(new Set());
    },
    pick: (id: number) => setPicked(new Set([...picked].filter((one) => one !== id).concat(id))),
    isUnsaved: said !== written,
    isStill: (then: string) => latest.current === then,
    colleagues: colleagues ?? [],
    want: () => setWanted(true),
    nobody: nobody && t("nobody", { name: nobody }),
    help: room.count ?? t("hint"),
    problem: room.error ?? (flaw ? t(flaw) : error ? failureText(error, t) : undefined),
  };
}

export function CommentEditor({ label, submit, before, saving, save, onSaved, onBack }: Props) {
  const { t } = useTranslation(["comments", "common"]);
  const draft = useDraft({ before, saving });
  const [keyOf, setKeyOf] = useState(() => requestKeys());
  const { text, problem, isUnsaved } = draft;
  useNoteUnsaved(isUnsaved);
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (saving.isLoading) return;
    const comment = await draft.read();
    if (!comment || !(await save({ ...comment, key: keyOf(comment) }))) return;
    // The same words once more are another comment.
    setKeyOf(() => requestKeys());
    // More may have been typed meanwhile.
    if (!draft.isStill(text)) return;
    draft.clear();
    onSaved?.();
  };
  return (
    <Form onSubmit={handleSubmit} noValidate>
      <MentionField
        label={label}
        help={draft.help}
        nobody={draft.nobody}
        error={problem}
        value={text}
        colleagues={draft.colleagues}
        takesFocus={before !== undefined}
        onChange={draft.type}
        onPick={(colleague) => draft.pick(colleague.id)}
        onFocus={draft.want}
      />
      <div data-buttons="">
        <Button type="submit" variant="outlined" aria-disabled={saving.isLoading}>
          {saving.isLoading ? t("common:wait") : submit}
        </Button>
        {onBack && (
          <Button variant="quiet" aria-disabled={saving.isLoading} onClick={() => !saving.isLoading && onBack()}>
            {t("common:cancel")}
          </Button>
        )}
      </div>
      <VisuallyHidden>
        <span role="alert">{problem}</span>
      </VisuallyHidden>
    </Form>
  );
}
