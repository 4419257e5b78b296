/** The parts of an import out of a file, whatever its rows are: its four steps, reading it, and what its columns hold. */

export { CheckBar, CheckedTable, ROWS_OF_PAGE } from "./checkParts.tsx";
export { correctedRows } from "./correctedRows.ts";
export { ImportFrame } from "./ImportFrame.tsx";
export { MatchStep } from "./MatchStep.tsx";
export { RowField, RowFieldsGrid } from "./RowField.tsx";
export { LeftOut, ResultFacts } from "./resultParts.tsx";
export { StepBody, StepButtons, StepFoot, StepTitle } from "./stepParts.tsx";
export { UploadStep } from "./UploadStep.tsx";
export { useTurns } from "./useTurns.ts";
