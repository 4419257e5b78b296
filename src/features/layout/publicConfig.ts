/** What the provider may change without a new build: name and links, from /config.json (product.md T37). */
import { useEffect, useState } from "react";
import { DEFAULT_PUBLIC_CONFIG, type PublicConfig } from "../../contract/config.ts";

let known: Promise<PublicConfig> | undefined;

async function fetchConfig(): Promise<PublicConfig> {
  const answer = await fetch("/config.json");
  const given: unknown = answer.ok ? await answer.json() : {};
  return { ...DEFAULT_PUBLIC_CONFIG, ...only(given) };
}

/** Unknown keys and other things than text are left out. */
function only(given: unknown): Partial<PublicConfig> {
  if (typeof given !== "object" || given === null) return {};
  const texts = Object.entries(given).filter(
    ([key, value]) => key in DEFAULT_PUBLIC_CONFIG && typeof value === "string",
  );
  return Object.fromEntries(texts);
}

/** The defaults until it is read, and where it cannot be. */
export function usePublicConfig(): PublicConfig {
  const [config, setConfig] = useState(DEFAULT_PUBLIC_CONFIG);
  // The outside world is the file beside the page, read once a visit.
  useEffect(() => {
    let here = true;
    known ??= fetchConfig().catch(() => DEFAULT_PUBLIC_CONFIG);
    void known.then((read) => {
      if (here) setConfig(read);
    });
    return () => {
      here = false;
    };
  }, []);
  return config;
}
