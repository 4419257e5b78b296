/** A small picture of the app in one theme, or in both halves of the device's choice. */
import { useId } from "react";
import { type ThemeMode } from "../theme/public.ts";

type Tones = { canvas: string; paper: string; text: string; line: string };

const TONES: Record<"light" | "dark", Tones> = {
  light: { canvas: "#F7F7F5", paper: "#FFFFFF", text: "#485868", line: "#DDE1E5" },
  dark: { canvas: "#0C151E", paper: "#131F2A", text: "#A9B8C6", line: "#2C3C4B" },
};

function Screen({ canvas, paper, text, line }: Tones) {
  return (
    <>
      <rect width="160" height="96" fill={canvas} />
      <rect width="160" height="16" fill={paper} />
      <rect x="8" y="5" width="6" height="6" rx="2" fill="#009EF7" />
      <rect x="20" y="6" width="24" height="4" rx="2" fill={text} />
      <rect x="12" y="26" width="136" height="60" rx="5" fill={paper} stroke={line} />
      <rect x="20" y="34" width="40" height="5" rx="2.5" fill={text} />
      <rect x="112" y="33" width="28" height="8" rx="4" fill="#009EF7" />
      <path d="M12 48.5h136M12 60.5h136M12 72.5h136" stroke={line} />
      <rect x="20" y="52" width="52" height="4" rx="2" fill={line} />
      <rect x="20" y="64" width="64" height="4" rx="2" fill={line} />
      <rect x="20" y="76" width="44" height="4" rx="2" fill={line} />
    </>
  );
}

export function ThemePicture({ mode }: { mode: ThemeMode }) {
  const half = useId();
  return (
    <svg viewBox="0 0 160 96" width="100%" aria-hidden="true">
      <Screen {...TONES[mode === "dark" ? "dark" : "light"]} />
      {mode === "system" && (
        <>
          <clipPath id={half}>
            <path d="M160 0v96H40L120 0z" />
          </clipPath>
          <g clipPath={`url(#${half})`}>
            <Screen {...TONES.dark} />
          </g>
        </>
      )}
    </svg>
  );
}
