/** People whom the demo practice's owner invites, so that a test has somebody of its own. */
import { type APIRequestContext, expect } from "@playwright/test";
import { linkIn } from "./mailbox.ts";
import { SignedInApi } from "./signedInApi.ts";
import { PASSWORD } from "./test.ts";

type Place = { url: string; request: APIRequestContext };

/** Nobody else on this server has it. */
export const newAddress = (name: string) => `${name}.${crypto.randomUUID().slice(0, 8)}@example.test`;

/** Path and query of the mailed invitation. */
export async function invite({ url, request }: Place, name: string, email: string): Promise<string> {
  const owner = await SignedInApi.open(request, { url }, "admin@example.test");
  await owner.call("POST", "/users/invite", { name, email });
  return await linkIn({ url, request }, /http[^"]+complete-signup\?[^"]+/, email);
}

/** An administrator of the demo practice whom no other test knows; the answer is their address. */
export async function addAdministrator(place: Place, name: string): Promise<string> {
  const email = newAddress(name.toLowerCase().replace(" ", "."));
  const link = new URL(await invite(place, name, email), place.url);
  const data = { invitation_token: link.searchParams.get("token"), name, email, password: PASSWORD };
  const answer = await place.request.put(`${place.url}/admin_api/complete_signup`, { data });
  expect(answer.ok(), await answer.text()).toBe(true);
  return email;
}
