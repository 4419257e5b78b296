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
import { selectUser } from "../../user/public.ts";
import { type TimeWords } from "../shared/useTimeWords.ts";
import { CommentForm } from "./CommentForm.tsx";
import { CommentRow } from "./CommentRow.tsx";
import { useCommentsQuery } from "./commentsApi.ts";
import { DeleteComment } from "./DeleteComment.tsx";

const Section = styled("div")({
  "@media print": { display: "none" },
  "& ol": { margin: "0 0 12px", padding: 0, listStyle: "none", display: "grid", gap: 2 },
});

/** So many are shown before earlier ones are asked for. */
const NEWEST = 10;

type Props = { calloutId: number; zone: string; words: TimeWords };

/** The comment that the address names, if it names one. */
function useSought(): { id: number; visit: string } | null {
  const { hash, key } = useLocation();
  const id = /^#comment-(\d{1,15})$/.exec(hash)?.[1];
  return id === undefined ? null : { id: Number(id), visit: key };
}

function Comments({ comments, calloutId, zone, words }: Props & { comments: readonly CalloutComment[] }) {
  const { t } = useTranslation("comments");
  const userId = useAppSelector(selectUser)?.id;
  const sought = useSought();
  const [whole, setWhole] = useState(false);
  const [deleting, setDeleting] = useState<CalloutComment | null>(null);
  const [deleted, setDeleted] = useState(0);
  const list = useRef<HTMLDivElement>(null);
  // The button that was pressed is gone with its comment.
  useEffect(() => {
    if (deleted > 0) list.current?.focus();
  }, [deleted]);
  const at = comments.findIndex(({ id }) => id === sought?.id);
  const hidden = whole ? 0 : Math.max(0, comments.length - NEWEST);
  const earlier = at === -1 ? hidden : Math.min(hidden, at);
  return (
    <>
      <div ref={list} tabIndex={-1} style={{ outline: 0 }}>
        {sought !== null && at === -1 && (
          <Alert severity="info" sx={{ mb: 1.5 }}>
            {t("gone")}
          </Alert>
        )}
        {comments.length === 0 && (
          <>
            <Typography variant="subtitle1" component="p">
              {t("empty")}
            </Typography>
            <Typography variant="body2" color="text.secondary" sx={{ mb: 2 }}>
              {t("emptyHint")}
            </Typography>
          </>
        )}
        {earlier > 0 && (
          <Button variant="text" size="small" sx={{ ml: "-5px", mb: 0.5 }} onClick={() => setWhole(true)}>
            {t("earlier", { count: earlier })}
          </Button>
        )}
        {comments.length > 0 && (
          <ol>
            {comments.slice(earlier).map((comment) => (
              <CommentRow
                key={comment.id}
                comment={comment}
                when={words.moment(comment.created_at, zone)}
                userId={userId}
                sought={sought?.id === comment.id ? sought.visit : null}
                onDelete={setDeleting}
              />
            ))}
          </ol>
        )}
      </div>
      <CommentForm calloutId={calloutId} />
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
