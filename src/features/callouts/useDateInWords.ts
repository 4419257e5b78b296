/** "Fri 4 Dec, 17:00" below the fields of a date: a browser writes it in figures, in an order of its own. */
import { useNow } from "../../lib/useNow.ts";
import { useTimeWords } from "./useTimeWords.ts";

/** A year that is being typed comes as 0002, 0020, 0202. */
const WHOLE = /^[1-9]\d{3}-\d\d-\d\d$/;

/** Of a local date, with its time and whose clock that is where they are given; nothing while it is being typed. */
export function useDateInWords() {
  const words = useTimeWords(useNow());
  return (date: string, time?: string, zone?: string | null): string => {
    const said = WHOLE.test(date) && time !== "" ? [words.date(date), time].filter(Boolean).join(", ") : null;
    return [said, zone].filter(Boolean).join(" · ");
  };
}
