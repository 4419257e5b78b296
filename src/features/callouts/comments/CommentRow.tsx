/** One comment: whose, when, what, and whom it names. */
import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { type CalloutComment } from "../../../contract/shapes/callouts/comments.ts";
import { splitAtNames } from "./mentionText.ts";

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
  "& button": { marginInlineStart: "auto", minWidth: 0, paddingInline: 6 },
}));

type Props = {
  comment: CalloutComment;
  when: string;
  userId: number | undefined;
  /** The visit that came for this one, as the router names it. */
  sought: string | null;
  onDelete: (comment: CalloutComment) => void;
};

function CommentText({ comment: { text, mentions }, userId }: Pick<Props, "comment" | "userId">) {
  const pieces = splitAtNames(
    text,
    mentions.map(({ name }) => name),
  );
  const idOf = (name: string) => mentions.find((one) => one.name === name)?.id;
  return (
    <div data-text="" dir="auto">
      {pieces.map((piece, at) =>
        at % 2 === 0 ? (
          piece
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: a text's pieces never change places.
          <bdi key={at} data-name={idOf(piece) === userId ? "me" : "other"}>{`@${piece}`}</bdi>
        ),
      )}
    </div>
  );
}

export function CommentRow({ comment, when, userId, sought, onDelete }: Props) {
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
        {author.id === userId && (
          <Button variant="quiet" size="small" aria-label={t("deleteOf", { when })} onClick={() => onDelete(comment)}>
            {t("delete")}
          </Button>
        )}
      </div>
      <CommentText comment={comment} userId={userId} />
    </Row>
  );
}
