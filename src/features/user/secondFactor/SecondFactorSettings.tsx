/** Two-step verification of one's own account: whether it is on, setting it up, its recovery codes, turning it off. */
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { type SecondFactor, type SecondFactorChangeRequest } from "../../../contract/shapes/secondFactor.ts";
import { dateLocale } from "../../../lib/dateLocale.ts";
import { loadPage } from "../../../lib/loading/loadPage.ts";
import { Chip } from "../../../ui/Chip.tsx";
import { FormAlert } from "../../../ui/form/FormAlert.tsx";
import { CardFailure } from "../CardFailure.tsx";
import { FormSuccess } from "../FormSuccess.tsx";
import { isUnavailable } from "../useChangeAccount.tsx";
import { ProofForm } from "./ProofForm.tsx";
import { Acts, RecoveryCodes } from "./RecoveryCodes.tsx";
import {
  useRenewRecoveryCodesMutation,
  useSecondFactorQuery,
  useTurnOffSecondFactorMutation,
} from "./secondFactorApi.ts";

// With the maker of QR codes.
const SetUp = loadPage("SetUp", () => import("./SetUp.tsx"));

type Shown = "setUp" | "renew" | "turnOff" | { codes: string[] } | null;

function State({ factor: { enabled, enabled_at, recovery_codes_left: left } }: { factor: SecondFactor }) {
  const { t, i18n } = useTranslation("secondFactor");
  const format = new Intl.DateTimeFormat(dateLocale(i18n.language), { dateStyle: "medium" });
  return (
    <>
      <Typography variant="body2" component="div">
        {enabled && enabled_at ? (
          <Chip tone="confirmed" label={t("on", { date: format.format(new Date(enabled_at)) })} />
        ) : (
          <Chip label={t("off")} />
        )}
        {enabled && left > 0 && <> {t("left", { count: left })}</>}
      </Typography>
      {enabled && left === 0 && <FormAlert tone="info">{t("noneLeft")}</FormAlert>}
    </>
  );
}

type ButtonsProps = { enabled: boolean; hasFocus: boolean; onShow: (shown: Shown) => void };

function Buttons({ enabled, hasFocus, onShow }: ButtonsProps) {
  const { t } = useTranslation("secondFactor");
  if (!enabled)
    return (
      <Acts>
        <Button variant="outlined" autoFocus={hasFocus} onClick={() => onShow("setUp")}>
          {t("setUp.start")}
        </Button>
      </Acts>
    );
  return (
    <Acts>
      <Button variant="outlined" autoFocus={hasFocus} onClick={() => onShow("renew")}>
        {t("renew.start")}
      </Button>
      <Button variant="outlined" onClick={() => onShow("turnOff")}>
        {t("turnOff.start")}
      </Button>
    </Acts>
  );
}

type ProofProps = { email: string; shown: "renew" | "turnOff"; onShow: (shown: Shown, told?: string) => void };

function Proof({ email, shown, onShow }: ProofProps) {
  const { t } = useTranslation("secondFactor");
  const [renew] = useRenewRecoveryCodesMutation();
  const [turnOff] = useTurnOffSecondFactorMutation();
  const handleSubmit = async (proof: SecondFactorChangeRequest): Promise<unknown> => {
    if (shown === "turnOff") {
      const { error } = await turnOff(proof);
      if (!error) onShow(null, t("turnOff.done"));
      return error;
    }
    const { data, error } = await renew(proof);
    if (data) onShow({ codes: data.recovery_codes });
    return error;
  };
  return (
    <ProofForm
      key={shown}
      email={email}
      text={t(`${shown}.text`)}
      submit={t(`${shown}.submit`)}
      onSubmit={handleSubmit}
      onCancel={() => onShow(null)}
    />
  );
}

export function SecondFactorSettings({ email }: { email: string }) {
  const { t } = useTranslation(["secondFactor", "account"]);
  const { data, error, refetch } = useSecondFactorQuery();
  const [shown, setShown] = useState<Shown>(null);
  const [told, setTold] = useState<string>();
  const [begun, setBegun] = useState(false);
  const show = (next: Shown, say?: string) => {
    setBegun(true);
    setShown(next);
    setTold(say);
  };
  /** Where the recovery codes were never seen, new ones are next. */
  const handleOvertaken = async (maybeOn: boolean): Promise<boolean> => {
    const isOn = (await refetch()).data?.enabled === true;
    if (isOn && maybeOn) show("renew", t("setUp.done"));
    else if (isOn) show(null);
    return isOn;
  };
  if (isUnavailable(error)) return <FormAlert tone="info">{t("account:unavailable")}</FormAlert>;
  if (error && !data) return <CardFailure error={error} onRetry={refetch} />;
  return (
    <>
      <Typography variant="body2" sx={{ color: "text.secondary", mb: 1.5 }}>
        {t("text")}
      </Typography>
      {told && <FormSuccess>{told}</FormSuccess>}
      {data && shown === null && <State factor={data} />}
      {data && shown === null && <Buttons enabled={data.enabled} hasFocus={begun && !told} onShow={show} />}
      {shown === "setUp" && (
        <Suspense fallback={null}>
          <SetUp email={email} onOvertaken={handleOvertaken} onCancel={() => show(null)} onDone={() => show(null)} />
        </Suspense>
      )}
      {(shown === "renew" || shown === "turnOff") && <Proof email={email} shown={shown} onShow={show} />}
      {typeof shown === "object" && shown !== null && (
        <RecoveryCodes codes={shown.codes} email={email} told={t("renew.done")} onKept={() => show(null)} />
      )}
    </>
  );
}
