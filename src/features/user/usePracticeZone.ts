/** The clock by which the practice counts its days, wherever its administrator sits. */
import { type User } from "../../contract/shapes/user.ts";
import { ownTimeZone } from "../../lib/dateFormats.ts";
import { useAppSelector } from "../../lib/hooks/storeHooks.ts";
import { selectUser } from "./userSlice.ts";

export const practiceZoneOf = (user: User | null): string => user?.company.company_settings.time_zone || ownTimeZone();

export const usePracticeZone = (): string => practiceZoneOf(useAppSelector(selectUser));
