/** Two-step verification of one's own account: whether it is on, setting it up, and its recovery codes. */
import { type Static, Type } from "typebox";
import { boolean, formText, instant, integer, nullable, strict, text } from "./base.ts";

export const SecondFactor = strict({
  enabled: boolean,
  enabled_at: nullable(instant),
  /** How many recovery codes were not used yet. */
  recovery_codes_left: integer,
});
export type SecondFactor = Static<typeof SecondFactor>;
export const SecondFactorResponse = strict({ data: SecondFactor });
export type SecondFactorResponse = Static<typeof SecondFactorResponse>;

export const SecondFactorSetUpRequest = strict({ current_password: formText });
export const SecondFactorSetUp = strict({
  /** Base32, to be typed where no picture can be read. */
  secret: text,
  /** `otpauth://`, to be shown as a QR code. */
  uri: text,
});
export type SecondFactorSetUp = Static<typeof SecondFactorSetUp>;
export const SecondFactorSetUpResponse = strict({ data: SecondFactorSetUp });
export type SecondFactorSetUpResponse = Static<typeof SecondFactorSetUpResponse>;

export const SecondFactorConfirmRequest = strict({ otp_code: formText });
/** Told this once only: the server keeps hashes. */
export const RecoveryCodesResponse = strict({ data: strict({ recovery_codes: Type.Array(text) }) });
export type RecoveryCodesResponse = Static<typeof RecoveryCodesResponse>;

/** For new recovery codes and for turning it off: the password, and a code of either kind. */
export const SecondFactorChangeRequest = strict({
  current_password: formText,
  otp_code: Type.Optional(formText),
  recovery_code: Type.Optional(formText),
});
export type SecondFactorChangeRequest = Static<typeof SecondFactorChangeRequest>;
