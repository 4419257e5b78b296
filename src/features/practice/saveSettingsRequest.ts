/** The call that saves one part of the settings, repeated under the same Idempotency-Key where its answer is lost. */
export type Keyed<Change> = { change: Change; key: string };

export const saveSettingsRequest = ({ change, key }: Keyed<object>) => ({
  url: "/company_settings",
  method: "PUT" as const,
  body: change,
  headers: { "idempotency-key": key },
});
