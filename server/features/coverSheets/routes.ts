/** The route of what hangs on a theatre's board: the sheets of a list, of a callout, or of a day at a site. */
import {
  CoverSheetsParams,
  type CoverSheetsQuery,
  CoverSheetsResponse,
} from "../../../src/contract/shapes/callouts/coverSheet.ts";
import { forCompany } from "../../db/companyScope.ts";
import { signedIn } from "../../http/currentSession.ts";
import { Problem } from "../../http/problem.ts";
import { type Routes } from "../../http/typedRoutes.ts";
import { coverSheets } from "./coverSheets.ts";

/** One question at a time: of the list, of the callout, or of the day at the site. */
function oneOf({ list_id, callout_id, date, site_id }: CoverSheetsParams): CoverSheetsQuery {
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

export const coverSheetsRoutes: Routes = async (app, { database, clock }) => {
  app.get(
    "/cover_sheets",
    { schema: { querystring: CoverSheetsParams, response: { 200: CoverSheetsResponse } } },
    async (request) => ({
      data: await coverSheets(forCompany(database.db, signedIn(request).companyId), clock.now(), oneOf(request.query)),
    }),
  );
};
