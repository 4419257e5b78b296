/** A list that nothing of fits what was asked for: what that was, and the way back to all of it. */
import SearchOffRounded from "@mui/icons-material/SearchOffRounded";
import Button from "@mui/material/Button";
import { focusFirstFilter } from "../filters/focusFirstFilter.ts";
import { EmptyState } from "./EmptyState.tsx";

type Props = {
  title: string;
  text: string;
  /** What stands in the search, as it was typed. */
  typed: string;
  /** The filters that are on, in the words of their bar. */
  filters: readonly string[];
  clear: string;
  onClear: () => void;
};

export function NoMatch({ title, text, typed, filters, clear, onClear }: Props) {
  const search = typed.trim();
  const asked = (
    <>
      {text}
      <strong style={{ display: "block", fontWeight: 500 }}>
        {search && <q translate="no">{search}</q>}
        {search && filters.length > 0 && " · "}
        {filters.join(" · ")}
      </strong>
    </>
  );
  return (
    <EmptyState icon={<SearchOffRounded />} title={title} text={asked}>
      <Button
        variant="outlined"
        onClick={({ currentTarget }) => {
          focusFirstFilter(currentTarget);
          onClear();
        }}
      >
        {clear}
      </Button>
    </EmptyState>
  );
}
