/** Which dialog of a callout is open, and what it is about. */
import { type Answer } from "../../../contract/callout.ts";
import { type CalloutResponse } from "../../../contract/shapes/callout.ts";
import { type CalloutList } from "../../../contract/shapes/calloutList.ts";
import { type ChainRequest } from "../../../contract/shapes/callouts/decisions.ts";

/** What the office decides of an answer, besides booking. */
export type Decision = "standby" | "not_required" | "release";

/** `wave`: the next one, as it was seen. */
export type WavesAsking = { wave: number; action: "next" | "skip" };

export type Asking =
  /** `spoken`: with the office's word for the doctor's. */
  | { kind: "confirm"; response: CalloutResponse; spoken?: boolean }
  | { kind: "askAgain"; responses: readonly CalloutResponse[] }
  | { kind: "chain"; list: CalloutList; chain: ChainRequest }
  | ({ kind: "waves" } & WavesAsking)
  /** `answer`: what the doctor has just said on the phone. */
  | { kind: "record"; response: CalloutResponse; answer?: Answer }
  | { kind: "decide"; response: CalloutResponse; decision: Decision }
  | { kind: "renewLink"; response: CalloutResponse }
  /** Who owes this answer, or everybody who has not answered. */
  | { kind: "remind"; response?: CalloutResponse }
  | { kind: "send" }
  | { kind: "remove" }
  | { kind: "add" }
  | { kind: "change" }
  | { kind: "editList" | "cancelList" | "message"; list: CalloutList }
  | { kind: "addList" }
  | { kind: "duplicate" }
  | { kind: "cancel" };
