/** Internal comments on a callout; on no paper, since that may be given to others. */
import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router-dom";
import { isProblem } from "../../../api/problem.ts";
import { type CalloutComment } from "../../../contract/shapes/callouts/comments.ts";
import { useAppSelector } from "../../../lib/hooks/storeHooks.ts";
import { Card } from "../../../ui/page/Card.tsx";
import { ErrorState } from "../../../ui/page/ErrorState.tsx";
import { VisuallyHidden } from "../../../ui/styling/VisuallyHidden.ts";
import { selectUser } from "../../user/public.ts";
import { type TimeFormat } from "../shared/useTimeFormat.ts";
import { ChangedComment, NewComment } from "./CommentForm.tsx";
import { CommentRow } from "./CommentRow.tsx";
import { useCommentsQuery } from "./commentsApi.ts";
import { DeleteComment } from "./DeleteComment.tsx";

const Section = styled("div")({
  "@media print": { display: "none" },
  "& ol": { margin: "0 0 12px", padding: 0, listStyle: "none", display: "grid", gap: 2 },
});

/** So many are shown before earlier ones are asked for. */
const NEWEST_COMMENTS = 10;

type Props = { calloutId: number; format: TimeFormat };

/** The comment that the address names, if it names one. */
function useSought(): { id: number; visit: string } | null {
  const { hash, key } = useLocation();
  const id = /^#comment-(\d{1,15})$/.exec(hash)?.[1];
  return id === undefined ? null : { id: Number(id), visit: key };
}

const withOne = (ids: ReadonlySet<number>, id: number, isIn: boolean): ReadonlySet<number> =>
  ids.has(id) === isIn ? ids : new Set(isIn ? [...ids, id] : [...ids].filter((one) => one !== id));
const NONE: ReadonlySet<number> = new Set();

/** Which comments are being corrected. */
function useEditing() {
  const [open, setOpen] = useState(NONE);
  const [isSaved, setIsSaved] = useState(false);
  const close = (id: number, saved: boolean) => {
    setOpen((known) => withOne(known, id, false));
    setIsSaved(saved);
  };
  const begin = (id: number) => {
    setOpen((known) => withOne(known, id, true));
    setIsSaved(false);
  };
  return { isOpen: (id: number) => open.has(id), begin, close, isSaved };
}

function NoComments() {
  const { t } = useTranslation("comments");
  return (
    <>
      <Typography variant="subtitle1" component="p">
        {t("empty")}
      </Typography>
      <Typography variant="body2" color="text.secondary" sx={{ mb: 2 }}>
        {t("emptyHint")}
      </Typography>
    </>
  );
}

type ListProps = Props & {
  comments: readonly CalloutComment[];
  editing: ReturnType<typeof useEditing>;
  onDelete: (comment: CalloutComment) => void;
};

/** The newest, and whichever the address names or is being corrected; the others on demand. */
function CommentList({ comments, calloutId, format, editing, onDelete }: ListProps) {
  const { t } = useTranslation("comments");
  const userId = useAppSelector(selectUser)?.id;
  const sought = useSought();
  const [whole, setWhole] = useState(false);
  const hidden = whole ? 0 : Math.max(0, comments.length - NEWEST_COMMENTS);
  const list = useRef<HTMLOListElement>(null);
  // The button that was pressed is gone; the first of those it brought is next.
  useEffect(() => {
    if (whole) list.current?.querySelector("li")?.focus();
  }, [whole]);
  const needed = comments.findIndex(({ id }) => id === sought?.id || editing.isOpen(id));
  const earlier = needed === -1 ? hidden : Math.min(hidden, needed);
  return (
    <>
      {sought !== null && comments.every(({ id }) => id !== sought.id) && (
        <Alert severity="info" sx={{ mb: 1.5 }}>
          {t("gone")}
        </Alert>
      )}
      {comments.length === 0 && <NoComments />}
      {earlier > 0 && (
        <Button variant="text" size="small" sx={{ ml: "-5px", mb: 0.5 }} onClick={() => setWhole(true)}>
          {t("earlier", { count: earlier })}
        </Button>
      )}
      {comments.length > 0 && (
        <ol ref={list}>
          {comments.slice(earlier).map((comment) => (
            <CommentRow
              key={comment.id}
              comment={comment}
              when={format.past(comment.created_at)}
              edited={comment.edited_at && format.past(comment.edited_at)}
              userId={userId}
              sought={sought?.id === comment.id ? sought.visit : null}
              onEdit={({ id }) => editing.begin(id)}
              onDelete={onDelete}
            >
              {editing.isOpen(comment.id) && (
                <ChangedComment
                  calloutId={calloutId}
                  comment={comment}
                  onSaved={() => editing.close(comment.id, true)}
                  onBack={() => editing.close(comment.id, false)}
                />
              )}
            </CommentRow>
          ))}
        </ol>
      )}
    </>
  );
}

function Comments(props: Props & { comments: readonly CalloutComment[] }) {
  const { calloutId } = props;
  const { t } = useTranslation("comments");
  const [deleting, setDeleting] = useState<CalloutComment | null>(null);
  const [deleted, setDeleted] = useState(0);
  const editing = useEditing();
  const list = useRef<HTMLDivElement>(null);
  // The button that was pressed is gone with its comment.
  useEffect(() => {
    if (deleted > 0) list.current?.focus();
  }, [deleted]);
  return (
    <>
      <div ref={list} tabIndex={-1} style={{ outline: 0 }}>
        <CommentList {...props} editing={editing} onDelete={setDeleting} />
      </div>
      <NewComment calloutId={calloutId} />
      <VisuallyHidden>
        <span role="status">{editing.isSaved ? t("changed") : ""}</span>
      </VisuallyHidden>
      {deleting && (
        <DeleteComment
          calloutId={calloutId}
          commentId={deleting.id}
          onBack={() => setDeleting(null)}
          onDeleted={() => {
            setDeleting(null);
            setDeleted((count) => count + 1);
          }}
        />
      )}
    </>
  );
}

export function CalloutComments(props: Props) {
  const { t } = useTranslation("comments");
  const { data, error, refetch } = useCommentsQuery(props.calloutId);
  const problem = isProblem(error) ? error : undefined;
  // Another server may know of none.
  if (!data && (!error || problem?.status === 404)) return null;
  return (
    <Section>
      <Card title={t("title")} id="comments">
        <Typography variant="caption" component="p" color="text.secondary" sx={{ mt: -0.5, mb: 1.5 }}>
          {t("privacy")}
        </Typography>
        {data ? (
          <Comments comments={data} {...props} />
        ) : (
          <ErrorState title={t("failed")} requestId={problem?.requestId} onRetry={refetch} />
        )}
      </Card>
    </Section>
  );
}
