/** Tells the server which language a person has chosen, here or where they signed in: their mails follow it. */
import { actionChannel, call, put, race, select, take } from "typed-redux-saga";
import { readUser } from "../../api/readUser.ts";
import { type Language } from "../../contract/languages.ts";
import { putThunk } from "../../lib/putThunk.ts";
import { sessionEnded, sessionOpened } from "../auth/public.ts";
import { languageChosen, languageShown } from "../i18n/public.ts";
import { selectUser, userChanged } from "./userSlice.ts";

/** One call after another, so that what the last one is compared with is what the server has by then. */
export function* languageFlow() {
  const steps = yield* actionChannel([languageChosen, languageShown, sessionOpened, sessionEnded]);
  let wanted: Language | null = null;
  /** By hand since the page was loaded, and shown; a remembered one is the device's and may be older than the account's. */
  let chosen: Language | null = null;
  let isUnsure = false;
  while (true) {
    const step = yield* take(steps);
    if (languageChosen.match(step)) wanted = step.payload;
    // Who signs in next has chosen nothing.
    else if (sessionEnded.match(step)) [wanted, chosen, isUnsure] = [null, null, false];
    // One that another tab has chosen is told by that tab, and is newer.
    else if (languageShown.match(step)) chosen = step.payload === wanted ? wanted : null;
    if (chosen && (sessionOpened.match(step) || languageShown.match(step))) {
      const { isTold }: { isTold?: boolean | undefined } = yield* race({
        isTold: call(tell, chosen, isUnsure),
        ended: take(sessionEnded),
      });
      isUnsure = isTold === false;
    }
  }
}

/**
 * As good as it goes: another admin API may not take it, and the screen has it already. False: what the server has now is not
 * known, since the call before was not answered well.
 */
function* tell(locale: Language, isUnsure: boolean) {
  const user = yield* select(selectUser);
  if (!user || (user.locale === locale && !isUnsure)) return true;
  try {
    const { accountApi } = yield* call(() => import("./accountApi.ts"));
    const { data } = yield* putThunk(accountApi.endpoints.changeAccount.initiate({ locale }));
    if (data) yield* put(userChanged({ user: readUser(data.data) }));
    return data !== undefined;
  } catch {
    // The chunk could not be fetched; the next choice tells it.
    return false;
  }
}
