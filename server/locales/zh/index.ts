/** Everything the server says, in Chinese. */
import { zh as account } from "./account.ts";
import { zh as accountChange } from "./accountChange.ts";
import { zh as callout } from "./callout.ts";
import { zh as calloutUpdate } from "./calloutUpdate.ts";
import { zh as columnNames } from "./columnNames.ts";
import { zh as confirmation } from "./confirmation.ts";
import { zh as decided } from "./decided.ts";
import { zh as details } from "./details.ts";
import { zh as emailChanged } from "./emailChanged.ts";
import { zh as fileWords } from "./fileTexts.ts";
import { zh as home } from "./home.ts";
import { zh as listLabels } from "./listLabels.ts";
import { zh as office } from "./office.ts";
import { zh as oneClick } from "./oneClick.ts";
import { zh as requirements } from "./requirements.ts";
import { zh as respond } from "./respond.ts";

export const zh = {
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
