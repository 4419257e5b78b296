/** The tab of who administers the practice: the people, how they must sign in, and where they are signed in. */
import Box from "@mui/material/Box";
import { Administrators } from "../../features/administrators/Administrators.tsx";
import { ColleagueSessions } from "../../features/administrators/ColleagueSessions.tsx";
import { SecurityForm } from "../../features/practice/SecurityForm.tsx";

export function AdministratorsTab() {
  return (
    <>
      <Administrators />
      <Box sx={{ mt: 2.5 }}>
        <SecurityForm />
      </Box>
      <ColleagueSessions />
    </>
  );
}
