/** Everything the server says, in English. */
import { en as account } from "./account.ts";
import { en as accountChange } from "./accountChange.ts";
import { en as callout } from "./callout.ts";
import { en as calloutUpdate } from "./calloutUpdate.ts";
import { en as columnNames } from "./columnNames.ts";
import { en as confirmation } from "./confirmation.ts";
import { en as decided } from "./decided.ts";
import { en as details } from "./details.ts";
import { en as emailChanged } from "./emailChanged.ts";
import { en as fileWords } from "./fileTexts.ts";
import { en as home } from "./home.ts";
import { en as listLabels } from "./listLabels.ts";
import { en as office } from "./office.ts";
import { en as oneClick } from "./oneClick.ts";
import { en as requirements } from "./requirements.ts";
import { en as respond } from "./respond.ts";

export const en = {
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
