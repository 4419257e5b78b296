/** The tab of groups of doctors. */
import AddRounded from "@mui/icons-material/AddRounded";
import GroupsRounded from "@mui/icons-material/GroupsRounded";
import Button from "@mui/material/Button";
import Paper from "@mui/material/Paper";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router-dom";
import { useDoctorGroupsQuery } from "../../api/doctorQueries.ts";
import { isProblem } from "../../api/problem.ts";
import { EmptyState } from "../../ui/page/EmptyState.tsx";
import { ErrorState } from "../../ui/page/ErrorState.tsx";
import { SectionHead } from "../../ui/page/SectionHead.tsx";
import { useHeadingFocus } from "../../ui/page/useHeadingFocus.ts";
import { GroupEditor } from "./GroupEditor.tsx";
import { GroupsTable } from "./GroupsTable.tsx";

function Found() {
  const { t } = useTranslation("manage");
  const { data, error, refetch } = useDoctorGroupsQuery();
  if (error && !data) {
    const requestId = isProblem(error) ? error.requestId : undefined;
    return <ErrorState title={t("groups.loadFailed")} requestId={requestId} onRetry={refetch} />;
  }
  if (data?.length === 0)
    return <EmptyState icon={<GroupsRounded />} title={t("groups.emptyTitle")} text={t("groups.emptyText")} />;
  return <GroupsTable groups={data} />;
}

export function Groups() {
  const { t } = useTranslation("manage");
  const [params, setParams] = useSearchParams();
  const { data, error, refetch } = useDoctorGroupsQuery();
  const { heading, watch } = useHeadingFocus();
  const edit = params.get("edit");
  if (edit)
    return (
      <GroupEditor
        key={edit}
        edit={edit}
        groups={data}
        error={error}
        refetch={refetch}
        onOpen={(id) => setParams({ edit: String(id) }, { replace: true })}
        onBack={() => setParams({})}
      />
    );
  return (
    <>
      <SectionHead title={t("groups.title")} text={t("groups.text")} heading={heading}>
        <Button variant="contained" startIcon={<AddRounded />} onClick={() => setParams({ edit: "new" })}>
          {t("groups.add")}
        </Button>
      </SectionHead>
      <Paper
        variant="outlined"
        component="section"
        aria-label={t("groups.title")}
        sx={{ overflow: "hidden" }}
        {...watch}
      >
        <Found />
      </Paper>
    </>
  );
}
