/** The frames of a recorded cable conversation, as the real server sent them. */
import { readFileSync } from "node:fs";
import path from "node:path";

export type RecordedStep = { at: number; step: "new" | "open" | "close" | "frame" | "note"; text: string };

const LINE = /^\[\+\s*(\d+) ms\]\s+(.*)$/;

function stepOf(text: string): Pick<RecordedStep, "step" | "text"> {
  if (text.startsWith("<<< ")) return { step: "frame", text: text.slice(4) };
  if (text.startsWith("new WebSocket")) return { step: "new", text };
  if (/^(ws )?open\b/.test(text)) return { step: "open", text };
  if (/^(ws )?close\b/.test(text)) return { step: "close", text };
  return { step: "note", text };
}

/** The steps under the heading that contains `title`, in their order and time (ms). */
export function recordedFrames(file: string, title: string): RecordedStep[] {
  const text = readFileSync(path.join("__tests__/recordings", file), "utf8");
  const section = text.split(/^#{8} /m).find((part) => part.split("\n")[0]?.includes(title));
  if (!section) throw new Error(`${file} has no section "${title}".`);
  return section.split("\n").flatMap((line) => {
    const [, at, rest] = LINE.exec(line) ?? [];
    return at && rest ? [{ at: Number(at), ...stepOf(rest) }] : [];
  });
}
