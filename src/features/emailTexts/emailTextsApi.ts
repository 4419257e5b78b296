/** Endpoints of the practice's own email texts. */
import { adminApi } from "../../api/adminApi.ts";
import {
  type EmailText,
  type EmailTextChange,
  type EmailTextDraft,
  type EmailTextPreview,
  type EmailTextTest,
} from "../../contract/emailTexts.ts";

type Data<T> = { data: T };

const emailTextsApi = adminApi.injectEndpoints({
  endpoints: (build) => ({
    emailTexts: build.query<EmailText[], void>({
      query: () => "/email_texts",
      transformResponse: ({ data }: Data<EmailText[]>) => data,
      providesTags: ["EmailTexts"],
    }),
    saveEmailText: build.mutation<EmailText, EmailTextChange>({
      query: (body) => ({ url: "/email_texts", method: "PUT", body }),
      transformResponse: ({ data }: Data<EmailText>) => data,
      invalidatesTags: ["EmailTexts"],
    }),
    /** Asks only, but with more than an address holds; worth something for minutes, so it is not kept. */
    previewEmailText: build.query<EmailTextPreview, EmailTextDraft>({
      query: (body) => ({ url: "/email_texts/preview", method: "POST", body }),
      transformResponse: ({ data }: Data<EmailTextPreview>) => data,
      keepUnusedDataFor: 0,
    }),
    testEmailText: build.mutation<EmailTextTest, EmailTextDraft>({
      query: (body) => ({ url: "/email_texts/test", method: "POST", body }),
      transformResponse: ({ data }: Data<EmailTextTest>) => data,
    }),
  }),
});

export const { useEmailTextsQuery, useSaveEmailTextMutation, usePreviewEmailTextQuery, useTestEmailTextMutation } =
  emailTextsApi;
