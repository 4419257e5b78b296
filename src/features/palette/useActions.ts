/** What can be done from wherever one is: with the callout that is open, with the theme and the language, and leaving. */
import { useTranslation } from "react-i18next";
import { fold } from "../../contract/files/fold.ts";
import { LANGUAGE_NAMES, type Language } from "../../contract/languages.ts";
import { useAppDispatch, useAppSelector } from "../../lib/hooks/storeHooks.ts";
import { type CalloutAct, useOpenCallout } from "../callouts/public.ts";
import { languageChosen, OFFERED_LANGUAGES, selectLanguage } from "../i18n/public.ts";
import { modeChosen, selectMode, THEME_MODES } from "../theme/public.ts";
import { type Choice } from "./choice.ts";

type Handlers = {
  /** Once something was done at once. */
  onDone: () => void;
  /** What asks before it is done. */
  onAsk: (act: CalloutAct) => void;
};

/** Of the callout first. `offered`: languages are many, and stand there only for whoever types their name or what they are. */
export function useActions(typed: string, { onDone, onAsk }: Handlers): Choice[] {
  const { t } = useTranslation(["callouts", "common"]);
  const dispatch = useAppDispatch();
  const open = useOpenCallout();
  const mode = useAppSelector(selectMode);
  const language = useAppSelector(selectLanguage);
  const action = (key: string, label: string, act: Choice["act"], sub: string | null = null): Choice => ({
    ...{ key, label, sub, act },
    kind: "action",
  });
  const atOnce = (change: Parameters<typeof dispatch>[0]) => () => {
    dispatch(change);
    onDone();
  };
  const ofCallout = (open?.acts ?? []).map((act) =>
    action(act, t(`callouts:tools.menu.${act}`), () => onAsk(act), open?.callout.reference),
  );
  const themes = THEME_MODES.filter((one) => one !== mode).map((one) =>
    action(one, `${t("common:theme.label")}: ${t(`common:theme.${one}`)}`, atOnce(modeChosen(one))),
  );
  const toLanguage = (one: Language) =>
    action(one, `${t("callouts:palette.language")}: ${LANGUAGE_NAMES[one]}`, atOnce(languageChosen(one)));
  const languages = OFFERED_LANGUAGES.filter((one) => one !== language).map(toLanguage);
  const wanted = fold(typed.trim());
  const shown = [
    ...ofCallout,
    ...themes,
    ...(wanted === "" ? [] : languages),
    action("logout", t("common:user.signOut"), "/logout"),
  ];
  return shown.filter(({ label }) => fold(label).includes(wanted));
}
