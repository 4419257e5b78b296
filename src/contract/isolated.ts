/** Names of another writing direction inside a sentence: set apart, so that they turn nothing that stands around them. */

const TURNS =
  /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\u200E\u200F\u202A-\u202E\u2066-\u2069]/u;
const [OPEN, CLOSE] = ["\u2068", "\u2069"];
/** Begins a stretch that must be closed. */
const OPENS = /[\u2066-\u2068]/u;
/** Turns what follows, and is closed by nothing that stands apart. */
const LOOSE = /[\u200E\u200F\u202A-\u202E]/u;

/** Loose marks go; what was set apart within stays so, and ends within. */
function closed(text: string): string {
  let depth = 0;
  const kept = [...text].filter((sign) => {
    if (LOOSE.test(sign)) return false;
    if (sign === CLOSE && depth === 0) return false;
    if (OPENS.test(sign)) depth += 1;
    if (sign === CLOSE) depth -= 1;
    return true;
  });
  return kept.join("") + CLOSE.repeat(depth);
}

/** As it is, where all of it is written from left to right. */
export const isolated = (text: string): string => (TURNS.test(text) ? `${OPEN}${closed(text)}${CLOSE}` : text);
