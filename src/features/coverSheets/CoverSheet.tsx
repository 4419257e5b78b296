/** One page of paper for the theatre's board: where, when, whose list, and who comes. */
import { type ReactNode, useEffect, useLayoutEffect, useRef } from "react";
import { type CoverSheet as Shown } from "../../contract/shapes/callouts/coverSheet.ts";
import { nonBreaking } from "../../lib/nonBreaking.ts";
import { fitSheet } from "./fitSheet.ts";
import { SheetPositions } from "./SheetPositions.tsx";
import { Foot, Head, Leaf, Lines, Position, Remarks, Sheet, Where } from "./sheetStyles.tsx";
import { type SheetFormat, useSheetFormat } from "./useSheetFormat.ts";

/** Stretches that have room for what is known of a doctor below each name. */
const MANY_STRETCHES = 4;

type Props = { sheet: Shown; format: SheetFormat };

function Place({ sheet, format }: Props) {
  const { site, theatre } = sheet;
  const [first, next] = format.days(sheet);
  return (
    <Where>
      <p data-date="">
        <span>{first}</span>
        {next && (
          <>
            {" – "}
            <span>{next}</span>
          </>
        )}
      </p>
      <strong>{format.hours(sheet)}</strong>
      {theatre && (
        <strong translate="no">
          <Lines>{theatre}</Lines>
        </strong>
      )}
      <p translate="no">
        <Lines most={4}>
          <span>
            <b>{site.name}</b>
            {site.address && `\u00a0· ${site.address}`}
          </span>
        </Lines>
      </p>
      {site.phone && <p translate="no">{nonBreaking(format.t("coverSheets:phone", { phone: site.phone }))}</p>}
    </Where>
  );
}

function Surgeon({ sheet: { surgeon, specialty }, format }: Props) {
  if (!surgeon && !specialty) return null;
  return (
    <Position>
      <h2>{format.t("coverSheets:surgeon")}</h2>
      {surgeon && (
        <strong translate="no">
          <Lines>{surgeon}</Lines>
        </strong>
      )}
      {specialty && <p translate="no">{specialty}</p>}
    </Position>
  );
}

function Remark({ term, children }: { term: string; children: ReactNode }) {
  return (
    <>
      <dt>{term}</dt>
      <dd>
        <Lines most="var(--lines)">{children}</Lines>
      </dd>
    </>
  );
}

function About({ sheet, format }: Props) {
  const { requirements, case_mix, notes_public } = sheet;
  if (requirements.length === 0 && !case_mix && !notes_public) return null;
  return (
    <Remarks>
      {requirements.length > 0 && (
        <Remark term={format.t("coverSheets:requirements")}>{format.requirements(sheet)}</Remark>
      )}
      {case_mix && <Remark term={format.t("coverSheets:caseMix")}>{case_mix}</Remark>}
      {notes_public && <Remark term={format.t("coverSheets:notes")}>{notes_public}</Remark>}
    </Remarks>
  );
}

/** After every drawing, when the fonts have come, and once more before it is printed. */
function useFitted() {
  const leaf = useRef<HTMLElement>(null);
  // The outside world is the size of letters, which only the browser knows.
  useLayoutEffect(() => {
    if (leaf.current) fitSheet(leaf.current);
  });
  useEffect(() => {
    const fit = () => leaf.current && fitSheet(leaf.current);
    const fonts = "fonts" in document ? document.fonts : null;
    fonts?.addEventListener("loadingdone", fit);
    window.addEventListener("beforeprint", fit);
    return () => {
      fonts?.removeEventListener("loadingdone", fit);
      window.removeEventListener("beforeprint", fit);
    };
  }, []);
  return leaf;
}

export function CoverSheet({ sheet, label }: { sheet: Shown; label: string }) {
  const format = useSheetFormat();
  const fitted = useFitted();
  const { practice } = sheet;
  return (
    <Leaf ref={fitted} aria-label={label}>
      <Sheet {...(sheet.positions.flat().length > MANY_STRETCHES ? { "data-many": "" } : {})}>
        <Head>
          <span translate="no">{practice.name}</span>
          <span>{format.t("coverSheets:title")}</span>
        </Head>
        <Place sheet={sheet} format={format} />
        <Surgeon sheet={sheet} format={format} />
        <SheetPositions sheet={sheet} format={format} />
        <About sheet={sheet} format={format} />
        <Foot>
          <span>
            {format.t("coverSheets:office")} <b translate="no">{practice.phone}</b>
          </span>
          <span>{format.t("coverSheets:asOf", { when: format.asOf(sheet) })}</span>
        </Foot>
      </Sheet>
    </Leaf>
  );
}
