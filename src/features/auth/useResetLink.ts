/** The reset link that led here: read once, checked (product.md T5, Q23). */
import { skipToken } from "@reduxjs/toolkit/query";
import { useState } from "react";
import { sessionInAddress } from "../../api/resetSession.ts";
import { type ResetLink, useOpenResetLinkQuery } from "./authApi.ts";
import { useLinkSearch } from "./useLinkSearch.ts";

/** `uid`: whose password it is. */
type State = { kind: "checking" } | { kind: "good"; uid: string } | { kind: "bad"; found: boolean };

function readLink(search: string): ResetLink | null {
  const session = sessionInAddress(search);
  if (session) return { session };
  const query = new URLSearchParams(search);
  const token = query.get("token") ?? query.get("reset_password_token");
  return token ? { token } : null;
}

/**
 * `found: false`: no such token, or none given. A `spent` link is not asked about again: the end of its session empties
 * the cache while the page still stands.
 */
export function useResetLink(spent: boolean): State {
  const search = useLinkSearch();
  const [link] = useState(() => readLink(search));
  const { data: uid, error } = useOpenResetLinkQuery(link && !spent ? link : skipToken);
  if (!link) return { kind: "bad", found: false };
  if (uid !== undefined || spent) return { kind: "good", uid: uid ?? "" };
  return error ? { kind: "bad", found: !("status" in error) || error.status !== 404 } : { kind: "checking" };
}
