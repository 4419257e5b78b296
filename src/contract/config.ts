/** What the provider may change without building the app again: GET /config.json. */
export type PublicConfig = {
  provider_name: string;
  provider_url: string;
  contact_url: string;
  terms_url: string;
  privacy_url: string;
};

export const DEFAULT_PUBLIC_CONFIG: PublicConfig = {
  provider_name: "Practice Callouts",
  provider_url: "https://www.example.com/",
  contact_url: "https://www.example.com/contact",
  terms_url: "https://www.example.com/terms",
  privacy_url: "https://www.example.com/privacy",
};
