/** The look of every mail (mockups/14-email.html): tables and inline styles, since mail programs know little else. Light only. */
import { type Html, type HtmlValue, html, lines } from "./html.ts";

const FONT = html`font-family:Inter,'Segoe UI',Helvetica,Arial,sans-serif`;
const TABLE = html`role="presentation" cellpadding="0" cellspacing="0" border="0"`;

/** Narrow screens: the card takes the width there is. */
const NARROW =
  "@media (max-width:620px){.wrap{width:100%!important}.pad{padding-left:20px!important;padding-right:20px!important}}";

const paragraph = (content: HtmlValue): Html => html`<p style="margin:0 0 14px 0">${content}</p>`;
export const strong = (content: HtmlValue): Html => html`<strong>${content}</strong>`;
export const quiet = (content: HtmlValue): Html => html`<span style="color:#485868">${content}</span>`;

const row = (padding: string, content: Html): Html =>
  html`<tr><td class="pad" style="padding:${padding}">${content}</td></tr>
`;

/** The opening: greeting and what it is about. */
export const opening = (heading: string, paragraphs: readonly HtmlValue[]): Html =>
  html`<tr><td class="pad" style="${FONT};padding:26px 32px 6px 32px;color:#0B1B2B;font-size:16px;line-height:25px"><h1 style="${FONT};margin:0 0 12px 0;font-size:24px;line-height:31px;font-weight:600;color:#0B1B2B">${heading}</h1>${paragraphs.map(paragraph)}</td></tr>
`;

/** One list or entry: a bold first line, further lines below, a coloured edge. */
export function cards(entries: readonly { title: string; lines: readonly HtmlValue[] }[], edge = "#009EF7"): Html {
  const card = ({ title, lines: more }: (typeof entries)[number]): Html =>
    html`<tr><td style="padding:0 0 10px 0"><table ${TABLE} width="100%" style="border:1px solid #E5E6E5;border-radius:10px;border-collapse:separate"><tr><td width="5" bgcolor="${edge}" style="width:5px;background:${edge};border-radius:10px 0 0 10px;font-size:0;line-height:0">&nbsp;</td><td style="${FONT};padding:13px 16px;font-size:15px;line-height:23px;color:#0B1B2B"><strong style="font-size:16px">${title}</strong>${more.map((line) => html`<br>${line}`)}</td></tr></table></td></tr>`;
  return row("0 32px", html`<table ${TABLE} width="100%">${entries.map(card)}</table>`);
}

/** The one button, and below it what happens then. */
export const button = (link: string, label: string, note: string): Html =>
  html`${row(
    "10px 32px 4px 32px",
    html`<table ${TABLE} width="100%"><tr><td align="center" bgcolor="#009EF7" style="background:#009EF7;border-radius:10px"><a href="${link}" style="${FONT};display:block;padding:15px 24px;font-size:16px;line-height:22px;font-weight:600;color:#0B1B2B;text-decoration:none">${label}</a></td></tr></table>`,
  )}<tr><td class="pad" align="center" style="${FONT};padding:6px 32px 18px 32px;font-size:14px;line-height:21px;color:#485868">${note}</td></tr>
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
    "0 32px 26px 32px",
    html`<table ${TABLE} width="100%"><tr><td bgcolor="${background}" style="${FONT};background:${background};border:1px solid ${border};border-radius:10px;padding:13px 16px;font-size:15px;line-height:23px;color:#0B1B2B"><strong style="color:${text}">${title}</strong><br>${more}</td></tr></table>`,
  );
}

/** A paragraph among the others, line breaks kept. */
export const plainParagraph = (text: string): Html =>
  html`<tr><td class="pad" style="${FONT};padding:0 32px 14px 32px;color:#0B1B2B;font-size:16px;line-height:25px">${paragraph(lines(text))}</td></tr>
`;

/** What somebody wrote, line breaks kept. */
export const quotation = (label: string, text: string): Html =>
  row(
    "6px 32px 16px 32px",
    html`<table ${TABLE} width="100%"><tr><td bgcolor="#F7F7F5" style="${FONT};background:#F7F7F5;border-radius:10px;padding:13px 16px;font-size:15px;line-height:23px;color:#0B1B2B">${quiet(label)}<br>${lines(text)}</td></tr></table>`,
  );

export const anchor = (href: string, text: string): Html => html`<a href="${href}" style="color:#006EB3">${text}</a>`;

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

export const mailFrame = ({ language, subject, preview, sender, rows, footer, smallPrint }: MailFrame): string =>
  html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light"><meta name="supported-color-schemes" content="light">
<title>${subject}</title>
<style>${NARROW}</style>
</head>
<body style="margin:0;padding:0;background:#F7F7F5">
<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${preview}</div>
<table ${TABLE} width="100%" bgcolor="#F7F7F5" style="background:#F7F7F5"><tr><td align="center" style="padding:28px 12px">
<table ${TABLE} class="wrap" width="600" bgcolor="#FFFFFF" style="width:600px;background:#FFFFFF;border:1px solid #E5E6E5;border-radius:14px;border-collapse:separate">
<tr><td class="pad" style="padding:22px 32px 18px 32px;border-bottom:1px solid #E5E6E5"><table ${TABLE} width="100%"><tr><td width="44" style="width:44px"><table ${TABLE}><tr><td width="40" height="40" align="center" bgcolor="#E6F4FE" style="${FONT};width:40px;height:40px;background:#E6F4FE;border-radius:10px;color:#00588F;font-size:15px;font-weight:700">${initials(sender.name)}</td></tr></table></td><td style="${FONT};padding-left:12px;font-size:16px;line-height:22px;font-weight:600;color:#0B1B2B">${sender.name}<br><span style="font-size:13px;font-weight:400;color:#5C6B7A">${sender.detail}</span></td></tr></table></td></tr>
${rows}<tr><td class="pad" style="${FONT};padding:18px 32px 22px 32px;border-top:1px solid #E5E6E5;font-size:14px;line-height:21px;color:#485868">${footer}</td></tr>
</table>
<table ${TABLE} class="wrap" width="600" style="width:600px"><tr><td align="center" style="${FONT};padding:16px 20px 0 20px;font-size:13px;line-height:20px;color:#5C6B7A">${smallPrint}</td></tr></table>
</td></tr></table>
</body>
</html>
`.markup;
