/** Where a list is, whose it is, whom it needs and how many. */
import { useTranslation } from "react-i18next";
import { ROLES_NEEDED } from "../../../../contract/callout.ts";
import { LIMITS } from "../../../../contract/limits.ts";
import { described, LabelledField } from "../../../../ui/LabelledField.tsx";
import { SelectControl, TextControl } from "../../../../ui/nativeControls.ts";
import { useRoom } from "../../../../ui/page/useRoom.ts";
import { useSiteOptions, useSurgeonOptions } from "../../../places/public.ts";
import { FieldRow, type ListEditorProps } from "../fields/FieldRow.tsx";
import { listField } from "../model/checkCallout.ts";
import { OTHER_SURGEON } from "../model/newList.ts";
import { ListMore } from "./ListMore.tsx";
import { TheatreField } from "./TheatreField.tsx";

export function SiteField({ index, list, errorOf, onChange }: ListEditorProps) {
  const { t } = useTranslation("callouts");
  const sites = useSiteOptions(list.site);
  const id = listField(index, "site");
  return (
    <LabelledField id={id} label={t("form.site")} error={errorOf(id)}>
      <SelectControl
        {...described(id, errorOf(id))}
        value={list.site}
        // Its theatres are other ones.
        onChange={(event) => onChange({ site: event.target.value, theatre: "" })}
      >
        <option value="">{t("form.choose")}</option>
        {sites.map((site) => (
          <option key={site.id} value={site.id}>
            {site.name}
          </option>
        ))}
      </SelectControl>
    </LabelledField>
  );
}

function SurgeonFields({ index, list, errorOf, onChange }: ListEditorProps) {
  const { t } = useTranslation("callouts");
  const surgeons = useSurgeonOptions(list.surgeon);
  const id = listField(index, "surgeon");
  const nameId = listField(index, "surgeonName");
  const roomOf = useRoom();
  return (
    <div>
      <LabelledField id={id} label={t("form.surgeon")} error={errorOf(id)}>
        <SelectControl
          {...described(id, errorOf(id))}
          value={list.surgeon}
          // Another surgeon's is another specialty.
          onChange={(event) => onChange({ surgeon: event.target.value, specialty: "" })}
        >
          <option value="">{t("form.choose")}</option>
          {surgeons.map((surgeon) => (
            <option key={surgeon.id} value={surgeon.id}>
              {surgeon.display_name}
            </option>
          ))}
          <option value={OTHER_SURGEON}>{t("form.otherSurgeon")}</option>
        </SelectControl>
      </LabelledField>
      {list.surgeon === OTHER_SURGEON && (
        <LabelledField
          id={nameId}
          label={t("form.surgeonName")}
          help={roomOf(list.surgeonName, LIMITS.listText).count}
          error={errorOf(nameId)}
        >
          <TextControl
            {...described(nameId, errorOf(nameId))}
            value={list.surgeonName}
            onChange={(event) => onChange({ surgeonName: event.target.value })}
          />
        </LabelledField>
      )}
    </div>
  );
}

function RoleField({ index, list, onChange }: ListEditorProps) {
  const { t } = useTranslation("callouts");
  const id = `list-${index}-role`;
  return (
    <LabelledField id={id} label={t("form.role")}>
      <SelectControl
        id={id}
        value={list.role}
        onChange={(event) => onChange({ role: ROLES_NEEDED.find((role) => role === event.target.value) ?? "other" })}
      >
        {ROLES_NEEDED.map((role) => (
          <option key={role} value={role}>
            {t(`role.${role}`)}
          </option>
        ))}
      </SelectControl>
    </LabelledField>
  );
}

export function ListPeople(props: ListEditorProps) {
  const { index, list, errorOf, onChange } = props;
  const { t } = useTranslation("callouts");
  const roomOf = useRoom();
  const mix = listField(index, "caseMix");
  const positions = `list-${index}-positions`;
  const [fewest, most] = LIMITS.positions;
  return (
    <>
      <FieldRow data-cols="place">
        <SiteField {...props} />
        <TheatreField {...props} />
        <SurgeonFields {...props} />
        <RoleField {...props} />
      </FieldRow>
      <FieldRow data-cols="mix">
        <LabelledField
          id={mix}
          label={t("form.caseMix")}
          mark={t("form.optional")}
          help={[t("form.noPatients"), roomOf(list.caseMix, LIMITS.caseMix).count].filter(Boolean).join(" · ")}
          error={errorOf(mix)}
        >
          <TextControl
            {...described(mix, errorOf(mix))}
            value={list.caseMix}
            onChange={(event) => onChange({ caseMix: event.target.value })}
          />
        </LabelledField>
        <LabelledField id={positions} label={t("form.positions")} help={t("form.positionsHint")}>
          <SelectControl
            id={positions}
            aria-describedby={`${positions}-help`}
            value={list.positions}
            onChange={(event) => onChange({ positions: Number(event.target.value) })}
          >
            {Array.from({ length: most - fewest + 1 }, (_, more) => fewest + more).map((count) => (
              <option key={count}>{count}</option>
            ))}
          </SelectControl>
        </LabelledField>
      </FieldRow>
      <ListMore {...props} />
    </>
  );
}
