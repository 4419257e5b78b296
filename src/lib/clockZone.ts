/** By which clock somebody is told when something happened, for what knows nothing of the person; undefined: the device's. */
import { createContext } from "react";

export const ClockZoneContext = createContext<string | undefined>(undefined);
