/** What doctors say of their own time: when they are away, and when they usually do not work. */
import { DAY_PARTS, type DayPart } from "../../../src/contract/doctor.ts";
import { type Range } from "../../domain/coverage.ts";
import { type CompanyWork } from "../../platform/ports.ts";

/** `own`: entered by the doctor, who may remove it. */
export type OwnAway = Range & { id: number; own: boolean };
/** Monday is 1. */
export type UsualTime = { weekday: number; part: DayPart };

/** The times away that are not over, the next one first. */
export async function readAway({ tx, now }: CompanyWork, doctorId: number): Promise<OwnAway[]> {
  const rows = await tx
    .selectFrom("doctor_unavailabilities")
    .select(["id", "starts_at as from", "ends_at as to", "source"])
    .where("doctor_id", "=", doctorId)
    .where("ends_at", ">", now)
    .orderBy("starts_at")
    .orderBy("id")
    .execute();
  return rows.map(({ source, ...row }) => ({ ...row, own: source === "doctor" }));
}

export async function readUsuallyNot({ tx }: CompanyWork, doctorId: number): Promise<UsualTime[]> {
  return await tx
    .selectFrom("doctor_usually_not")
    .select(["weekday", "day_part as part"])
    .where("doctor_id", "=", doctorId)
    .execute();
}

/** How a time of the week is named in a form. */
export const usualName = ({ weekday, part }: UsualTime): string => `${weekday}-${part}`;

export const WEEK: readonly UsualTime[] = [1, 2, 3, 4, 5, 6, 7].flatMap((weekday) =>
  DAY_PARTS.map((part) => ({ weekday, part })),
);
