/** Routes of one's own two-step verification. */
import {
  RecoveryCodesResponse,
  SecondFactorChangeRequest,
  SecondFactorConfirmRequest,
  SecondFactorResponse,
  SecondFactorSetUpRequest,
  SecondFactorSetUpResponse,
} from "../../../../src/contract/shapes/secondFactor.ts";
import { SuccessResponse } from "../../../../src/contract/shapes/session.ts";
import { type Routes } from "../../../http/typedRoutes.ts";
import { beginSetUp, confirmSetUp, readSecondFactor, renewRecoveryCodes, turnOff } from "./changeSecondFactor.ts";

const PATH = "/auth/second_factor";
/** Setting it up is what the practice may be waiting for. */
const config = { session: { whileSecondFactorIsDue: true } } as const;

export const secondFactorRoutes: Routes = async (app, ports) => {
  app.get(PATH, { config, schema: { response: { 200: SecondFactorResponse } } }, async (request) => ({
    data: await readSecondFactor(ports, request),
  }));
  app.post(
    PATH,
    { config, schema: { body: SecondFactorSetUpRequest, response: { 200: SecondFactorSetUpResponse } } },
    async (request) => ({ data: await beginSetUp(ports, request, request.body.current_password) }),
  );
  app.put(
    PATH,
    { config, schema: { body: SecondFactorConfirmRequest, response: { 200: RecoveryCodesResponse } } },
    async (request) => ({ data: { recovery_codes: await confirmSetUp(ports, request, request.body.otp_code) } }),
  );
  app.post(
    `${PATH}/recovery_codes`,
    { schema: { body: SecondFactorChangeRequest, response: { 200: RecoveryCodesResponse } } },
    async (request) => ({ data: { recovery_codes: await renewRecoveryCodes(ports, request, request.body) } }),
  );
  app.post(
    `${PATH}/turn_off`,
    { schema: { body: SecondFactorChangeRequest, response: { 200: SuccessResponse } } },
    async (request) => {
      await turnOff(ports, request, request.body);
      return { success: true } as const;
    },
  );
};
