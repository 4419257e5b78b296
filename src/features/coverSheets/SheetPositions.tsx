/** The positions of a list: who comes, when if not for the whole of it, and where nobody does yet. */
import { type CoverDoctor, type CoverSheet, type CoverStretch } from "../../contract/shapes/callouts/coverSheet.ts";
import { nonBreaking } from "../../lib/nonBreaking.ts";
import { Blank, Facts, Lines, Position, Stretch, Tick } from "./sheetStyles.tsx";
import { type SheetFormat } from "./useSheetFormat.ts";

function Word({ word, format: { t } }: { word: CoverDoctor["word"]; format: SheetFormat }) {
  return (
    <span>
      <Tick viewBox="0 0 24 24" aria-hidden="true">
        <path d="M3 3h18v18H3z" />
        {word === "acknowledged" && <path d="M7 12l4 4 7-9" />}
      </Tick>
      {t(`coverSheets:word.${word}`)}
    </span>
  );
}

function Doctor({ doctor, format }: { doctor: CoverDoctor; format: SheetFormat }) {
  const { name, phone, registration, word } = doctor;
  return (
    <div>
      <strong translate="no">
        <bdi>
          <Lines>{name}</Lines>
        </bdi>
      </strong>
      <Facts>
        {phone && <b>{nonBreaking(format.t("coverSheets:phone", { phone }))}</b>}
        {registration && <span translate="no">{registration}</span>}
        <Word word={word} format={format} />
      </Facts>
    </div>
  );
}

type Props = { sheet: CoverSheet; format: SheetFormat };

function OneStretch({ stretch, sheet, format }: Props & { stretch: CoverStretch }) {
  const isPart = stretch.from !== sheet.start_time || stretch.to !== sheet.end_time;
  return (
    <Stretch {...(isPart ? { "data-part": "" } : {})}>
      {isPart && <span>{format.times(sheet, stretch)}</span>}
      {stretch.doctor ? (
        <Doctor doctor={stretch.doctor} format={format} />
      ) : (
        <strong>
          <Blank>{format.t("coverSheets:open")}</Blank>
        </strong>
      )}
    </Stretch>
  );
}

export function SheetPositions({ sheet, format }: Props) {
  const role = format.role(sheet);
  const positions = sheet.positions.length;
  return sheet.positions.map((stretches, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a position is known by its place alone.
    <Position key={at}>
      <h2>{positions > 1 ? format.t("coverSheets:position", { role, position: at + 1, positions }) : role}</h2>
      {stretches.map((stretch) => (
        <OneStretch key={stretch.from} stretch={stretch} sheet={sheet} format={format} />
      ))}
    </Position>
  ));
}
