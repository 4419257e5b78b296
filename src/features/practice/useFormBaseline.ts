/** The settings that a form began with: while it holds something unsaved, a colleague's change waits, and saving is told of it. */
import { useMemo, useState } from "react";
import { type CompanySettings } from "../../contract/shapes/user.ts";

/** `valuesOf`: what the form holds of the settings; where that is the same, a newer version is only a newer number. */
export function useFormBaseline<Values>(settings: CompanySettings, valuesOf: (settings: CompanySettings) => Values) {
  const [begun, setBegun] = useState(settings);
  const [dirty, setDirty] = useState(false);
  /** What a colleague saved and this person has seen beside their own. */
  const [seen, setSeen] = useState<CompanySettings | null>(null);
  const key = JSON.stringify(valuesOf(begun));
  if (begun !== settings && (!dirty || key === JSON.stringify(valuesOf(settings)))) setBegun(settings);
  // The same object for the same values: a form starts over with another.
  const initial = useMemo(() => JSON.parse(key) as Values, [key]);
  const before = seen && seen.defaults_version > begun.defaults_version ? seen : begun;
  return {
    initial,
    before: valuesOf(before),
    lock_version: before.defaults_version,
    onSeen: setSeen,
    onDirty: setDirty,
    /** What the store knows next is what the form begins with, whatever was typed. */
    begin: () => setDirty(false),
  };
}
