/** Everything the server says, in Japanese. */
import { ja as account } from "./account.ts";
import { ja as accountChange } from "./accountChange.ts";
import { ja as callout } from "./callout.ts";
import { ja as calloutUpdate } from "./calloutUpdate.ts";
import { ja as columnNames } from "./columnNames.ts";
import { ja as confirmation } from "./confirmation.ts";
import { ja as decided } from "./decided.ts";
import { ja as details } from "./details.ts";
import { ja as emailChanged } from "./emailChanged.ts";
import { ja as fileWords } from "./fileTexts.ts";
import { ja as home } from "./home.ts";
import { ja as listLabels } from "./listLabels.ts";
import { ja as office } from "./office.ts";
import { ja as oneClick } from "./oneClick.ts";
import { ja as requirements } from "./requirements.ts";
import { ja as respond } from "./respond.ts";

export const ja = {
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
