/** Two-step verification of one account, changed in two tabs at once. */
import { buildApp } from "../../../server/app.ts";
import { lockPracticeFirst } from "../../../server/domain/lockPracticeFirst.ts";
import { inCompany } from "../../../server/platform/ports.ts";
import { aUser, PASSWORD } from "../../support/builders.ts";
import { somebodyWaits } from "../../support/database/somebodyWaits.ts";
import { testPorts } from "../../support/database/testPorts.ts";
import { eventually } from "../../support/eventually.ts";
import { oneTimeCode } from "../../support/secondFactor/oneTimeCode.ts";
import { signInHeaders } from "../../support/signIn.ts";

const ports = testPorts();

test("whoever confirms waits for the user before the second factor, as whoever sets it up anew does", async () => {
  const app = await buildApp(ports());
  const user = await aUser(ports().database.db);
  const headers = await signInHeaders(ports(), user);
  const call = (method: "POST" | "PUT", payload: object) =>
    app.inject({ method, url: "/admin_api/auth/second_factor", headers, payload });
  const { secret } = (await call("POST", { current_password: PASSWORD })).json().data;
  let confirmed: ReturnType<typeof call> | undefined;
  await inCompany(ports(), user.company_id, async (unit) => {
    await lockPracticeFirst(unit);
    await unit.tx.selectFrom("users").select("id").where("id", "=", user.id).forUpdate().execute();
    confirmed = call("PUT", { otp_code: oneTimeCode(secret, ports().clock.now()) });
    confirmed.catch(() => undefined);
    await eventually(() => somebodyWaits(ports().database.db));
    const own = unit.tx.selectFrom("second_factors").select("user_id").where("user_id", "=", user.id);
    expect(await own.forUpdate().noWait().execute()).toHaveLength(1);
  });
  expect((await confirmed)?.statusCode).toBe(200);
  await app.close();
});
