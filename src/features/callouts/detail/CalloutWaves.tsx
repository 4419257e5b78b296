/** The waves of a callout: who was asked and when, who is next, and the office's hand in it. */
import BlockRounded from "@mui/icons-material/BlockRounded";
import CheckRounded from "@mui/icons-material/CheckRounded";
import ScheduleRounded from "@mui/icons-material/ScheduleRounded";
import SendRounded from "@mui/icons-material/SendRounded";
import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import { useTranslation } from "react-i18next";
import { type CalloutDetail } from "../../../contract/shapes/callout.ts";
import { type Wave, type CalloutWaves as Waves } from "../../../contract/shapes/waves.ts";
import { joinFacts } from "../../../lib/formatList.ts";
import { useAppDispatch } from "../../../lib/hooks/storeHooks.ts";
import { useNow } from "../../../lib/hooks/useNow.ts";
import { Card } from "../../../ui/page/Card.tsx";
import { StatusLabel } from "../../../ui/StatusLabel.tsx";
import { toasted } from "../../notifications/public.ts";
import { refusalText } from "../api/refusalText.ts";
import { useDirectWavesMutation } from "../api/wavesApi.ts";
import { type Asking } from "../shared/calloutDialog.ts";
import { type TimeFormat } from "../shared/useTimeFormat.ts";
import { useWaveFormat } from "../shared/useWaveFormat.ts";
import { useZoneLabel } from "../shared/useZoneLabel.ts";
import { lateWaves } from "./lateWaves.ts";

const Steps = styled("ol")(({ theme: { vars } }) => ({
  display: "grid",
  gap: 12,
  "& > li": { display: "flex", gap: 12, minWidth: 0 },
  "& > li > span": {
    display: "grid",
    placeItems: "center",
    flex: "none",
    width: 28,
    height: 28,
    borderRadius: "50%",
    background: vars.palette.status.neutral.bg,
    color: vars.palette.status.neutral.fg,
    "& svg": { fontSize: 16 },
  },
  "& > li[data-status=asked] > span": {
    background: vars.palette.status.confirmed.bg,
    color: vars.palette.status.confirmed.fg,
  },
  "& > li[aria-current] > span": { background: vars.palette.status.open.bg, color: vars.palette.status.open.fg },
  "& > li > div": { minWidth: 0, overflowWrap: "anywhere" },
}));

const Actions = styled("div")({ display: "flex", flexWrap: "wrap", gap: 8, marginTop: 16 });

const ICONS = {
  waiting: ScheduleRounded,
  asked: CheckRounded,
  enough: BlockRounded,
  nobody: BlockRounded,
  skipped: BlockRounded,
} as const satisfies Record<Wave["status"], unknown>;

type Props = { callout: CalloutDetail; waves: Waves; format: TimeFormat; onAsk: (asking: Asking) => void };
type Ending = Omit<Props, "onAsk"> & { zone: string; late: ReadonlySet<number> };

/** The first is who was asked as the callout was sent. */
function First({ callout, format }: Pick<Ending, "callout" | "format">) {
  const { t } = useTranslation("callouts");
  const { sent_at } = callout;
  return (
    <li {...(sent_at ? { "data-status": "asked" } : {})}>
      <span aria-hidden="true">{sent_at ? <CheckRounded /> : <SendRounded />}</span>
      <div>
        <Typography variant="subtitle2" component="div">
          {t("waves.wave", { number: 1 })}
        </Typography>
        <Typography variant="caption" component="div" color="text.secondary">
          {sent_at ? t("waves.sent", { when: format.past(sent_at, true) }) : t("waves.onSending")}
        </Typography>
      </div>
    </li>
  );
}

function useStepFormat({ callout, format, late }: Ending): (wave: Wave) => string {
  const { t } = useTranslation("callouts");
  const { when } = useWaveFormat(format);
  return (wave) => {
    const { status, happened_at, asked, position } = wave;
    if (late.has(position)) return t("waves.tooLate");
    if (status === "waiting" || happened_at === null) return when(wave, callout.urgency);
    return t(`waves.status.${status}`, { count: asked, when: format.past(happened_at, true) });
  };
}

