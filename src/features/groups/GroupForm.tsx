/** Name, colour and description of a group: of a new one, or of one whom nobody else has changed meanwhile. */
import Button from "@mui/material/Button";
import Paper from "@mui/material/Paper";
import { FORM_ERROR } from "final-form";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { isProblem } from "../../api/problem.ts";
import { useProblemText } from "../../api/useProblemText.ts";
import { useRowSave } from "../../api/useRowSave.ts";
import { GROUP_COLOURS, type GroupColour } from "../../contract/doctor.ts";
import { LIMITS } from "../../contract/limits.ts";
import { checkForm } from "../../contract/rules/forms.ts";
import { type DoctorGroup, type GroupInput } from "../../contract/shapes/doctorRequests.ts";
import { useAppDispatch } from "../../lib/hooks/storeHooks.ts";
import { AppForm, type FormOutcome, type FormValues } from "../../ui/form/AppForm.tsx";
import { FormAlert } from "../../ui/form/FormAlert.tsx";
import { FormFailure } from "../../ui/form/FormFailure.tsx";
import { FormSelect } from "../../ui/form/FormSelect.tsx";
import { FormTextField } from "../../ui/form/FormTextField.tsx";
import { type FormPart, FormVersions, textPart } from "../../ui/form/FormVersions.tsx";
import { SubmitButton } from "../../ui/form/SubmitButton.tsx";
import { useVersions } from "../../ui/form/useVersions.ts";
import { PanelFields, PanelFoot } from "../../ui/page/PanelForm.tsx";
import { Unsaved } from "../../ui/unsaved/Unsaved.tsx";
import { toasted } from "../notifications/public.ts";
import { useAddGroupMutation, useChangeGroupMutation } from "./groupsApi.ts";

/** final-form knows an emptied field as none. */
type Values = { name?: string; colour: GroupColour; description?: string };
type Props = {
  group?: DoctorGroup | undefined;
  /** With the id of what was saved. */
  onSaved: (id: number) => void;
  onBack: () => void;
};

const valuesOf = (group: DoctorGroup | undefined): Values => ({
  name: group?.name ?? "",
  colour: group?.colour ?? "grey",
  description: group?.description ?? "",
});

function useSave(versions: ReturnType<typeof useVersions<DoctorGroup>>, onSaved: Props["onSaved"]) {
  const { t } = useTranslation("manage");
  const problemText = useProblemText();
  const dispatch = useAppDispatch();
  const [add] = useAddGroupMutation();
  const [change] = useChangeGroupMutation();
  const save = useRowSave<GroupInput, DoctorGroup>(versions, ({ input, before, key }) =>
    before
      ? change({ id: before.id, group: { ...input, lock_version: before.lock_version }, key })
      : add({ group: input, key }),
  );
  return async (given: FormValues): Promise<FormOutcome> => {
    const { name = "", colour, description } = given as Values;
    const { data, error, theirs } = await save({ name, colour, description: description?.trim() || null });
    if (data) {
      dispatch(toasted({ tone: "success", text: { key: "manage:places.savedWord", params: { name: data.name } } }));
      onSaved(data.id);
      return undefined;
    }
    if (theirs) return { [FORM_ERROR]: null };
    const problem = isProblem(error) ? error : undefined;
    if (problem?.fields?.name?.includes("has already been taken")) return { name: t("groups.nameTaken") };
    return {
      [FORM_ERROR]: (
        <FormAlert tone="error" title={t("places.failed")}>
          {problemText(error)}
        </FormAlert>
      ),
    };
  };
}

function GroupVersions({ before, theirs, decided }: ReturnType<typeof useVersions<DoctorGroup>>) {
  const { t } = useTranslation("manage");
  const colour: FormPart<Values> = {
    name: t("groups.colour"),
    fields: ["colour"],
    said: (values) => (values.colour ? t(`groups.colours.${values.colour}`) : ""),
  };
  return (
    <FormVersions
      heading={t("places.stale")}
      parts={[textPart(t("groups.name"), "name"), colour, textPart(t("groups.description"), "description")]}
      before={valuesOf(before)}
      theirs={theirs && valuesOf(theirs)}
      onDecided={decided}
    />
  );
}

/** What somebody else saves meanwhile neither wipes what was typed nor is overwritten unseen: the first look counts. */
export function GroupForm(props: Props) {
  const { t } = useTranslation(["manage", "common"]);
  const versions = useVersions(props.group);
  const group = versions.began;
  const [initial] = useState(() => valuesOf(group));
  const save = useSave(versions, props.onSaved);
  return (
    <AppForm
      label={t(group ? "groups.changeTitle" : "groups.addTitle")}
      initialValues={initial}
      validate={(values) => checkForm("group", values)}
      onSubmit={save}
    >
      <Unsaved />
      <Paper variant="outlined" sx={{ overflow: "hidden", mb: 3 }}>
        <PanelFields>
          <FormFailure />
          <FormTextField name="name" label={t("groups.name")} bounds={LIMITS.groupName} />
          <FormSelect name="colour" label={t("groups.colour")}>
            {GROUP_COLOURS.map((colour) => (
              <option key={colour} value={colour}>
                {t(`groups.colours.${colour}`)}
              </option>
            ))}
          </FormSelect>
          <div data-wide="">
            <FormTextField
              name="description"
              label={t("groups.description")}
              rows={2}
              bounds={LIMITS.groupDescription}
              optional
            />
          </div>
          <GroupVersions {...versions} />
        </PanelFields>
        <PanelFoot>
          <Button variant="quiet" size="large" onClick={props.onBack}>
            {t("common:cancel")}
          </Button>
          <SubmitButton>{t("places.save")}</SubmitButton>
        </PanelFoot>
      </Paper>
    </AppForm>
  );
}
