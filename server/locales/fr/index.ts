/** Everything the server says, in French. */
import { fr as account } from "./account.ts";
import { fr as accountChange } from "./accountChange.ts";
import { fr as callout } from "./callout.ts";
import { fr as calloutUpdate } from "./calloutUpdate.ts";
import { fr as columnNames } from "./columnNames.ts";
import { fr as confirmation } from "./confirmation.ts";
import { fr as decided } from "./decided.ts";
import { fr as details } from "./details.ts";
import { fr as emailChanged } from "./emailChanged.ts";
import { fr as fileWords } from "./fileTexts.ts";
import { fr as home } from "./home.ts";
import { fr as listLabels } from "./listLabels.ts";
import { fr as office } from "./office.ts";
import { fr as oneClick } from "./oneClick.ts";
import { fr as requirements } from "./requirements.ts";
import { fr as respond } from "./respond.ts";

export const fr = {
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
