/** The DevTools log tells the story by endpoint and keeps secrets. */
import { redact, storyType } from "../../../src/app/devTools.ts";

describe("the DevTools log", () => {
  test("names the endpoint instead of the generic type", () => {
    const action = { type: "adminApi/executeMutation/fulfilled", meta: { arg: { endpointName: "signIn" } } };
    expect(storyType(action)).toBe("adminApi/signIn/fulfilled");
    expect(storyType({ type: "cable/connected" })).toBe("cable/connected");
  });

  test("covers passwords, tokens and credentials at any depth, and nothing else", () => {
    const seen = JSON.stringify(
      redact({
        payload: {
          credentials: { "access-token": "t1", authorization: "Bearer x", client: "c1", uid: "a@example.test" },
          list: [{ password: "Hidden-1", password_confirmation: "Hidden-1", email: "a@example.test" }],
        },
      }),
    );
    for (const secret of ["t1", "Bearer x", "c1", "Hidden-1"]) expect(seen).not.toContain(`"${secret}"`);
    expect(seen).toContain("a@example.test");
  });

  test("covers what two-step verification and the calendar's address open", () => {
    const seen = JSON.stringify(
      redact([
        { meta: { arg: { originalArgs: { otp_code: "123456", recovery_code: "aaaa-bbbb" } } } },
        { payload: { secret: "JBSWY3DP", uri: "otpauth://totp/x?secret=JBSWY3DP" } },
        { payload: { recovery_codes: ["cccc-dddd", "eeee-ffff"] } },
        { payload: { data: { url: "https://callouts.example.test/admin_api/calendar/abc.ics" } } },
      ]),
    );
    for (const secret of ["123456", "aaaa", "JBSWY3DP", "cccc", "eeee", "abc.ics"]) expect(seen).not.toContain(secret);
    expect(seen).toContain("payload");
  });

  test("hands on what holds no secret without copying", () => {
    const state = { callouts: [{ id: 1 }] };
    expect(redact(state)).toBe(state);
  });
});
