/** The positions of a list: who comes, when if not for the whole of it, and where nobody does yet. */
import { type CoverDoctor, type CoverSheet, type CoverStretch } from "../../contract/shapes/callouts/coverSheet.ts";
import { nonBreaking } from "../../lib/nonBreaking.ts";
import { Blank, Facts, Lines, Position, Stretch, Tick } from "./sheetStyles.tsx";
import { type SheetFormat } from "./useSheetFormat.ts";

function Word({ word, words: { t } }: { word: CoverDoctor["word"]; words: SheetFormat }) {
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

function Doctor({ doctor, words }: { doctor: CoverDoctor; words: SheetFormat }) {
  const { name, phone, registration, word } = doctor;
  return (
    <div>
      <strong translate="no">
        <bdi>
          <Lines>{name}</Lines>
        </bdi>
      </strong>
      <Facts>
        {phone && <b>{nonBreaking(words.t("coverSheets:phone", { phone }))}</b>}
        {registration && <span translate="no">{registration}</span>}
        <Word word={word} words={words} />
      </Facts>
    </div>
  );
}

type Props = { sheet: CoverSheet; words: SheetFormat };

function OneStretch({ stretch, sheet, words }: Props & { stretch: CoverStretch }) {
  const isPart = stretch.from !== sheet.start_time || stretch.to !== sheet.end_time;
  return (
    <Stretch {...(isPart ? { "data-part": "" } : {})}>
      {isPart && <span>{words.times(sheet, stretch)}</span>}
      {stretch.doctor ? (
        <Doctor doctor={stretch.doctor} words={words} />
      ) : (
        <strong>
          <Blank>{words.t("coverSheets:open")}</Blank>
        </strong>
      )}
    </Stretch>
  );
}

export function SheetPositions({ sheet, words }: Props) {
  const role = words.role(sheet);
  const positions = sheet.positions.length;
  return sheet.positions.map((stretches, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a position is known by its place alone.
    <Position key={at}>
      <h2>{positions > 1 ? words.t("coverSheets:position", { role, position: at + 1, positions }) : role}</h2>
      {stretches.map((stretch) => (
        <OneStretch key={stretch.from} stretch={stretch} sheet={sheet} words={words} />
      ))}
    </Position>
  ));
}
