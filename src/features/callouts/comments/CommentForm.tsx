/** Writing a comment; what could not be saved stays in the field. */
import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import { type TFunction } from "i18next";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { isProblem, isUnclear } from "../../../api/problem.ts";
import { requestKeys } from "../../../api/requestKey.ts";
import { LIMITS } from "../../../contract/limits.ts";
import { useAppSelector } from "../../../lib/hooks/storeHooks.ts";
import { useRoom } from "../../../ui/page/useRoom.ts";
import { VisuallyHidden } from "../../../ui/styling/VisuallyHidden.ts";
import { useAdministratorsQuery } from "../../administrators/public.ts";
import { selectUser } from "../../user/public.ts";
import { LeaveGuard } from "../form/LeaveGuard.tsx";
import { useAddCommentMutation } from "./commentsApi.ts";
import { type Colleague, MentionField } from "./MentionField.tsx";
import { mentionedIn } from "./mentionText.ts";

const Form = styled("form")({ display: "grid", gap: 8, "& > button": { justifySelf: "start" } });

type Draft = { text: string; picked: ReadonlySet<number> };
const EMPTY: Draft = { text: "", picked: new Set() };

/** Who can sign in and read it, apart from the person who writes; asked for once they are about to write. */
function useColleagues(wanted: boolean) {
  const userId = useAppSelector(selectUser)?.id;
  const { data, refetch } = useAdministratorsQuery(undefined, { skip: !wanted });
  const colleaguesIn = (people: typeof data = []): Colleague[] =>
    people.flatMap(({ id, first_name, last_name, email, status }) => {
      const name = `${first_name} ${last_name}`.trim();
      return status === "active" && id !== userId && name !== "" ? [{ id, name, email }] : [];
    });
  /** Waits for them where they are still on their way; null where they could not be had. */
  const ask = async (): Promise<Colleague[] | null> => {
    const people = data ?? (await refetch()).data;
    return people ? colleaguesIn(people) : null;
  };
  return { colleagues: colleaguesIn(data), ask };
}

function failureText(error: unknown, t: TFunction<"comments">): string {
  if (isUnclear(error)) return t("unsure");
  if (isProblem(error) && error.code === "rate_limited") return t("tooMany");
  return t(isProblem(error) && error.fields?.mentions ? "unknown" : "other");
}

export function CommentForm({ calloutId }: { calloutId: number }) {
  const { t } = useTranslation(["comments", "common"]);
  const [{ text, picked }, setDraft] = useState(EMPTY);
  const [missing, setMissing] = useState(false);
  /** It names somebody, and nobody knows whom. */
  const [unknown, setUnknown] = useState(false);
  const [wanted, setWanted] = useState(false);
  const [keyOf, setKeyOf] = useState(() => requestKeys());
  const [add, { isLoading, isSuccess, error, reset }] = useAddCommentMutation();
  const { colleagues, ask } = useColleagues(wanted);
  const said = text.trim();
  const room = useRoom()(said, LIMITS.commentText);
  const problem =
    room.error ??
    (missing ? t("comments:blank") : unknown ? t("comments:other") : error ? failureText(error, t) : undefined);
  const handleChange = (next: string) => {
    setDraft((before) => ({ ...before, text: next }));
    setMissing(false);
    setUnknown(false);
    if (!isLoading) reset();
  };
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (isLoading || room.error) return;
    setMissing(said === "");
    if (said === "") return;
    const people = /[@＠]/.test(said) ? await ask() : [];
    setUnknown(people === null);
    if (people === null) return;
    const comment = { id: calloutId, text: said, mentions: mentionedIn(said, people, picked) };
    if ("error" in (await add({ ...comment, key: keyOf(comment) }))) return;
    // More may have been typed meanwhile.
    setDraft((now) => (now.text === text ? EMPTY : now));
    // The same words once more are another comment.
    setKeyOf(() => requestKeys());
  };
  return (
    <Form onSubmit={handleSubmit} noValidate>
      <MentionField
        label={t("comments:label")}
        help={room.count ?? t("comments:hint")}
        error={problem}
        value={text}
        colleagues={colleagues}
        onChange={handleChange}
        onPick={({ id }) => setDraft((before) => ({ ...before, picked: new Set([...before.picked, id]) }))}
        onFocus={() => setWanted(true)}
      />
      <Button type="submit" variant="outlined" aria-disabled={isLoading}>
        {isLoading ? t("common:wait") : t("comments:send")}
      </Button>
      <VisuallyHidden>
        <span role="status">{isSuccess ? t("comments:added") : ""}</span>
        <span role="alert">{problem}</span>
      </VisuallyHidden>
      <LeaveGuard dirty={said !== ""} leaving={false} onStay={() => undefined} onLeave={() => undefined} />
    </Form>
  );
}
