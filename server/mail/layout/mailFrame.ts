/**
 * The look of every mail: tables and inline styles, since mail programs know little else. As wide as the screen and at most
 * 600 pixels; it reads well without its style sheet, which only narrows the margins and holds the colours of dark mode.
 */
import { type Html, type HtmlValue, html, lines } from "./html.ts";
import { MAIL_STYLES } from "./mailStyles.ts";

const FONT = html`font-family:Inter,'Segoe UI',Helvetica,Arial,sans-serif`;
const TABLE = html`role="presentation" cellpadding="0" cellspacing="0" border="0"`;
/** A long word or address must not make a phone scroll sideways. */
const BREAK = html`overflow-wrap:anywhere;word-break:break-word`;

const paragraph = (content: HtmlValue): Html => html`<p style="margin:0 0 14px 0">${content}</p>`;
export const strong = (content: HtmlValue): Html => html`<strong>${content}</strong>`;
export const quiet = (content: HtmlValue): Html => html`<span class="soft" style="color:#485868">${content}</span>`;

const row = (padding: string, content: Html): Html =>
  html`<tr><td class="pad" style="padding:${padding}">${content}</td></tr>
`;

/** The opening: greeting and what it is about. */
export const opening = (heading: string, paragraphs: readonly HtmlValue[]): Html =>
  html`<tr><td class="pad ink" style="${FONT};${BREAK};padding:26px 28px 6px 28px;color:#0B1B2B;font-size:16px;line-height:25px"><h1 class="ink" style="${FONT};margin:0 0 12px 0;font-size:24px;line-height:31px;font-weight:600;color:#0B1B2B">${heading}</h1>${paragraphs.map(paragraph)}</td></tr>
`;

/** One list or entry: a bold first line, further lines below, a coloured edge. */
export function cards(entries: readonly { title: string; lines: readonly HtmlValue[] }[]): Html {
  const card = ({ title, lines: more }: (typeof entries)[number]): Html =>
    html`<tr><td style="padding:0 0 10px 0"><table ${TABLE} width="100%" class="edge" style="border:1px solid #E5E6E5;border-radius:10px;border-collapse:separate"><tr><td width="5" bgcolor="#009EF7" class="accent" style="width:5px;background:#009EF7;border-radius:10px 0 0 10px;font-size:0;line-height:0">&nbsp;</td><td class="ink" style="${FONT};${BREAK};padding:13px 16px;font-size:15px;line-height:23px;color:#0B1B2B"><strong style="font-size:16px">${title}</strong>${more.map((line) => html`<br>${line}`)}</td></tr></table></td></tr>`;
  return row("0 28px", html`<table ${TABLE} width="100%">${entries.map(card)}</table>`);
}

/** The one button, and below it what happens then. */
export const button = (link: string, label: string, note: string): Html =>
  html`${row(
    "10px 28px 4px 28px",
    html`<table ${TABLE} width="100%"><tr><td align="center" bgcolor="#009EF7" class="accent" style="background:#009EF7;border-radius:10px;mso-padding-alt:15px 20px"><a href="${link}" class="on-accent" style="${FONT};display:block;padding:15px 20px;font-size:16px;line-height:22px;font-weight:600;color:#0B1B2B;text-decoration:none">${label}</a></td></tr></table>`,
  )}<tr><td class="pad soft" align="center" style="${FONT};padding:6px 28px 18px 28px;font-size:14px;line-height:21px;color:#485868">${note}</td></tr>
`;

const NOTICE = {
  risk: ["#FFF2DE", "#F1D2A2", "#854400"],
  confirmed: ["#E6F5EC", "#B4DDC5", "#12653A"],
  neutral: ["#EDF0F2", "#D5DBE0", "#435363"],
} as const;

/** A tinted box with a bold first line. */
export function notice(tone: keyof typeof NOTICE, title: string, more: HtmlValue): Html {
  const [background, border, text] = NOTICE[tone];
  return row(
    "0 28px 26px 28px",
    html`<table ${TABLE} width="100%"><tr><td bgcolor="${background}" class="${tone} ink" style="${FONT};${BREAK};background:${background};border:1px solid ${border};border-radius:10px;padding:13px 16px;font-size:15px;line-height:23px;color:#0B1B2B"><strong class="${tone}-title" style="color:${text}">${title}</strong><br>${more}</td></tr></table>`,
  );
}

/** A paragraph among the others, line breaks kept. */
export const plainParagraph = (text: string): Html =>
  html`<tr><td class="pad ink" style="${FONT};${BREAK};padding:0 28px 14px 28px;color:#0B1B2B;font-size:16px;line-height:25px">${paragraph(lines(text))}</td></tr>
`;

