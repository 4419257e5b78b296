/** What the heads and the pager of a list call, the same from drawing to drawing. */
import { useMemo } from "react";
import { type AnsweredView } from "./useAnsweredView.ts";

type Sorted = { page: number; sort: string };

export type ListPresses<Sort> = {
  onSort: (sort: Sort) => void;
  onPage: (page: number) => void;
  /** The mouse's button is down: what it will ask for can be asked for. */
  onSortStart: (sort: Sort) => void;
  onPageStart: (page: number) => void;
};

export function useListPresses<View extends Sorted>({
  change,
  foresee,
}: AnsweredView<View>): ListPresses<View["sort"]> {
  return useMemo(() => {
    const sorted = (sort: View["sort"]): Partial<View> => ({ sort }) as Partial<View>;
    const paged = (page: number): Partial<View> => ({ page }) as Partial<View>;
    return {
      onSort: (sort) => change(sorted(sort)),
      onPage: (page) => {
        change(paged(page));
        window.scrollTo(0, 0);
      },
      onSortStart: (sort) => foresee(sorted(sort)),
      onPageStart: (page) => foresee(paged(page)),
    };
  }, [change, foresee]);
}
