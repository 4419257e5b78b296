/** What the run of a trial says of its guarantee: one row of the table. */
import { type Guarantee, type Outcome, type Trial } from "./guarantees.ts";
import { type Run } from "./trials.ts";

/** A guarantee at the size at which it is tried. */
export type Chosen = Guarantee & { trial: Trial };

export type Row = {
  guarantee: string;
  engine: string;
  figure: string;
  target: string;
  control: string;
  seconds: number;
  verdict: "kept" | "MISSED" | "NOT TRIED";
};

/** A program's last line is its outcome. */
function read({ output }: Run): Outcome | undefined {
  try {
    return JSON.parse(output.trim().split("\n").at(-1) ?? "");
  } catch {
    return undefined;
  }
}

/** Where no test ran, none failed either. */
const isTried = ({ kind }: Trial, { passed }: Outcome): boolean => kind === "program" || Number(passed) > 0;

/** `ran`: undefined where its engine is not installed. */
export function rowOf(guarantee: Chosen, ran: Run | undefined, seconds: number): Row {
  const { what, target, trial, onPostgres } = guarantee;
  const common = { guarantee: what, engine: onPostgres ? "PostgreSQL" : "embedded", target, control: "–", seconds };
  if (!ran) return { ...common, figure: "none: PostgreSQL is not installed", verdict: "NOT TRIED" };
  const outcome = read(ran);
  if (!outcome) return { ...common, figure: "none: it did not end", verdict: "MISSED" };
  const isKept = isTried(trial, outcome) && (guarantee.isKept?.(outcome) ?? ran.code === 0);
  const tried = trial.kind !== "program" && trial.tried ? `${trial.tried}: ` : "";
  return {
    ...common,
    figure: `${tried}${guarantee.figure(outcome)}`,
    control: guarantee.control?.(outcome) ?? common.control,
    verdict: isKept ? "kept" : "MISSED",
  };
}
