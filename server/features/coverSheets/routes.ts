/** The route of what hangs on a theatre's board: the sheets of a list, of a callout, or of a day at a site. */
import { type FastifyPluginAsync } from "fastify";
import { REQUIREMENTS, ROLES_NEEDED } from "../../../src/contract/callout.ts";
import { COVER_WORDS, type CoverSheetsQuery } from "../../../src/contract/coverSheet.ts";
import { forCompany } from "../../db/companyScope.ts";
import { signedIn } from "../../http/currentSession.ts";
import { daySchema } from "../../http/dateSchemas.ts";
import { arrayOf, dataOf, id, instant, maybeText, object, orNull, text, wallSpan } from "../../http/jsonSchema.ts";
import { Problem } from "../../http/problem.ts";
import { idSchema, strict } from "../../http/requestSchemas.ts";
import { type Ports } from "../../platform/ports.ts";
import { coverSheets } from "./coverSheets.ts";

type Asked = { list_id?: number; callout_id?: number; date?: string; site_id?: number };

const querystring = strict({}, { list_id: idSchema, callout_id: idSchema, date: daySchema, site_id: idSchema });

const doctor = object({
  name: text,
  phone: maybeText,
  registration: maybeText,
  word: { type: "string", enum: COVER_WORDS },
});
const sheet = object({
  list_id: id,
  practice: object({ name: text, phone: maybeText }),
  date: text,
  start_time: text,
  end_time: text,
  time_zone: text,
  site: object({ name: text, address: maybeText, phone: maybeText }),
  theatre: maybeText,
  surgeon: maybeText,
  specialty: maybeText,
  role_needed: { type: "string", enum: ROLES_NEEDED },
  requirements: { type: "array", items: { type: "string", enum: REQUIREMENTS } },
  case_mix: maybeText,
  notes_public: maybeText,
  positions: arrayOf(arrayOf(object({ ...wallSpan, doctor: orNull(doctor) }))),
  as_of: instant,
});

/** One question at a time: of the list, of the callout, or of the day at the site. */
function oneOf({ list_id, callout_id, date, site_id }: Asked): CoverSheetsQuery {
  const questions: CoverSheetsQuery[] = [];
  if (list_id !== undefined) questions.push({ list_id });
  if (callout_id !== undefined) questions.push({ callout_id });
  if (date !== undefined && site_id !== undefined) questions.push({ date, site_id });
  const [question, ...others] = questions;
  const isHalf = (date === undefined) !== (site_id === undefined);
  if (!question || others.length > 0 || isHalf)
    throw new Problem(422, "invalid_input", ["Name a list, a callout, or a date and a site."]);
  return question;
}

export const coverSheetsRoutes: FastifyPluginAsync<Ports> = async (app, { database, clock }) => {
  app.get<{ Querystring: Asked }>(
    "/cover_sheets",
    { schema: { querystring, response: { 200: dataOf(arrayOf(sheet)) } } },
    async (request) => ({
      data: await coverSheets(forCompany(database.db, signedIn(request).companyId), clock.now(), oneOf(request.query)),
    }),
  );
};
