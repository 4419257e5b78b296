/** Action Cable's frames, version actioncable-v1-json, as text and back (docs/contract.md §5). Knows neither sockets nor rows. */

/** The second is what Rails' own client offers beside the first, to learn of servers that speak neither. */
const PROTOCOLS = ["actioncable-v1-json", "actioncable-unsupported"];

/** The first of the offered that we speak; false serves without one, which a browser takes for a failure. */
export function chooseProtocol(offered: Iterable<string>): string | false {
  for (const protocol of offered) if (PROTOCOLS.includes(protocol)) return protocol;
  return false;
}

/** Our channel has no actions, so that Rails' third command, `message`, is met with silence like an unknown one. */
export type Command = { command: "subscribe" | "unsubscribe"; identifier: string };

type Json = Record<string, unknown>;

function readObject(text: string): Json | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null ? (value as Json) : undefined;
  } catch {
    return undefined;
  }
}

/** Undefined for whatever is met with silence: bad JSON, no object, another command, no identifier. */
export function readCommand(text: string): Command | undefined {
  const { command, identifier } = readObject(text) ?? {};
  if (typeof identifier !== "string") return undefined;
  return command === "subscribe" || command === "unsubscribe" ? { command, identifier } : undefined;
}

/** What an identifier asks for: the channel's name and its parameters lie in it as one JSON text. */
export const readIdentifier = (identifier: string): Json | undefined => readObject(identifier);

export const WELCOME = '{"type":"welcome"}';

/** `at`: the server's clock, told in whole seconds. */
export const ping = (at: Date): string => `{"type":"ping","message":${Math.floor(at.getTime() / 1000)}}`;

export const confirmed = (identifier: string): string => JSON.stringify({ identifier, type: "confirm_subscription" });
export const rejected = (identifier: string): string => JSON.stringify({ identifier, type: "reject_subscription" });

/** Why the server hangs up, and whether the client shall come back. */
export const UNAUTHORIZED = '{"type":"disconnect","reason":"unauthorized","reconnect":false}';
export const SERVER_RESTART = '{"type":"disconnect","reason":"server_restart","reconnect":true}';

/** The frame that carries a message to the subscription of that identifier, encoded. */
export type FrameFor = (identifier: string) => Buffer;

/** Each frame is made and encoded once for all who hear it; nearly all identifiers are the same text. */
export function framesOf(message: unknown): FrameFor {
  const json = JSON.stringify(message);
  const frames = new Map<string, Buffer>();
  return (identifier) => {
    const known = frames.get(identifier);
    if (known) return known;
    const frame = Buffer.from(`{"identifier":${JSON.stringify(identifier)},"message":${json}}`);
    frames.set(identifier, frame);
    return frame;
  };
}
