/** The day with which this person's weeks begin. */
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { WEEK_STARTS, type WeekStart } from "../../contract/account.ts";
import { type User } from "../../contract/shapes/user.ts";
import { described, LabelledField } from "../../ui/LabelledField.tsx";
import { SelectControl } from "../../ui/nativeControls.ts";
import { SavedNote } from "./Saved.tsx";
import { useOwnChoice } from "./useOwnChoice.ts";

export function WeekStartChoice({ user: { week_start } }: { user: User }) {
  const { t } = useTranslation("account");
  const id = useId();
  const { choose, wanted, trouble, saved } = useOwnChoice("week_start");
  return (
    <LabelledField id={id} label={t("week.label")} help={t("week.help")} error={trouble}>
      <SelectControl
        {...described(id, trouble)}
        value={wanted ?? week_start}
        onChange={(event) => choose(event.target.value as WeekStart)}
      >
        {WEEK_STARTS.map((day) => (
          <option key={day} value={day}>
            {t(`week.${day}`)}
          </option>
        ))}
      </SelectControl>
      <SavedNote saved={saved} />
    </LabelledField>
  );
}
