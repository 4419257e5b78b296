/** What the API's document says of an operation beside its schemas. */
import { type ErrorCode } from "../../../../src/contract/errors.ts";

/** Summary, description, and the refusals of its own, beside those that follow from what the operation takes. */
export type Operation = readonly [summary: string, description: string, ...codes: ErrorCode[]];

export type Area = {
  tag: string;
  description: string;
  /** `anyone`: no session is needed. */
  access: "anyone" | "administrators";
  /** By method and route, as "GET /admin_api/callouts/:id". */
  operations: Readonly<Record<string, Operation>>;
};

const API = "/admin_api";

/** Keys as "GET /callouts/:id". */
export const under = (operations: Area["operations"]): Area["operations"] =>
  Object.fromEntries(Object.entries(operations).map(([key, operation]) => [key.replace(" ", ` ${API}`), operation]));

/** The operation and, at `…_preview`, what its emails would be. */
export const withPreview = (key: string, operation: Operation, previewKey = `${key}_preview`): Area["operations"] => {
  const [summary, , ...codes] = operation;
  const preview: Operation = [
    `${summary}: preview`,
    "Returns the emails that the change would send, and refuses what the change would refuse. Nothing is changed.",
    ...codes,
  ];
  return { [key]: operation, [previewKey.replace("PUT ", "POST ")]: preview };
};
