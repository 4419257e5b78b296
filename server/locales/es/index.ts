/** Everything the server says, in Spanish. */
import { es as account } from "./account.ts";
import { es as accountChange } from "./accountChange.ts";
import { es as callout } from "./callout.ts";
import { es as calloutUpdate } from "./calloutUpdate.ts";
import { es as columnNames } from "./columnNames.ts";
import { es as confirmation } from "./confirmation.ts";
import { es as decided } from "./decided.ts";
import { es as details } from "./details.ts";
import { es as emailChanged } from "./emailChanged.ts";
import { es as fileWords } from "./fileTexts.ts";
import { es as home } from "./home.ts";
import { es as listLabels } from "./listLabels.ts";
import { es as office } from "./office.ts";
import { es as oneClick } from "./oneClick.ts";
import { es as requirements } from "./requirements.ts";
import { es as respond } from "./respond.ts";

export const es = {
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