/** What comes next, and when. */
function Next({ callout, waves, format, zone, late }: Ending) {
  const { t } = useTranslation("callouts");
  const now = useNow();
  const { state, next_at } = waves;
  const number = waves.steps.find(({ status }) => status === "waiting")?.position ?? 0;
  const elsewhere = useZoneLabel(zone, next_at ? Date.parse(next_at) : now);
  const isOpen = callout.status === "open";
  const said = () => {
    if (late.has(number)) return t("waves.late", { number });
    if (state === "running" && next_at) return t("waves.next", { number, when: format.moment(next_at, zone, true) });
    if (state === null) return t("waves.state.planned");
    if (state === "stopped") return t(isOpen ? "waves.state.reopened" : "waves.state.stopped", { number });
    return t(state === "done" ? "waves.state.done" : "waves.state.paused");
  };
  const isAhead = next_at !== null && Date.parse(next_at) > now && !late.has(number);
  return (
    <div style={{ marginBottom: 16 }}>
      <Typography variant="subtitle1" component="p" role="status">
        {said()}
      </Typography>
      {isAhead && (
        <StatusLabel icon={<ScheduleRounded />}>
          {joinFacts(format.language, [format.from(next_at), elsewhere])}
        </StatusLabel>
      )}
    </div>
  );
}

function Buttons({ callout, waves, onAsk }: Omit<Props, "format">) {
  const { t } = useTranslation("callouts");
  const dispatch = useAppDispatch();
  const [direct, { isLoading, error }] = useDirectWavesMutation();
  const next = waves.steps.find(({ status }) => status === "waiting");
  if (callout.status !== "open" || !next) return null;
  const { position: wave } = next;
  const held = waves.state === "running" ? "pause" : "resume";
  // Either can be taken back by the other, and nobody is mailed: no question.
  const handleHold = async () => {
    if (isLoading) return;
    const result = await direct({ id: callout.id, action: held, wave });
    if ("data" in result) dispatch(toasted({ tone: "success", text: { key: `callouts:waves.do.${held}.done` } }));
  };
  return (
    <>
      <Actions>
        <Button
          size="small"
          variant="outlined"
          startIcon={<SendRounded />}
          onClick={() => onAsk({ kind: "waves", wave, action: "next" })}
        >
          {t("waves.do.next.short", { number: wave })}
        </Button>
        <Button size="small" variant="outlined" aria-disabled={isLoading} onClick={handleHold}>
          {t(`waves.do.${held}.short`)}
        </Button>
        <Button size="small" variant="quiet" onClick={() => onAsk({ kind: "waves", wave, action: "skip" })}>
          {t("waves.do.skip.short", { number: wave })}
        </Button>
      </Actions>
      <div role="alert">
        {error !== undefined && (
          <Alert severity="error" sx={{ mt: 1.5 }}>
            {refusalText(error, t)}
          </Alert>
        )}
      </div>
    </>
  );
}

export function CalloutWaves(props: Props) {
  const { callout, waves, format } = props;
  const { t } = useTranslation("callouts");
  const zone = callout.lists[0]?.time_zone ?? "UTC";
  const ending = { callout, waves, format, zone, late: lateWaves(callout, waves, useNow()) };
  const sayStep = useStepFormat(ending);
  const { who } = useWaveFormat(format);
  const next = waves.steps.find(({ status }) => status === "waiting");
  return (
    <Card title={t("waves.title")}>
      <Next {...ending} />
      <Steps>
        <First {...ending} />
        {waves.steps.map((wave) => {
          const Icon = ICONS[wave.status];
          return (
            <li
              key={wave.position}
              data-status={wave.status}
              {...(wave === next && waves.state === "running" ? { "aria-current": "step" } : {})}
            >
              <span aria-hidden="true">
                <Icon />
              </span>
              <div>
                <Typography variant="subtitle2" component="div">
                  {t("waves.wave", { number: wave.position })}
                </Typography>
                <Typography variant="body2">{who(wave) || t("waves.nobodyLeft")}</Typography>
                <Typography variant="caption" component="div" color="text.secondary">
                  {sayStep(wave)}
                </Typography>
              </div>
            </li>
          );
        })}
      </Steps>
      <Buttons {...props} />
    </Card>
  );
}
