/** Endpoints of the practice's own email texts. */
import { adminApi } from "../../api/adminApi.ts";
import { type Wrapped } from "../../api/unwrapData.ts";
import {
  type EmailText,
  type EmailTextChange,
  type EmailTextDraft,
  type EmailTextPreview,
  type EmailTextTest,
} from "../../contract/shapes/emailTexts.ts";

const emailTextsApi = adminApi.injectEndpoints({
  endpoints: (build) => ({
    emailTexts: build.query<EmailText[], void>({
      query: () => "/email_texts",
      transformResponse: ({ data }: Wrapped<EmailText[]>) => data,
      providesTags: ["EmailTexts"],
    }),
    saveEmailText: build.mutation<EmailText, EmailTextChange>({
      query: (body) => ({ url: "/email_texts", method: "PUT", body }),
      transformResponse: ({ data }: Wrapped<EmailText>) => data,
      invalidatesTags: ["EmailTexts"],
    }),
    /** Asks only, but with more than an address holds; worth something for minutes, so it is not kept. */
    previewEmailText: build.query<EmailTextPreview, EmailTextDraft>({
      query: (body) => ({ url: "/email_texts/preview", method: "POST", body }),
      transformResponse: ({ data }: Wrapped<EmailTextPreview>) => data,
      keepUnusedDataFor: 0,
    }),
    testEmailText: build.mutation<EmailTextTest, EmailTextDraft>({
      query: (body) => ({ url: "/email_texts/test", method: "POST", body }),
      transformResponse: ({ data }: Wrapped<EmailTextTest>) => data,
    }),
  }),
});

export const { useEmailTextsQuery, useSaveEmailTextMutation, usePreviewEmailTextQuery, useTestEmailTextMutation } =
  emailTextsApi;
