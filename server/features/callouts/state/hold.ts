/** A callout that a person sent is held for some seconds, in which it can be called back. */
import { type CalloutFacts } from "../../../domain/facts.ts";

type Held = Pick<CalloutFacts, "status" | "held_until">;

/** Until when its mails wait; undefined: they go out at once. */
export const heldUntil = ({ held_until }: Pick<Held, "held_until">, now: Date): Date | undefined =>
  held_until && held_until > now ? held_until : undefined;

/** Milliseconds that are left for calling it back. */
export function callBackMs({ status, held_until }: Held, now: Date): number {
  const until = status === "open" ? heldUntil({ held_until }, now) : undefined;
  return until ? until.getTime() - now.getTime() : 0;
}
