/** Makes the type of a sheet as large as its one page allows. */

/** Points of names, which are read from two metres away, and of everything else; nothing is shortened. */
const WHOLE = [
  [52, 18],
  [46, 17],
  [40, 16],
  [36, 15],
  [32, 14],
  [29, 13],
  [27, 12],
  [25, 11.5],
  [23, 11],
  [21, 10.5],
  [20, 10],
  [18.5, 9.5],
  [17, 9],
  [16, 8.5],
] as const;

/** The same where that is too much, and to how many lines a remark may be cut; it gets more where they fit. */
const SHORTENED = [
  [20, 10, 6],
  [18.5, 9.5, 5],
  [17, 9, 5],
  [16, 9, 4],
  [15, 8.5, 4],
  [14, 8.5, 3],
  [13, 8, 3],
  [11, 8, 2],
  [10, 7.5, 2],
] as const;

const MOST_LINES = 12;

/** Letters may be a little higher than their line; a line that is cut is more than a fifth of the few that are shown. */
const isWhole = ({ scrollHeight, clientHeight, scrollWidth, clientWidth }: Element): boolean =>
  scrollHeight <= clientHeight * 1.2 && scrollWidth <= clientWidth + 1;

/** The sheet is the leaf's only child. On the screen the leaf may be shown smaller, which is no measure for paper. */
export function fitSheet(leaf: HTMLElement): void {
  const sheet = leaf.firstElementChild;
  if (!sheet) return;
  const fits = (kept: string): boolean =>
    sheet.scrollHeight <= sheet.clientHeight && [...sheet.querySelectorAll(kept)].every(isWhole);
  const set = (name: number, text: number, lines: number | "none"): void => {
    leaf.style.setProperty("--name", `${name}pt`);
    leaf.style.setProperty("--text", `${text}pt`);
    leaf.style.setProperty("--lines", String(lines));
  };
  leaf.style.setProperty("--zoom", "1");
  // A name is rather set smaller than broken within a word.
  leaf.style.setProperty("--wrap", "normal");
  const whole = WHOLE.some(([name, text]) => {
    set(name, text, "none");
    return fits("[data-lines]");
  });
  const found =
    whole ||
    SHORTENED.some(([name, text, lines]) => {
      const fitsWith = (most: number): boolean => {
        set(name, text, most);
        return fits("strong > [data-lines]");
      };
      if (!fitsWith(lines)) return false;
      let most = lines;
      while (most < MOST_LINES && fitsWith(most + 1)) most++;
      set(name, text, most);
      return true;
    });
  if (!found) leaf.style.setProperty("--wrap", "anywhere");
  leaf.style.removeProperty("--zoom");
}