const sheet = (content: HtmlValue): Html =>
  row(
    "6px 28px 16px 28px",
    html`<table ${TABLE} width="100%"><tr><td bgcolor="#F7F7F5" class="sheet ink" style="${FONT};${BREAK};background:#F7F7F5;border-radius:10px;padding:13px 16px;font-size:15px;line-height:23px;color:#0B1B2B">${content}</td></tr></table>`,
  );

/** What somebody wrote, line breaks kept. */
export const quotation = (label: string, text: string): Html =>
  sheet(html`<strong>${label}</strong><blockquote style="margin:4px 0 0 0">${lines(text)}</blockquote>`);

/** Rows below a heading; each group below one of its own, where it has one. */
export const sheetOfRows = (
  heading: string,
  groups: readonly { title: string | null; rows: readonly HtmlValue[] }[],
): Html =>
  sheet(
    html`<strong>${heading}</strong>${groups.map(
      ({ title, rows }) =>
        html`<p style="margin:6px 0 0 0">${title !== null && html`<strong>${title}</strong><br>`}${rows.map(
          (one, index) => html`${index > 0 && html`<br>`}${one}`,
        )}</p>`,
    )}`,
  );

export const anchor = (href: string, text: string): Html =>
  html`<a href="${href}" class="link" style="color:#006EB3">${text}</a>`;

export const footerName = (name: string): Html => html`<strong class="ink" style="color:#0B1B2B">${name}</strong>`;

/** "HA" of "Harbour Anaesthetic Group". */
export const initials = (name: string): string =>
  name
    .split(/\s+/u)
    .slice(0, 2)
    .map((word) => Array.from(word)[0] ?? "")
    .join("")
    .toLocaleUpperCase("en");

export type MailFrame = {
  language: string;
  subject: string;
  /** What mail programs show beside the subject. */
  preview: string;
  sender: { name: string; detail: string };
  rows: readonly Html[];
  footer: HtmlValue;
  smallPrint: HtmlValue;
};

/** Outlook on Windows does not know max-width; it alone reads these comments. */
const FOR_OUTLOOK = html`<!--[if mso]><table role="presentation" align="center" width="600" cellpadding="0" cellspacing="0" border="0"><tr><td><![endif]-->`;
const OUTLOOK_ENDS = html`<!--[if mso]></td></tr></table><![endif]-->`;

export const mailFrame = ({ language, subject, preview, sender, rows, footer, smallPrint }: MailFrame): string =>
  html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">
<title>${subject}</title>
<style>${MAIL_STYLES}</style>
</head>
<body class="canvas" style="margin:0;padding:0;background:#F7F7F5">
<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${preview}</div>
<table ${TABLE} width="100%" bgcolor="#F7F7F5" class="canvas" style="background:#F7F7F5"><tr><td align="center" style="padding:28px 12px">
${FOR_OUTLOOK}
<table ${TABLE} width="100%" bgcolor="#FFFFFF" class="paper edge" style="width:100%;max-width:600px;background:#FFFFFF;border:1px solid #E5E6E5;border-radius:14px;border-collapse:separate">
<tr><td class="pad edge" style="padding:22px 28px 18px 28px;border-bottom:1px solid #E5E6E5"><table ${TABLE} width="100%"><tr><td width="44" valign="top" style="width:44px"><table ${TABLE}><tr><td width="40" height="40" align="center" bgcolor="#E6F4FE" class="badge" style="${FONT};width:40px;height:40px;background:#E6F4FE;border-radius:10px;color:#00588F;font-size:15px;font-weight:700">${initials(sender.name)}</td></tr></table></td><td class="ink" style="${FONT};${BREAK};padding-left:12px;font-size:16px;line-height:22px;font-weight:600;color:#0B1B2B">${sender.name}<br><span class="faint" style="font-size:13px;font-weight:400;color:#5C6B7A">${sender.detail}</span></td></tr></table></td></tr>
${rows}<tr><td class="pad edge soft" style="${FONT};${BREAK};padding:18px 28px 22px 28px;border-top:1px solid #E5E6E5;font-size:14px;line-height:21px;color:#485868">${footer}</td></tr>
</table>
${OUTLOOK_ENDS}
${FOR_OUTLOOK}
<table ${TABLE} width="100%" style="width:100%;max-width:600px"><tr><td align="center" class="faint" style="${FONT};${BREAK};padding:16px 20px 0 20px;font-size:13px;line-height:20px;color:#5C6B7A">${smallPrint}</td></tr></table>
${OUTLOOK_ENDS}
</td></tr></table>
</body>
</html>
`.markup;
