/** The second step of signing in, with its words. */
import "../../features/i18n/addAuthPageTexts.ts";

import { CodeStep, checkCode, proofIn } from "../../features/auth/CodeStep.tsx";

export const codeStep = { CodeStep, checkCode, proofIn };
