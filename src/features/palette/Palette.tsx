/** A few letters lead anywhere, to pages, callouts, doctors, sites, surgeons, or do something; a combobox in a dialog. */
import Dialog from "@mui/material/Dialog";
import { styled } from "@mui/material/styles";
import { type KeyboardEvent, Suspense, useEffect, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { isConverting } from "../../lib/isConverting.ts";
import { PHONE } from "../../ui/styling/breakpoints.ts";
import { VisuallyHidden } from "../../ui/styling/VisuallyHidden.ts";
import { type CalloutAct, CalloutActDialog, useOpenCallout } from "../callouts/public.ts";
import { type Choice } from "./choice.ts";
import { useActions } from "./useActions.ts";
import { useChoices } from "./useChoices.ts";

const Field = styled("input")(({ theme: { vars } }) => ({
  width: "100%",
  boxSizing: "border-box",
  padding: "16px 20px",
  border: 0,
  borderBottom: `1px solid ${vars.palette.divider}`,
  outline: 0,
  font: "inherit",
  fontSize: "1rem",
  color: vars.palette.text.primary,
  background: "none",
}));

const Found = styled("div")(({ theme: { vars } }) => ({
  maxHeight: "min(420px, 60dvh)",
  overflowY: "auto",
  padding: 8,
  "& [role=option]": {
    display: "flex",
    alignItems: "baseline",
    gap: 10,
    minHeight: 40,
    padding: "9px 12px",
    boxSizing: "border-box",
    borderRadius: 8,
    cursor: "pointer",
  },
  "& [aria-selected=true]": { background: vars.palette.action.selected },
  "& b": { fontWeight: 500, minWidth: 0, overflowWrap: "anywhere" },
  "& small": { flex: "none", fontSize: ".8125rem", color: vars.palette.text.secondary },
  "& small:first-of-type": { marginInlineStart: "auto" },
  "@media (pointer: coarse)": { "& [role=option]": { minHeight: 44 } },
  [PHONE]: {
    "& [role=option]": { minHeight: 44 },
    "& [data-sub]": { flexWrap: "wrap", rowGap: 0 },
    "& [data-sub] b": { flexBasis: "100%" },
    "& [data-sub] small:first-of-type": { marginInlineStart: 0 },
  },
}));

const Line = styled("p")(({ theme: { vars } }) => ({
  margin: 0,
  padding: "0 20px 16px",
  color: vars.palette.text.secondary,
}));

/** Known by its key: what is found meanwhile must not move the choice to something else. */
function useActive(choices: readonly Choice[]) {
  const [chosen, setChosen] = useState<string | null>(null);
  const found = choices.findIndex(({ key }) => key === chosen);
  const active = choices.length === 0 ? -1 : Math.max(found, 0);
  return { active, isChosen: found >= 0, setAt: (at: number) => setChosen(choices[at]?.key ?? null) };
}

type Props = { onClose: () => void };

/** What is to be done with the callout that is open asks before it is done, in the place of the palette. */
export function Palette({ onClose }: Props) {
  const [asking, setAsking] = useState<CalloutAct | null>(null);
  const open = useOpenCallout();
  if (!asking || !open) return <Finder onClose={onClose} onAsk={setAsking} />;
  return (
    <Suspense>
      <CalloutActDialog act={asking} callout={open.callout} onClose={onClose} />
    </Suspense>
  );
}

const optionId = (list: string, index: number): string => `${list}${index}`;

type OptionsProps = { list: string; choices: readonly Choice[]; active: number; onGo: (choice: Choice) => void };

function Options({ list, choices, active, onGo }: OptionsProps) {
  const { t } = useTranslation("callouts");
  return choices.map((choice, index) => (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the combobox's.
    <div
      key={choice.key}
      id={optionId(list, index)}
      role="option"
      tabIndex={-1}
      aria-selected={index === active}
      {...(choice.sub ? { "data-sub": "" } : {})}
      ref={index === active ? (node) => node?.scrollIntoView?.({ block: "nearest" }) : null}
      onClick={() => onGo(choice)}
    >
      <b>{choice.label}</b>
      <small>{choice.sub}</small>
      <small>{t(`palette.type.${choice.kind}`)}</small>
    </div>
  ));
}

/** Enter opens what the present letters have found; it waits for that where it came first. */
function useEnter(choice: Choice | undefined, isKnown: boolean, onGo: (choice: Choice | undefined) => void) {
  const [isWaiting, setWaiting] = useState(false);
  // What is waited for comes from outside.
  useEffect(() => {
    if (!(isWaiting && isKnown)) return;
    setWaiting(false);
    onGo(choice);
  }, [isWaiting, isKnown, choice, onGo]);
  return {
    enter: () => (isKnown ? onGo(choice) : setWaiting(true)),
    forget: () => setWaiting(false),
  };
}

function Finder({ onClose, onAsk }: Props & { onAsk: (act: CalloutAct) => void }) {
  const { t, i18n } = useTranslation("callouts");
  const navigate = useNavigate();
  const list = useId();
  const [typed, setTyped] = useState("");
  const actions = useActions(typed, { onDone: onClose, onAsk });
  const { setText, choices, settled, isError, isOutdated } = useChoices(typed, i18n.language, actions);
  const { active, isChosen, setAt } = useActive(choices);
  const handleGo = (choice: Choice | undefined) => {
    if (!choice) return;
    if (typeof choice.act !== "string") return choice.act();
    onClose();
    void navigate(choice.act);
  };
  const chosen = choices[active];
  const { enter, forget } = useEnter(chosen, isChosen || (chosen ? !isOutdated(chosen) : settled), handleGo);
  const handleType = (text: string) => {
    forget();
    setTyped(text);
    setText(text);
    setAt(-1);
  };
  const handleKey = (event: KeyboardEvent) => {
    // Japanese and Chinese are typed with these keys as well.
    if (isConverting(event.nativeEvent)) return;
    const count = Math.max(choices.length, 1);
    if (event.key !== "Enter") forget();
    if (event.key === "ArrowDown") setAt((active + 1) % count);
    else if (event.key === "ArrowUp") setAt((active - 1 + count) % count);
    else if (event.key === "Enter") enter();
    else return;
    event.preventDefault();
  };
  const none = choices.length === 0 && settled;
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" slotProps={{ paper: { "aria-label": t("palette.title") } }}>
      <Field
        autoFocus
        role="combobox"
        autoComplete="off"
        spellCheck={false}
        maxLength={100}
        aria-label={t("palette.label")}
        aria-autocomplete="list"
        aria-expanded="true"
        aria-controls={list}
        {...(choices.length > 0 ? { "aria-activedescendant": optionId(list, active) } : {})}
        placeholder={t("palette.hint")}
        value={typed}
        onChange={(event) => handleType(event.target.value)}
        onKeyDown={handleKey}
      />
      <Found role="listbox" id={list} aria-label={t("palette.title")}>
        <Options {...{ list, choices, active }} onGo={handleGo} />
      </Found>
      {isError && <Line role="alert">{t("palette.failed")}</Line>}
      {none && !isError && <Line>{t("palette.none")}</Line>}
      <VisuallyHidden>
        <span role="status">{settled ? t("palette.found", { count: choices.length }) : ""}</span>
      </VisuallyHidden>
    </Dialog>
  );
}
