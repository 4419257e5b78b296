/** The bodies of the authentication calls (specification §7). Whatever lacks a part is refused in devise_token_auth's words. */
import { type Static, Type } from "typebox";
import { LANGUAGES } from "../languages.ts";
import { allOptional, boolean, byName, formText, literal, oneOf, strict, text, upTo } from "./base.ts";
import { User } from "./user.ts";

const token = upTo(200);

/** Whatever lacks a part is a failed sign-in, not a malformed request: nothing is required, nothing forbidden. */
export const SignInBody = Type.Partial(
  Type.Object({
    email: formText,
    password: formText,
    /** Additive: one of the two, where the refusal said `otp_required`. */
    otp_code: formText,
    recovery_code: formText,
  }),
);
type SignInParts = Static<typeof SignInBody>;
export type SignInProof = Pick<SignInParts, "otp_code" | "recovery_code">;
export type SignInRequest = Required<Omit<SignInParts, keyof SignInProof>> & SignInProof;
/** Whose practice the provider's staff has not let in, or has closed. */
export type NotVerified = { verified: false; suspended?: true };
/** `verified: false` comes without session headers, and alone, or additively with whether the practice is closed. */
export const SignInResponse = strict({
  data: Type.Unsafe<User | NotVerified>({
    ...User,
    properties: { ...User.properties, suspended: literal(true) },
    required: ["verified"],
  }),
});
export type SignInResponse = Static<typeof SignInResponse>;

export const SignUp = allOptional({
  company_name: formText,
  name: formText,
  email: formText,
  phone: formText,
  password: formText,
  password_confirmation: formText,
  /** Additive. */
  accept_terms: boolean,
  terms_version: upTo(40),
  /** Additive: the language the form was filled in; without it the browser's first wish that we have. */
  locale: oneOf(LANGUAGES),
  /** Additive: IANA, where the form was filled in; the practice counts its days by it until it says otherwise. */
  time_zone: upTo(60),
});
export type SignUp = Static<typeof SignUp>;
export const SignUpBody = allOptional({ sign_up: SignUp });
type Needed = Exclude<keyof SignUp, "locale" | "time_zone">;
/** As the app sends it. */
export type SignUpRequest = { sign_up: SignUp & Required<Pick<SignUp, Needed>> };
export const SignUpResponse = strict({
  success: literal(true),
  status: literal("success"),
  data: strict({ email: text }),
});

export const CompleteSignupRequest = strict({
  invitation_token: token,
  email: formText,
  name: formText,
  password: formText,
  /** Additive: the language that the person has chosen; without it that of whoever invited them. */
  locale: Type.Optional(oneOf(LANGUAGES)),
});
export type CompleteSignupRequest = Static<typeof CompleteSignupRequest>;

/** POST /auth/password: `redirect_url` is where the mailed link leads in the end. */
export const ResetBody = allOptional({ email: formText, redirect_url: formText });
export type ResetRequest = Required<Static<typeof ResetBody>>;
/** The mailed link: a session that can set a password, and nothing else. */
export const ResetQuery = allOptional({ reset_password_token: token, redirect_url: formText, config: token });
export const ResetSessionResponse = strict({
  success: literal(true),
  data: strict(byName(["access-token", "token-type", "client", "expiry", "uid", "authorization"], text)),
});
/** PUT /auth/password. The link's session says whose password it is; other servers ask for the link's token again. */
export const NewPasswordBody = allOptional({
  password: formText,
  password_confirmation: formText,
  reset_password_token: token,
});
export type NewPassword = Static<typeof NewPasswordBody>;
export type NewPasswordRequest = NewPassword & Required<Omit<NewPassword, "reset_password_token">>;
export const NewPasswordResponse = strict({ success: literal(true), data: User, message: text });

export const ConfirmationQuery = allOptional({ confirmation_token: token, config: token, redirect_url: formText });
/** The page's form sends the token and its stamp; the app, asking for another mail, the address and where its link leads. */
export const ConfirmationBody = allOptional({
  confirmation_token: token,
  stamp: formText,
  email: formText,
  redirect_url: formText,
});
export type ConfirmationRequest = Required<Omit<Static<typeof ConfirmationBody>, "confirmation_token" | "stamp">>;

/** Read before the route is, with every route: a new token at once. */
export const ValidateTokenQuery = Type.Partial(Type.Object({ unbatch: oneOf(["true"]) }));
export const ValidateTokenResponse = strict({ success: literal(true), data: User });
export type ValidateTokenResponse = Static<typeof ValidateTokenResponse>;
export const SuccessResponse = strict({ success: literal(true), message: Type.Optional(text) });
export type SuccessResponse = Static<typeof SuccessResponse>;
