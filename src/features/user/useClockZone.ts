/** By which clock this person is told when something happened: their own choice, else the device's. */
import { ownTimeZone } from "../../lib/dateFormats.ts";
import { useAppSelector } from "../../lib/hooks/storeHooks.ts";
import { selectUser } from "./userSlice.ts";

export const useClockZone = (): string => useAppSelector(selectUser)?.time_zone || ownTimeZone();
