/** The parts of an import out of a file, whatever its rows are: its four steps, reading it, and what its columns hold. */

export { CheckBar, CheckedTable, ROWS_OF_PAGE } from "./CheckedTable.tsx";
export { correctedRows } from "./correctedRows.ts";
export { ImportFrame } from "./ImportFrame.tsx";
export { LeftOut, ResultFacts } from "./ImportResult.tsx";
export { MatchStep } from "./MatchStep.tsx";
export { RowField, RowFieldsGrid } from "./RowField.tsx";
export { StepBody, StepButtons, StepFoot, StepTitle } from "./StepFrame.tsx";
export { UploadStep } from "./UploadStep.tsx";
export { useLatestOnly } from "./useLatestOnly.ts";
