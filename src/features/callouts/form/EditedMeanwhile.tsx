/** Somebody else changed what is being written here: look at theirs, or let these words stand. */
import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { useNow } from "../../../lib/hooks/useNow.ts";
import { ShowsItself } from "../../../ui/form/ShowsItself.tsx";
import { TwoVersions } from "../../../ui/form/TwoVersions.tsx";
import { formatStale } from "../api/staleCallout.ts";
import { useTimeFormat } from "../shared/useTimeFormat.ts";
import { type Saved } from "./draft/useDraft.ts";
import { type NewCallout } from "./model/newCallout.ts";
import { useComparedCallouts } from "./useComparedCallouts.ts";

type Props = {
  saved: Saved;
  /** A list that is to be called out was changed; there is no draft yet. */
  ofList: boolean;
  /** What was saved meanwhile, once it is there; what is typed here stays until one of the two is chosen. */
  theirs: NewCallout | undefined;
  theirsFailed: boolean;
  mine: NewCallout;
  onLook: () => void;
  onTake: () => void;
  onOverwrite: () => void;
};

function Told({ saved, ofList, theirs, theirsFailed, mine, onLook, onTake, onOverwrite }: Props) {
  const { t } = useTranslation("callouts");
  const format = useTimeFormat(useNow());
  const compare = useComparedCallouts(format);
  if (saved.kind === "gone")
    return (
      <Alert
        severity="warning"
        sx={{ mb: 2 }}
        action={
          <Button component={Link} to={`/callouts/${saved.id}`}>
            {t("lists.openIt")}
          </Button>
        }
      >
        {t("lists.draftGone")}
      </Alert>
    );
  if (saved.kind !== "stale") return null;
  const told = formatStale(saved.told, ofList ? "list" : "callout", { t, format });
  if (!theirs)
    return (
      <Alert
        severity="warning"
        sx={{ mb: 2 }}
        action={theirsFailed && <Button onClick={onLook}>{t("form.sendAgain")}</Button>}
      >
        {told}
      </Alert>
    );
  return <TwoVersions told={told} parts={compare(theirs, mine)} onTake={onTake} onKeep={onOverwrite} />;
}

/** Comes into view below the form, where Save and Send are. */
export const EditedMeanwhile = (props: Props) => (
  <ShowsItself when={props.saved.kind === "gone" || props.theirs}>
    <Told {...props} />
  </ShowsItself>
);
