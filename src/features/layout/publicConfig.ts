/** What the provider may change without a new build: name and links, from /config.json (product.md T37). */
import { adminApi } from "../../api/adminApi.ts";
import { type ApiPorts } from "../../api/apiPorts.ts";
import { DEFAULT_PUBLIC_CONFIG, type PublicConfig } from "../../contract/config.ts";

/** Unknown keys and other things than text are left out. */
function understood(given: unknown): Partial<PublicConfig> {
  if (typeof given !== "object" || given === null) return {};
  const texts = Object.entries(given).filter(
    ([key, value]) => key in DEFAULT_PUBLIC_CONFIG && typeof value === "string",
  );
  return Object.fromEntries(texts);
}

/** The file lies beside the page, not behind the API; without it the defaults stand. */
async function readConfig({ network, report }: ApiPorts): Promise<PublicConfig> {
  try {
    const answer = await network.fetch("/config.json", { headers: { accept: "application/json" } });
    const given: unknown = answer.ok ? await answer.json() : null;
    return { ...DEFAULT_PUBLIC_CONFIG, ...understood(given) };
  } catch (error) {
    report("The provider's configuration could not be read", error);
    return DEFAULT_PUBLIC_CONFIG;
  }
}

const { usePublicConfigQuery } = adminApi.injectEndpoints({
  endpoints: (build) => ({
    publicConfig: build.query<PublicConfig, void>({
      queryFn: async (_nothing, { extra }) => ({ data: await readConfig(extra as ApiPorts) }),
    }),
  }),
});

/** The defaults until it is read, and where it cannot be. */
export function usePublicConfig(): PublicConfig {
  return usePublicConfigQuery().data ?? DEFAULT_PUBLIC_CONFIG;
}
