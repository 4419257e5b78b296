/** Writing a comment, and correcting one of one's own in its place. */
import { useTranslation } from "react-i18next";
import { type CalloutComment } from "../../../contract/shapes/callouts/comments.ts";
import { VisuallyHidden } from "../../../ui/styling/VisuallyHidden.ts";
import { CommentEditor } from "./CommentEditor.tsx";
import { useAddCommentMutation, useChangeCommentMutation } from "./commentsApi.ts";

type Props = { calloutId: number };

export function NewComment({ calloutId }: Props) {
  const { t } = useTranslation("comments");
  const [add, adding] = useAddCommentMutation();
  return (
    <>
      <CommentEditor
        label={t("label")}
        submit={t("send")}
        saving={adding}
        save={async (comment) => !("error" in (await add({ id: calloutId, ...comment })))}
      />
      <VisuallyHidden>
        <span role="status">{adding.isSuccess ? t("added") : ""}</span>
      </VisuallyHidden>
    </>
  );
}

type ChangeProps = Props & { comment: CalloutComment; onSaved: () => void; onBack: () => void };

export function ChangedComment({ calloutId, comment, ...rest }: ChangeProps) {
  const { t } = useTranslation("comments");
  const [change, changing] = useChangeCommentMutation();
  const ids = { id: calloutId, commentId: comment.id };
  return (
    <CommentEditor
      label={t("editLabel")}
      submit={t("save")}
      before={comment}
      saving={changing}
      save={async (changed) => !("error" in (await change({ ...ids, ...changed })))}
      {...rest}
    />
  );
}
