/** The day on which somebody's week begins, for calendars that know nothing of the person: 0 is Sunday, 6 Saturday; null: as the language has it. */
import { createContext } from "react";

export type WeekBegin = 0 | 1 | 6 | null;

export const WeekBeginContext = createContext<WeekBegin>(null);
