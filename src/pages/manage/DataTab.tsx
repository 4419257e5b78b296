/** The tab of what a practice has stored: taking it along, and how long it is kept. */
import Box from "@mui/material/Box";
import { DataExport } from "../../features/exports/DataExport.tsx";
import { RetentionForm } from "../../features/practice/RetentionForm.tsx";

export function DataTab() {
  return (
    <>
      <DataExport />
      <Box sx={{ mt: 2.5 }}>
        <RetentionForm />
      </Box>
    </>
  );
}
