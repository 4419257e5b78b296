/** What a row of the routes' table says. */
import { type InjectOptions } from "fastify";
import { type Practice } from "./aCallout.ts";

export type World = {
  a: Practice;
  b: Practice;
  ids: {
    callout: number;
    list: number;
    response: number;
    recipient: number;
    call: number;
    comment: number;
    notification: number;
    user: number;
    doctor: number;
    group: number;
    unavailability: number;
    standingList: number;
    dayOff: number;
    plan: number;
    view: number;
  };
  /** A session of company A. */
  session: string;
};
export type Row =
  /** Open to strangers, who get nothing of a company's. */
  | "public"
  /** About the session's own company only: there is nothing to name. */
  | { own: (world: World) => InjectOptions["payload"] }
  /** Names a row by its id; another company's id is answered like one that does not exist. */
  | { path: (world: World) => string; body?: (world: World) => object };
