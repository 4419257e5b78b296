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

  test("hands on what holds no secret without copying", () => {
    const state = { callouts: [{ id: 1 }] };
    expect(redact(state)).toBe(state);
  });
});
