/**
 * The page's policy for Trusted Types lets no text become HTML. The pickers put the text of a section back through
 * `innerHTML`; that is allowed for text alone: whatever could be an element or an entity stays refused.
 */
type Policies = {
  defaultPolicy: unknown;
  createPolicy: (name: string, rules: { createHTML: (text: string) => string | null }) => unknown;
};

export function allowPlainText(place: { trustedTypes?: Policies } = window as { trustedTypes?: Policies }): void {
  const policies = place.trustedTypes;
  // Loaded once with the first picker; a second policy of that name would be refused.
  if (!policies || policies.defaultPolicy) return;
  policies.createPolicy("default", { createHTML: (text) => (/[<&]/.test(text) ? null : text) });
}
