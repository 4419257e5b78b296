/** Outlook for Windows draws with Word: it knows no `max-width`, and reads what stands in its own conditional comments. */
import { everyMail } from "../../support/mail/everyMail.ts";

const CONDITIONAL = /<!--\[if mso\]>(.*?)<!\[endif\]-->/gs;

/** As Outlook reads it, and as everybody else does. */
const inOutlook = (html: string): string => html.replace(CONDITIONAL, "$1");
const elsewhere = (html: string): string => html.replace(CONDITIONAL, "");

type Table = { width: string | undefined; within: (string | undefined)[] };

/** Every table with its width and those around it, the outermost first; throws where one is closed that was not opened last. */
function tablesOf(html: string): Table[] {
  const open: { tag: string; width: string | undefined }[] = [];
  const tables: Table[] = [];
  for (const [whole, slash, tag = "", attributes = ""] of html.matchAll(/<(\/?)(table|tr|td)\b([^>]*)>/g))
    if (slash) {
      const last = open.pop();
      if (last?.tag !== tag) throw new Error(`${whole} closes <${last?.tag}>`);
    } else {
      const width = / width="([^"]+)"/.exec(attributes)?.[1];
      if (tag === "table")
        tables.push({ width, within: open.filter((one) => one.tag === tag).map((one) => one.width) });
      open.push({ tag, width });
    }
  if (open.length > 0) throw new Error(`<${open[0]?.tag}> is not closed`);
  return tables;
}

const MAILS = everyMail("en").map((mail) => [mail.idempotencyKey, mail.html] as const);

test.each(MAILS)("%s is a column of 600 pixels in Outlook, the small print below it too", (_name, html) => {
  const tables = tablesOf(inOutlook(html));
  const columns = tables.filter(({ width }) => width === "600");
  expect(columns.map(({ within }) => within)).toEqual([["100%"], ["100%"]]);
  // Whatever else there is stands in one of the columns, and fills it.
  const others = tables.filter(({ width, within }) => width !== "600" && within.length > 0);
  expect(others.filter(({ within }) => !within.includes("600"))).toEqual([]);
});

test.each(MAILS)(
  "%s has no fixed width anywhere else, and what is hidden from Outlook alone is whole",
  (_name, html) => {
    expect(tablesOf(elsewhere(html)).filter(({ width }) => Number(width) > 100)).toEqual([]);
    expect(elsewhere(html)).not.toMatch(/<!--|endif/);
  },
);

test.each(MAILS)(
  "%s: what is set apart from its edges is set apart by its cell, as Outlook knows no other way",
  (_name, html) => {
    let cell = "";
    const bare: string[] = [];
    for (const [whole, tag, attributes = ""] of inOutlook(html).matchAll(/<(\w+)\b([^>]*)>/g)) {
      if (tag === "td") cell = attributes;
      const padding = / style="(?:[^"]*;)?(padding[^";]*)/.exec(attributes)?.[1];
      if (tag === "td" || !padding || padding === "padding:0") continue;
      // For Outlook alone, where the rest of the box is to be pressed elsewhere.
      if (!cell.includes(`mso-padding-alt${padding.replace("padding", "")}`)) bare.push(whole);
    }
    expect(bare).toEqual([]);
  },
);
