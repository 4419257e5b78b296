/** Everything the server says, in German. */
import { de as account } from "./account.ts";
import { de as accountChange } from "./accountChange.ts";
import { de as callout } from "./callout.ts";
import { de as calloutUpdate } from "./calloutUpdate.ts";
import { de as columnNames } from "./columnNames.ts";
import { de as confirmation } from "./confirmation.ts";
import { de as decided } from "./decided.ts";
import { de as details } from "./details.ts";
import { de as emailChanged } from "./emailChanged.ts";
import { de as fileWords } from "./fileTexts.ts";
import { de as home } from "./home.ts";
import { de as listLabels } from "./listLabels.ts";
import { de as office } from "./office.ts";
import { de as oneClick } from "./oneClick.ts";
import { de as requirements } from "./requirements.ts";
import { de as respond } from "./respond.ts";

export const de = {
  account,
  accountChange,
  callout,
  calloutUpdate,
  columnNames,
  confirmation,
  decided,
  emailChanged,
  fileWords,
  home,
  listLabels,
  office,
  oneClick,
  details,
  requirements,
  respond,
};
