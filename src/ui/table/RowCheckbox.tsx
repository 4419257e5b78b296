/** The box that chooses a row of a table, or all of them; presses around it count, so that a thumb meets it. */
import Checkbox from "@mui/material/Checkbox";
import { styled } from "@mui/material/styles";

/** 44 × 44 pixels, in the room of the box that is seen. */
export const RowCheckbox = styled(Checkbox)({ padding: 11, margin: -13 });
