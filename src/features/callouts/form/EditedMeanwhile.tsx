/** Somebody else changed or sent what is being written here: look at theirs, or let these words stand. */
import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { useNow } from "../../../lib/hooks/useNow.ts";
import { AlertInView } from "../../../ui/form/AlertInView.tsx";
import { TwoVersions } from "../../../ui/form/TwoVersions.tsx";
import { formatStale } from "../api/staleCallout.ts";
import { useTimeFormat } from "../shared/useTimeFormat.ts";
import { type Saved } from "./draft/useDraft.ts";
import { type useTheirs } from "./draft/useTheirs.ts";
import { type NewCallout } from "./model/newCallout.ts";
import { useComparedCallouts } from "./useComparedCallouts.ts";

type Props = {
  saved: Saved;
  /** Null: a list that is to be called out was changed; there is no draft yet. */
  draftId: number | null;
  /** What was done meanwhile, once it is known; what is typed here stays until one of the two is chosen. */
  found: ReturnType<typeof useTheirs>;
  mine: NewCallout;
  /** As `touchedParts` takes it. */
  before: readonly NewCallout[];
  onLook: () => void;
  onTake: () => void;
  onOverwrite: () => void;
};

function Told({ saved, draftId, found, mine, before, onLook, onTake, onOverwrite }: Props) {
  const { t } = useTranslation("callouts");
  const format = useTimeFormat(useNow());
  const compare = useComparedCallouts(format);
  const { theirs, sent } = found;
  if (saved.kind === "gone" || sent)
    return (
      <Alert
        severity="warning"
        sx={{ mb: 2 }}
        action={
          <Button component={Link} to={`/callouts/${draftId}`}>
            {t("lists.openIt")}
          </Button>
        }
      >
        {sent?.sent_at
          ? formatStale({ updated_by: sent.sent_by, updated_at: sent.sent_at }, "sending", { t, format })
          : t("lists.draftGone")}
      </Alert>
    );
  if (saved.kind !== "stale") return null;
  const heading = saved.conflict
    ? formatStale(saved.conflict, draftId === null ? "list" : "callout", { t, format })
    : t("lists.listGone");
  if (!theirs)
    return (
      <Alert
        severity="warning"
        sx={{ mb: 2 }}
        action={found.failed && <Button onClick={onLook}>{t("form.sendAgain")}</Button>}
      >
        {heading}
      </Alert>
    );
  return <TwoVersions heading={heading} parts={compare(theirs, mine, before)} onTake={onTake} onKeep={onOverwrite} />;
}

/** Comes into view below the form, where Save and Send are. */
export const EditedMeanwhile = (props: Props) => (
  <AlertInView when={props.saved.kind === "gone" || props.found.sent || props.found.theirs}>
    <Told {...props} />
  </AlertInView>
);
