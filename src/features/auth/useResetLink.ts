/** The reset link that led here: read once, checked. */
import { skipToken } from "@reduxjs/toolkit/query";
import { useState } from "react";
import { sessionInAddress, tokenInAddress } from "../../api/resetSession.ts";
import { type ResetLink, useOpenResetLinkQuery } from "./authApi.ts";
import { useLinkSearch } from "./useLinkSearch.ts";

/** `uid`: whose password it is; `token`: to be sent with the new password. */
type State =
  | { kind: "checking" }
  | { kind: "good"; uid: string; token: string | undefined }
  | { kind: "bad"; found: boolean };

function readLink(search: string): ResetLink | null {
  const session = sessionInAddress(search);
  if (session) return { session };
  const token = tokenInAddress(search);
  return token ? { token } : null;
}

/**
 * `found: false`: no such token, or none given. A `spent` link is not asked about again: the end of its session empties
 * the cache while the page still stands.
 */
export function useResetLink(spent: boolean): State {
  const search = useLinkSearch();
  const [link] = useState(() => readLink(search));
  const { data, error } = useOpenResetLinkQuery(link && !spent ? link : skipToken);
  if (!link) return { kind: "bad", found: false };
  const token = data?.needsToken && "token" in link ? link.token : undefined;
  if (data || spent) return { kind: "good", uid: data?.uid ?? "", token };
  return error ? { kind: "bad", found: !("status" in error) || error.status !== 404 } : { kind: "checking" };
}
