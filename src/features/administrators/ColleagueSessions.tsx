/** Where everybody in the practice is signed in, and signing them out from afar: for owners. */
import Button from "@mui/material/Button";
import Paper from "@mui/material/Paper";
import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { useProblemText } from "../../api/useProblemText.ts";
import { fullName } from "../../contract/names.ts";
import { type Administrator, type ColleagueSession } from "../../contract/shapes/administrator.ts";
import { useAppDispatch, useAppSelector } from "../../lib/hooks/storeHooks.ts";
import { FormAlert } from "../../ui/form/FormAlert.tsx";
import { toasted } from "../notifications/public.ts";
import { SessionRows } from "../sessions/public.ts";
import { selectUser } from "../user/public.ts";
import { useColleagueSessionsQuery, useEndColleagueSessionsMutation } from "./colleagueSessionsApi.ts";
import { useAdministratorsQuery } from "./public.ts";

const Person = styled("section")({
  marginTop: 20,
  "& > header": {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    justifyContent: "space-between",
    gap: "4px 16px",
  },
});

type Ending = { busy: boolean; onEnd: (whose: { id: number; session?: string }) => void };
type PersonProps = Ending & { one: Administrator; rows: readonly ColleagueSession[] };

function OnePerson({ one, rows, busy, onEnd }: PersonProps) {
  const { t, i18n } = useTranslation("administrators");
  const zone = useAppSelector(selectUser)?.time_zone;
  const name = fullName(one, i18n.language) || one.email;
  const others = rows.filter(({ current }) => !current);
  const own = rows.length > others.length;
  return (
    <Person>
      <header>
        <Typography variant="subtitle1" component="h3" translate="no" sx={{ minWidth: 0, overflowWrap: "anywhere" }}>
          {name}
        </Typography>
        {others.length > 1 && (
          <Button
            variant="outlined"
            size="small"
            aria-disabled={busy}
            aria-label={t(own ? "sessions.endOthersOf" : "sessions.endAllOf", { name })}
            onClick={() => onEnd({ id: one.id })}
          >
            {t(own ? "sessions.endOthers" : "sessions.endAll")}
          </Button>
        )}
      </header>
      <SessionRows
        rows={rows}
        zone={zone}
        busy={busy}
        labelOf={(device) => t("sessions.endOne", { name, device })}
        onRevoke={(row) => onEnd({ id: one.id, session: row.id })}
      />
    </Person>
  );
}

function List() {
  const { t } = useTranslation(["administrators", "account"]);
  const problemText = useProblemText();
  const dispatch = useAppDispatch();
  const { data: people = [] } = useAdministratorsQuery();
  const { data: rows, error } = useColleagueSessionsQuery(undefined, { refetchOnMountOrArgChange: true });
  const [end, ending] = useEndColleagueSessionsMutation();
  const heading = useRef<HTMLHeadingElement>(null);
  const handleEnd: Ending["onEnd"] = async (whose) => {
    if (ending.isLoading) return;
    const outcome = await end(whose);
    if (outcome.error) return;
    dispatch(toasted({ tone: "success", text: { key: "doctors:page.done" } }));
    // The button that was pressed goes with its device.
    heading.current?.focus();
  };
  const failure = ending.error ?? (rows ? undefined : error);
  const signedIn = people.map((one) => ({ one, own: rows?.filter(({ user_id }) => user_id === one.id) ?? [] }));
  return (
    <Paper variant="outlined" component="section" aria-label={t("sessions.title")} sx={{ p: 2.5, mt: 2.5 }}>
      <Typography variant="h2" ref={heading} tabIndex={-1}>
        {t("sessions.title")}
      </Typography>
      <Typography variant="body2" color="text.secondary">
        {t("sessions.text")}
      </Typography>
      {failure && <FormAlert tone="error">{problemText(failure)}</FormAlert>}
      {!rows && !error && (
        <Typography variant="body2" role="status" sx={{ mt: 2, minHeight: 60 }}>
          {t("account:sessions.loading")}
        </Typography>
      )}
      {signedIn
        .filter(({ own }) => own.length > 0)
        .map(({ one, own }) => (
          <OnePerson
            key={one.id}
            one={one}
            rows={own}
            busy={ending.isLoading}
            onEnd={(whose) => void handleEnd(whose)}
          />
        ))}
    </Paper>
  );
}

/** Others are not shown it, nor would the server tell them. */
export function ColleagueSessions() {
  return useAppSelector(selectUser)?.role === "owner" ? <List /> : null;
}
