/** Single keys for people who work without a mouse: search, new callout, rows, pages; "?" lists them. */
import { Suspense, useEffect, useState } from "react";
import { useNavigate } from "react-router-dom";
import { Palette } from "../palette/public.ts";
import { ShortcutsHelp } from "./lazyShortcutsHelp.ts";
import { readShortcutsOn } from "./shortcutsOn.ts";

/** After "g" the next key says where to; after this it is a key of its own. Milliseconds. */
const SEQUENCE_MS = 1500;
const PLACES: Record<string, string> = { c: "/callouts", d: "/doctors", i: "/insights", m: "/practice-management" };

/** Keys belong to fields, open lists and dialogs where these have the focus. */
const isElsewhere = (event: KeyboardEvent): boolean =>
  event.defaultPrevented ||
  event.ctrlKey ||
  event.metaKey ||
  event.altKey ||
  document.querySelector('[role="dialog"], [role="menu"]') !== null ||
  (event.target instanceof Element &&
    event.target.closest("input:not([type=checkbox]), textarea, select, [contenteditable], [role=listbox]") !== null);

/** Ctrl K, on a Mac ⌘ K; from within a field too. */
const isFind = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean =>
  key.toLowerCase() === "k" &&
  (ctrlKey || metaKey) &&
  !altKey &&
  !shiftKey &&
  document.querySelector('[role="dialog"], [role="menu"]') === null;

/** The next or previous row's link, from the one that has the focus. */
function stepRow(by: 1 | -1): void {
  const links = [...document.querySelectorAll<HTMLElement>("main [data-row]")];
  const row = document.activeElement?.closest("tr, li");
  const at = links.findIndex((link) => row?.contains(link));
  const next = links[at < 0 ? (by > 0 ? 0 : links.length - 1) : at + by];
  next?.focus();
  next?.scrollIntoView({ block: "nearest" });
}

type Act = { go: (to: string) => void; help: () => void };

function press(key: string, afterG: boolean, { go, help }: Act): boolean {
  const place = afterG ? PLACES[key] : undefined;
  if (place) go(place);
  else if (key === "?") help();
  else if (key === "n") go("/callouts/new");
  else if (key === "/") document.querySelector<HTMLElement>('main input[type="search"]')?.focus();
  else if (key === "j" || key === "k") stepRow(key === "j" ? 1 : -1);
  else return false;
  return true;
}

export function Shortcuts() {
  const navigate = useNavigate();
  const [helping, setHelping] = useState(false);
  const [finding, setFinding] = useState(false);
  // The outside world is the keyboard.
  useEffect(() => {
    let g = Number.NEGATIVE_INFINITY;
    const act = { go: (to: string) => void navigate(to), help: () => setHelping(true) };
    const handleKey = (event: KeyboardEvent) => {
      if (isFind(event)) {
        event.preventDefault();
        setFinding(true);
      }
      if (isElsewhere(event) || (event.key !== "?" && !readShortcutsOn())) return;
      const afterG = event.timeStamp - g < SEQUENCE_MS;
      g = event.key === "g" ? event.timeStamp : Number.NEGATIVE_INFINITY;
      if (press(event.key, afterG, act)) event.preventDefault();
    };
    document.addEventListener("keydown", handleKey);
    return () => document.removeEventListener("keydown", handleKey);
  }, [navigate]);
  return (
    <Suspense>
      {helping && <ShortcutsHelp onClose={() => setHelping(false)} />}
      {finding && <Palette onClose={() => setFinding(false)} />}
    </Suspense>
  );
}
