/** What is written for each mail and language: saved, or typed and not saved yet; the address says which one is open. */
import { useState } from "react";
import { useSearchParams } from "react-router-dom";
import { EMAIL_TEXT_KINDS } from "../../contract/emailTexts.ts";
import { isLanguage, type Language } from "../../contract/languages.ts";
import { type EmailText, type EmailTextKey, type OwnParagraphs } from "../../contract/shapes/emailTexts.ts";

/** As typed; `lock_version` is that of the row it began from. */
type Draft = OwnParagraphs & { lock_version: number };

const BLANK: Draft = { opening: "", closing: "", lock_version: 0 };
const nameOf = ({ kind, language }: EmailTextKey): string => `${kind} ${language}`;
const isSame = (one: OwnParagraphs, other: OwnParagraphs): boolean =>
  one.opening === other.opening && one.closing === other.closing;

function useOpenOne(first: Language): [EmailTextKey, (key: Partial<EmailTextKey>) => void] {
  const [params, setParams] = useSearchParams();
  const kind = EMAIL_TEXT_KINDS.find((one) => one === params.get("kind")) ?? "callout";
  const wanted = params.get("language");
  const language = isLanguage(wanted) ? wanted : first;
  return [{ kind, language }, (key) => setParams({ kind, language, ...key }, { replace: true })];
}

/** `first`: the language to begin with. */
export function useEmailTexts(saved: readonly EmailText[], first: Language) {
  const [open, setOpen] = useOpenOne(first);
  const [drafts, setDrafts] = useState<Readonly<Record<string, Draft>>>({});
  const savedOf = (key: EmailTextKey): Draft => saved.find((one) => nameOf(one) === nameOf(key)) ?? BLANK;
  const { opening, closing, lock_version } = drafts[nameOf(open)] ?? savedOf(open);
  const unsaved = EMAIL_TEXT_KINDS.flatMap((kind) =>
    Object.entries(drafts)
      .filter(([name, draft]) => name.startsWith(`${kind} `) && !isSame(draft, savedOf(keyOf(name))))
      .map(([name]) => name),
  );
  return {
    open,
    setOpen,
    draft: { ...open, opening, closing, lock_version },
    isDirty: unsaved.includes(nameOf(open)),
    hasUnsaved: unsaved.length > 0,
    isWritten: (key: EmailTextKey): boolean => !isSame(savedOf(key), BLANK),
    type: (next: Partial<Draft>): void =>
      setDrafts((before) => {
        const { opening, closing, lock_version } = before[nameOf(open)] ?? savedOf(open);
        return { ...before, [nameOf(open)]: { opening, closing, lock_version, ...next } };
      }),
    /** What is saved counts again, unless something was typed since it was sent. */
    settle: (sent: OwnParagraphs, saved: EmailText): void =>
      setDrafts((before) => {
        const { [nameOf(saved)]: draft, ...others } = before;
        if (!draft || isSame(draft, sent)) return others;
        return { ...before, [nameOf(saved)]: { ...draft, lock_version: saved.lock_version } };
      }),
  };
}

/** The names are our own: a kind and a language. */
const keyOf = (name: string): EmailTextKey => {
  const [kind, language] = name.split(" ") as [EmailTextKey["kind"], Language];
  return { kind, language };
};
