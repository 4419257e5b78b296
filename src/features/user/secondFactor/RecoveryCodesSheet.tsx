/** The recovery codes on paper: as long as they are shown, a print holds them and nothing else of the page. */
import GlobalStyles from "@mui/material/GlobalStyles";
import { styled } from "@mui/material/styles";
import { createPortal } from "react-dom";
import { useTranslation } from "react-i18next";
import { systemClock } from "../../../lib/clock.ts";
import { dateLocale } from "../../../lib/dateLocale.ts";
import { useAppSelector } from "../../../lib/hooks/storeHooks.ts";
import { selectUser } from "../userSlice.ts";

const aloneOnPaper = (
  <GlobalStyles styles={{ "@media print": { "body > :not([data-codes])": { display: "none !important" } } }} />
);

const Sheet = styled("div")({
  display: "none",
  "@media print": { display: "block", padding: "20mm", color: "#000", fontSize: "11pt" },
  "& li": { fontFamily: "ui-monospace, Consolas, monospace", fontSize: "13pt", lineHeight: 1.9 },
});

type Props = {
  codes: readonly string[];
  /** Whose they are, as the file says it. */
  head: string;
};

export function RecoveryCodesSheet({ codes, head }: Props) {
  const { t, i18n } = useTranslation("secondFactor");
  const practice = useAppSelector(selectUser)?.company.name;
  const date = new Intl.DateTimeFormat(dateLocale(i18n.language), { dateStyle: "long" }).format(systemClock.now());
  return createPortal(
    <Sheet data-codes>
      {aloneOnPaper}
      <h1>{t("codes.title")}</h1>
      <p>{[practice, date].filter(Boolean).join(" · ")}</p>
      <p>{head}</p>
      <ol translate="no">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
    </Sheet>,
    document.body,
  );
}
