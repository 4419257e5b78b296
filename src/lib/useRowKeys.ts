/** Which element of a table shows which row. */
import { useState } from "react";

type Keys = ReadonlyMap<number, number>;
const NONE: Keys = new Map();

/** Never one that another row has had, as none is given back. */
function withAll(rows: readonly { id: number }[], before: Keys): Keys {
  const keys = new Map(before);
  for (const { id } of rows) if (!keys.has(id)) keys.set(id, keys.size);
  return keys;
}

/**
 * The React keys of rows, by id. Under one question a row keeps its element, whatever comes and goes around it; the rows
 * of the next take those elements over, which is sooner drawn than new ones. `question` is null while the rows on hand
 * still answer the one before.
 */
export function useRowKeys(rows: readonly { id: number }[], question: string | null): Keys {
  const [kept, setKept] = useState<{ question: string | null; keys: Keys }>({ question, keys: NONE });
  const asked = question ?? kept.question;
  const before = asked === kept.question ? kept.keys : NONE;
  const keys = rows.every(({ id }) => before.has(id)) ? before : withAll(rows, before);
  if (keys !== kept.keys || asked !== kept.question) setKept({ question: asked, keys });
  return keys;
}
