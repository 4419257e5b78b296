/** What a doctor settles on the own page: time away, usual times off, the calendar address, pause and language. */
import { type FastifyInstance } from "fastify";
import { Problem } from "../../http/problem.ts";
import { textsIn } from "../../locales/texts.ts";
import { type Ports } from "../../platform/ports.ts";
import { removeUnavailability } from "../doctors/public.ts";
import { fieldsOf, readPreference, savePreference } from "../respond/public.ts";
import { awayRange, readAwayDays, saveAway } from "./away.ts";
import { setCalendar } from "./calendarAddress.ts";
import { onPress } from "./homePage.ts";
import { readUsualTimes, saveUsuallyNot } from "./usuallyNot.ts";

/** Removed already, on another page or by the office. */
const isGone = (error: unknown): boolean => error instanceof Problem && error.status === 404;

export function settingsRoutes(app: FastifyInstance, ports: Ports): void {
  onPress(
    app,
    ports,
    "away",
    async ({ link, about, texts }, body, inPractice) => {
      const typed = readAwayDays(body);
      const range = awayRange(typed, about.practice.timeZone ?? "UTC", about.now);
      if ("wrong" in range) {
        const problem = textsIn(texts.language).home.away.wrong[range.wrong];
        return { status: 422, asked: { awayDays: typed, awayWrong: true, problem } };
      }
      const id = await inPractice((unit) => saveAway(unit, link.doctorId, range));
      return { shows: `?away=${id}` };
    },
    (body) => ({ awayDays: readAwayDays(body) }),
  );

  onPress(app, ports, "away_remove", async ({ link }, body, inPractice) => {
    const id = Number(fieldsOf(body)("away"));
    const remove = inPractice((unit) =>
      removeUnavailability(unit, "doctor", link.doctorId, Number.isSafeInteger(id) ? id : 0),
    );
    await remove.catch((error) => {
      if (!isGone(error)) throw error;
    });
    return { shows: "#away" };
  });

  onPress(
    app,
    ports,
    "usually_not",
    async ({ link }, body, inPractice) => {
      await inPractice((unit) => saveUsuallyNot(unit, link.doctorId, readUsualTimes(body)));
      return { shows: "?saved=usually_not#usually_not" };
    },
    (body) => ({ usualTimes: readUsualTimes(body), unfolded: "usually_not" }),
  );

  onPress(
    app,
    ports,
    "calendar_address",
    async ({ link }, body, inPractice) => {
      const act = fieldsOf(body)("act");
      if (act === "open" || act === "close")
        await inPractice((unit) => setCalendar(unit, link.doctorId, act === "open"));
      return { shows: "?saved=calendar#calendar" };
    },
    () => ({ unfolded: "calendar" }),
  );

  onPress(
    app,
    ports,
    "preferences",
    async ({ link }, body, inPractice) => {
      const preference = readPreference(body);
      if (preference) await inPractice((unit) => savePreference(unit, link.doctorId, preference));
      return { shows: "" };
    },
    () => ({ preferences: true }),
  );
}
