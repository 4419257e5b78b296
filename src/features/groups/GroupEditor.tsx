/** One group: its name and look, and who belongs to it in which order. */
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { isProblem } from "../../api/problem.ts";
import { type DoctorGroup } from "../../contract/shapes/doctorRequests.ts";
import { ErrorState } from "../../ui/page/ErrorState.tsx";
import { useArrivalFocus } from "../../ui/page/useArrivalFocus.ts";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { GroupForm } from "./GroupForm.tsx";
import { GroupMembers } from "./GroupMembers.tsx";

type Props = {
  /** An id, or "new". */
  edit: string;
  groups: readonly DoctorGroup[] | undefined;
  error: unknown;
  refetch: () => Promise<unknown>;
  onOpen: (id: number) => void;
  onBack: () => void;
};

export function GroupEditor({ edit, groups, error, refetch, onOpen, onBack }: Props) {
  const { t } = useTranslation("manage");
  const heading = useArrivalFocus();
  const [round, setRound] = useState(0);
  const isNew = edit === "new";
  const group = groups?.find(({ id }) => String(id) === edit);
  const handleRestart = async () => {
    await refetch();
    setRound((before) => before + 1);
  };
  if (!isNew && error && !groups) {
    const requestId = isProblem(error) ? error.requestId : undefined;
    return <ErrorState title={t("groups.loadFailed")} requestId={requestId} onRetry={() => void refetch()} />;
  }
  if (!isNew && !groups) return <Skeleton height={320} />;
  return (
    <>
      <Typography variant="h2" ref={heading} tabIndex={-1} sx={{ mb: 2 }}>
        {isNew || group ? t(isNew ? "groups.addTitle" : "groups.changeTitle") : t("groups.gone")}
      </Typography>
      {isNew || group ? (
        <>
          <GroupForm
            // A new version is a new beginning once it was saved here; not while somebody types.
            key={round}
            group={group}
            onSaved={(id) => (isNew ? onOpen(id) : void handleRestart())}
            onBack={onBack}
          />
          {group && <GroupMembers id={group.id} />}
        </>
      ) : (
        <Button variant="outlined" onClick={onBack}>
          {t("places.back")}
        </Button>
      )}
    </>
  );
}
