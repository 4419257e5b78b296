/** Endpoints of the practice's own email texts. */
import { adminApi } from "../../api/adminApi.ts";
import { staleRow } from "../../api/staleRow.ts";
import { type Wrapped } from "../../api/unwrapData.ts";
import {
  type EmailText,
  type EmailTextChange,
  type EmailTextDraft,
  type EmailTextKey,
  type EmailTextPreview,
  type EmailTextTest,
} from "../../contract/shapes/emailTexts.ts";

/** A mail has one text in a language. */
const isOther = (one: EmailTextKey, { kind, language }: EmailTextKey): boolean =>
  one.kind !== kind || one.language !== language;

const emailTextsApi = adminApi.injectEndpoints({
  endpoints: (build) => ({
    emailTexts: build.query<EmailText[], void>({
      query: () => "/email_texts",
      transformResponse: ({ data }: Wrapped<EmailText[]>) => data,
      providesTags: ["EmailTexts"],
    }),
    /** `key`: the Idempotency-Key. */
    saveEmailText: build.mutation<EmailText, { change: EmailTextChange; key: string }>({
      query: ({ change, key }) => ({
        url: "/email_texts",
        method: "PUT",
        body: change,
        headers: { "idempotency-key": key },
      }),
      transformResponse: ({ data }: Wrapped<EmailText>) => data,
      invalidatesTags: ["EmailTexts"],
      // Known at once, a colleague's too: the editor shows what is saved as soon as its own draft is gone.
      onQueryStarted: async (_sent, { dispatch, queryFulfilled }) => {
        const saved = await queryFulfilled.then(
          ({ data }) => data,
          ({ error }: { error: unknown }) => staleRow<EmailText>(error),
        );
        if (!saved) return;
        dispatch(
          emailTextsApi.util.updateQueryData("emailTexts", undefined, (texts) => [
            ...texts.filter((one) => isOther(one, saved)),
            saved,
          ]),
        );
      },
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
