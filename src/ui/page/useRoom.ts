/** How much may be written in a field: counted once little room is left, and refused in words where it is too much. Nothing is cut. */
import { useTranslation } from "react-i18next";

type Bounds = readonly [minimum: number, maximum: number];

export type Room = {
  /** "480 of 500", where a tenth of the room or less is left. */
  count: string | undefined;
  /** Why it is not taken. */
  error: string | undefined;
};

export function useRoom(): (text: string, bounds: Bounds) => Room {
  const { t } = useTranslation("errors");
  return (text, [, limit]) => {
    const count = [...text].length;
    return {
      count: count > 0.9 * limit ? t("form.count", { count, limit }) : undefined,
      error: count > limit ? t("rule.max", { count: limit }) : undefined,
    };
  };
}
