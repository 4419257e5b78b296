/** One comment: whose, when, what, and whom it names; its author may correct or delete it. */
import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import { type ReactNode, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { type CalloutComment } from "../../../contract/shapes/callouts/comments.ts";
import { mentionedIn, splitAtNames } from "./mentionText.ts";

const Row = styled("li")(({ theme: { vars } }) => ({
  // The toolbar must not cover the one that a notification leads to.
  scrollMarginBlock: "calc(var(--mui-size-toolbar) + 16px) 80px",
  padding: "8px 10px",
  marginInline: -10,
  borderRadius: 8,
  overflowWrap: "anywhere",
  outlineOffset: -2,
  "&[data-sought]": { background: vars.palette.action.selected },
  "& > div:first-of-type": { display: "flex", alignItems: "baseline", flexWrap: "wrap", gap: "0 8px" },
  "& [data-text]": { whiteSpace: "pre-wrap" },
  "& [data-name]": { fontWeight: 500, color: vars.palette.primary.text },
  "& [data-name=me]": { fontWeight: 600, background: vars.palette.status.scheduled.bg, borderRadius: 4 },
  "& [data-acts]": { display: "flex", gap: 4, marginInlineStart: "auto" },
  "& [data-acts] button": { minWidth: 0, paddingInline: 6 },
  "& form": { marginTop: 8 },
}));

type Props = {
  comment: CalloutComment;
  when: string;
  /** When it was corrected, if it was. */
  edited: string | null | undefined;
  userId: number | undefined;
  /** The visit that came for this one, as the router names it. */
  sought: string | null;
  onEdit: (comment: CalloutComment) => void;
  onDelete: (comment: CalloutComment) => void;
  /** In place of the text: it is being corrected. */
  children?: ReactNode;
};

const NONE: ReadonlySet<number> = new Set();

function CommentText({ comment: { text, mentions }, userId }: Pick<Props, "comment" | "userId">) {
  const pieces = splitAtNames(
    text,
    mentions.map(({ name }) => name),
  );
  const isMe = (name: string) => mentionedIn(`@${name}`, mentions, NONE).some((id) => id === userId);
  return (
    <div data-text="" dir="auto">
      {pieces.map((piece, at) =>
        at % 2 === 0 ? (
          piece
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: a text's pieces never change places.
          <bdi key={at} data-name={isMe(piece) ? "me" : "other"}>{`@${piece}`}</bdi>
        ),
      )}
    </div>
  );
}

type ActsProps = Pick<Props, "comment" | "when" | "onEdit" | "onDelete"> & { isEditing: boolean };

/** After the correction the focus is where it was before. */
function Acts({ comment, when, isEditing, onEdit, onDelete }: ActsProps) {
  const { t } = useTranslation("comments");
  const edit = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);
  useEffect(() => {
    if (wasEditing.current && !isEditing) edit.current?.focus();
    wasEditing.current = isEditing;
  }, [isEditing]);
  if (isEditing) return null;
  return (
    <span data-acts="">
      <Button
        ref={edit}
        variant="quiet"
        size="small"
        aria-label={t("editOf", { when })}
        onClick={() => onEdit(comment)}
      >
        {t("edit")}
      </Button>
      <Button variant="quiet" size="small" aria-label={t("deleteOf", { when })} onClick={() => onDelete(comment)}>
        {t("delete")}
      </Button>
    </span>
  );
}

export function CommentRow({ comment, when, edited, userId, sought, children, ...acts }: Props) {
  const { t } = useTranslation("comments");
  const row = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (sought === null) return;
    row.current?.focus({ preventScroll: true });
    row.current?.scrollIntoView?.({ block: "center" });
  }, [sought]);
  const { id, author } = comment;
  return (
    <Row id={`comment-${id}`} ref={row} tabIndex={-1} {...(sought === null ? {} : { "data-sought": "" })}>
      <div>
        <Typography variant="subtitle2" component="bdi">
          {author.name}
        </Typography>
        <Typography variant="caption" color="text.tertiary">
          {when}
        </Typography>
        {edited && (
          <Typography variant="caption" color="text.tertiary">
            {t("edited", { when: edited })}
          </Typography>
        )}
        {author.id === userId && <Acts comment={comment} when={when} isEditing={Boolean(children)} {...acts} />}
      </div>
      {children || <CommentText comment={comment} userId={userId} />}
    </Row>
  );
}
