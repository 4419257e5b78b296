/** At the bottom of the new callout: leave, or send to so many. */
import CloudDoneOutlined from "@mui/icons-material/CloudDoneOutlined";
import SendRounded from "@mui/icons-material/SendRounded";
import Button from "@mui/material/Button";
import GlobalStyles from "@mui/material/GlobalStyles";
import { styled } from "@mui/material/styles";
import { type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { timeIn } from "../../../lib/dateFormats.ts";
import { StatusLabel } from "../../../ui/StatusLabel.tsx";
import { PHONE } from "../../../ui/styling/breakpoints.ts";
import { useClockZone } from "../../user/public.ts";
import { type Saved } from "./draft/useDraft.ts";
import { type DryRun } from "./recipients/useDryRun.ts";

type Props = {
  run: DryRun;
  busy: boolean;
  saved: Saved;
  /** What is typed is on this device and nowhere else yet, since it is not complete. */
  keptHere: boolean;
  /** What became of saving and sending. */
  outcome: ReactNode;
  /** It is no draft. */
  scheduled: boolean;
  onCancel: () => void;
  onDraft: () => void;
  onLater: () => void;
  onSend: () => void;
};

const BottomBar = styled("div")(({ theme: { vars } }) => ({
  position: "sticky",
  bottom: 0,
  zIndex: 100,
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "flex-end",
  gap: 8,
  marginTop: 20,
  padding: "12px 0",
  background: vars.palette.background.paper,
  // Leaving stands beside what was said, the ways on are as wide as each other, and sending is widest.
  [PHONE]: {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)",
    // Where a label needs two lines, the button beside it is as high.
    "& > button": { paddingInline: 8, alignSelf: "stretch" },
    "& > button:first-of-type": { justifySelf: "end", alignSelf: "center" },
    "& > button:last-of-type": { gridColumn: "1 / -1" },
  },
  // From edge to edge whatever the page's gutters; what is drawn outside its box cannot make the page wider.
  borderImage: `linear-gradient(${vars.palette.divider} 1px, ${vars.palette.background.paper} 1px) fill 0 / 0 / 0 100vmax`,
}));

/** What has the focus comes to stand above the bar. */
const aboveTheBar = (
  <GlobalStyles styles={{ ":root": { scrollPaddingBottom: 96, [PHONE]: { scrollPaddingBottom: 208 } } }} />
);

/** Beside each other, or below where there is no room. */
const Notes = styled("span")({ display: "flex", flexWrap: "wrap", columnGap: 12, marginInlineEnd: "auto" });

function SavedNote({ saved, keptHere }: Pick<Props, "saved" | "keptHere">) {
  const { t } = useTranslation("callouts");
  const zone = useClockZone();
  if (keptHere) return <StatusLabel>{t("saving.kept")}</StatusLabel>;
  switch (saved.kind) {
    case "none":
      return null;
    case "saving":
      return <StatusLabel>{t("saving.saving")}</StatusLabel>;
    case "saved":
      return (
        <StatusLabel icon={<CloudDoneOutlined />}>{t("saving.saved", { time: timeIn(zone, saved.at) })}</StatusLabel>
      );
    case "failed":
      return <StatusLabel tone="error">{t(saved.isTemporary ? "saving.retrying" : "saving.failed")}</StatusLabel>;
    case "stale":
    case "gone":
      return <StatusLabel tone="error">{t("saving.failed")}</StatusLabel>;
  }
}

export function SendBar(props: Props) {
  const { run, busy, saved, scheduled, onCancel, onDraft, onLater, onSend } = props;
  const { t } = useTranslation(["callouts", "common"]);
  const count = run.kind === "fresh" ? run.preview.will_send.length : undefined;
  // While something is missing, pressing says what; while the answer is old or nobody is left, nothing may go out.
  const stale = run.kind === "updating" || run.kind === "failed" || count === 0;
  const reason =
    run.kind === "updating" ? t("form.dry.updating") : stale ? t("form.dry.failed") : t("form.nothingSent");
  const label = count === undefined ? t("form.send") : t("form.send", { count });
  return (
    <BottomBar data-bottom-bar="">
      {aboveTheBar}
      {props.outcome}
      <Notes>
        <StatusLabel>{count === 0 ? t("form.nobodyToSend") : reason}</StatusLabel>
        <SavedNote saved={saved} keptHere={props.keptHere} />
      </Notes>
      <Button variant="quiet" disabled={busy} onClick={onCancel}>
        {t("form.cancel")}
      </Button>
      <Button variant="outlined" disabled={busy} onClick={onDraft}>
        {t(scheduled ? "life.change.submit" : "saving.draft")}
      </Button>
      <Button variant="outlined" disabled={busy || stale} onClick={onLater}>
        {t("saving.later")}
      </Button>
      <Button
        variant="contained"
        startIcon={<SendRounded />}
        // It keeps the keyboard's place: whether it can be pressed may change after each press.
        aria-disabled={busy || stale}
        onClick={busy || stale ? undefined : onSend}
      >
        {busy ? t("common:wait") : label}
      </Button>
    </BottomBar>
  );
}
