/** The style sheet of the doctor's page: one column, one hand. */
import { createHash } from "node:crypto";
import { COLOURS } from "./colours.ts";

/** Shared by all pages without script. No font is loaded: their policy allows none, and none is waited for. */
export const BASE_STYLES = `${COLOURS}
*, *::before, *::after { box-sizing: border-box; }
html { -webkit-text-size-adjust: 100%; text-size-adjust: 100%; }
body { margin: 0; background: var(--canvas); color: var(--text); overflow-wrap: break-word;
  font: 400 .9375rem/1.6 Inter, "Segoe UI", system-ui, -apple-system, "Helvetica Neue", Arial, sans-serif; }
h1, h2, p, ul, dl, dd, fieldset { margin: 0; padding: 0; border: 0; min-width: 0; }
h1 { font-size: 1.5rem; line-height: 1.3334; font-weight: 600; letter-spacing: -.012em; text-wrap: balance; }
h2 { font-size: 1.1875rem; line-height: 1.474; font-weight: 600; letter-spacing: -.008em; }
:lang(ja) :is(h1, h2, p, span, b) { word-break: auto-phrase; }
ul { list-style: none; }
a { color: var(--link); text-underline-offset: 3px; text-decoration-thickness: 1px; }
button, input, textarea { font: inherit; color: inherit; }
:focus-visible { outline: 2px solid var(--ring); outline-offset: 2px; }
.i { width: 20px; height: 20px; flex: none; fill: currentColor; display: block; }
.i.s { width: 15px; height: 15px; }
.i.l { width: 24px; height: 24px; }
.vh { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
.num { font-variant-numeric: tabular-nums; }
.sec { color: var(--text-2); }
.cap { font-size: .8125rem; line-height: 1.3846; }
.row { display: flex; align-items: center; gap: 8px; }
.row.wrap { flex-wrap: wrap; gap: 4px 12px; }
.row.between { justify-content: space-between; }
.grow { flex: 1; min-width: 0; }
.nowrap { white-space: nowrap; }
.tile { width: 40px; height: 40px; flex: none; border-radius: 10px; display: grid; place-items: center;
  background: var(--primary-soft); color: var(--open-fg); font-weight: 700; }
.chip { display: inline-flex; align-items: center; gap: 5px; min-height: 24px; padding: 2px 9px 2px 7px; border: 1px solid var(--bd);
  border-radius: 999px; background: var(--bg); color: var(--fg); font-size: .75rem; line-height: 1.3334; font-weight: 600; white-space: nowrap; }
.open { --bg: var(--open-bg); --fg: var(--open-fg); --bd: var(--open-bd); }
.confirmed { --bg: var(--confirmed-bg); --fg: var(--confirmed-fg); --bd: var(--confirmed-bd); }
.risk { --bg: var(--risk-bg); --fg: var(--risk-fg); --bd: var(--risk-bd); }
.error { --bg: var(--error-bg); --fg: var(--error-fg); --bd: var(--error-bd); }
.neutral { --bg: var(--neutral-bg); --fg: var(--neutral-fg); --bd: var(--neutral-bd); }
.alert { display: flex; gap: 10px; padding: 11px 14px; margin-bottom: 14px; border: 1px solid var(--bd); border-radius: 8px; background: var(--bg); }
.alert > .i { color: var(--fg); margin-top: 2px; }
.alert b:first-child { color: var(--fg); }
`;

const RESPOND_STYLES = `${BASE_STYLES}
.ph { max-width: 520px; min-height: 100vh; min-height: 100dvh; margin-inline: auto; display: flex; flex-direction: column; }
.ph main { flex: 1; padding: 18px 16px 8px; }
/* Wider windows: their paper and their line go on to both sides of the column. */
.rh, .stick { box-shadow: 0 0 0 100vmax var(--paper); clip-path: inset(0 -100vmax); }
.rh { padding: 10px 16px; background: var(--paper); border-bottom: 1px solid; border-image: conic-gradient(var(--divider) 0 0) 0 0 1 / 0 0 1px / 0 100vmax; }
.rh .row { gap: 12px; }
.rh .name { font-size: .9375rem; line-height: 1.6; font-weight: 600; }
.call { display: grid; place-items: center; width: 44px; height: 44px; flex: none; border: 1px solid var(--outline-soft); border-radius: 8px; color: var(--primary-text); }
.lead { color: var(--text-2); margin: 4px 0 14px; }
.lead b { color: inherit; }
.rl { background: var(--paper); border: 1px solid var(--divider); border-radius: 14px; padding: 14px; box-shadow: var(--shadow); }
.rl + .rl, form + .rl, .rl + form { margin-top: 12px; }
.rl.booked { border-color: var(--confirmed-bd); }
.rl.sunken { background: var(--sunken); }
.rl > h2::first-letter, .rl > .between > div:first-child::first-letter { text-transform: uppercase; }
.rl .when { margin-top: 3px; }
.rl .where { color: var(--text-2); margin-top: 6px; }
.rl .decided { margin-top: 10px; }
.rl .own { font-weight: 600; text-wrap: balance; }
.rl .fact { display: flex; gap: 7px; align-items: flex-start; margin-top: 8px; color: var(--fg); font-size: .875rem; line-height: 1.45; font-weight: 500; }
.rl .fact .i { margin-top: 3px; }
.rl .quote { margin: 10px 0 0; }
.rl + .quote { margin-top: 16px; }
.rl .tri { margin-top: 14px; }
.ses { display: inline-flex; align-items: center; gap: 6px; white-space: nowrap; font-weight: 500; }
.ses i { display: inline-grid; grid-template-columns: 8px 8px 5px; gap: 2px; }
.ses i b { height: 10px; border-radius: 2px; border: 1.5px solid var(--text-3); }
.ses i b.on { background: var(--text); border-color: var(--text); }
.tri { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 8px; }
.tri > label { position: relative; display: grid; min-width: 0; }
.tri input { position: absolute; inset: 0; width: 100%; height: 100%; margin: 0; opacity: 0; cursor: pointer; }
/* The signs stand on one line, even where one answer's words need two. */
.big3 { display: flex; flex-direction: column; align-items: center; gap: 4px; min-width: 0; min-height: 76px; padding: 14px 4px 8px;
  border: 1.5px solid var(--outline); border-radius: 12px; background: var(--paper); font-size: .875rem; line-height: 1.25; font-weight: 600; text-align: center; overflow-wrap: break-word; }
/* So that an answer of two words has room on one line; below each other where three beside each other have none. */
@media (max-width: 479px) { .tri { gap: 6px; } .big3 { font-size: .8125rem; } }
@media (min-width: 23.4em) and (max-width: 479px) { .tri { display: flex; } .tri > label { flex: 1 1 auto; min-width: min-content; } .big3 { min-width: min-content; } }
@media (max-width: 23.39em) { .tri { grid-template-columns: minmax(0, 1fr); } .big3 { flex-direction: row; gap: 10px; min-height: 52px; padding: 8px 14px; font-size: .875rem; } }
.big3.a .l { color: var(--confirmed-fg); }
.big3.q .l { color: var(--risk-fg); }
.big3.x .l { color: var(--text-2); }
.tick { display: none; position: absolute; top: -8px; right: -8px; padding: 1px; border-radius: 50%; background: var(--paper); }
input:checked + .big3 { border-color: currentColor; box-shadow: inset 0 0 0 1.5px currentColor; }
input:checked + .big3.a { background: var(--confirmed-bg); color: var(--confirmed-fg); }
input:checked + .big3.q { background: var(--risk-bg); color: var(--risk-fg); }
input:checked + .big3.x { background: var(--neutral-bg); color: var(--neutral-fg); }
input:checked + .big3 .tick { display: block; }
input:focus-visible + .big3 { outline: 2px solid var(--ring); outline-offset: 2px; }
.field { display: flex; flex-direction: column; gap: 5px; margin-top: 16px; }
.field label { font-size: .8125rem; line-height: 1.3846; font-weight: 500; }
.field .opt { color: var(--text-3); font-weight: 400; }
.field textarea { width: 100%; min-height: 72px; padding: 8px 12px; border: 1px solid var(--outline); border-radius: 8px; background: var(--paper); font-size: 16px; line-height: 1.4; resize: vertical; }
.field textarea::placeholder { color: var(--text-3); opacity: 1; }
.field.bad textarea, .field.bad input { border-color: var(--error); box-shadow: inset 0 0 0 1px var(--error); }
.help { color: var(--error-fg); font-size: .8125rem; line-height: 1.3846; }
.quote { margin: 0 0 14px; padding: 2px 0 2px 12px; border-inline-start: 3px solid var(--outline-soft); color: var(--text-2); }
.stick { position: sticky; bottom: 0; margin: 16px -16px 0; padding: 10px 16px 12px; background: var(--paper); border-top: 1px solid; border-image: conic-gradient(var(--divider) 0 0) 1 0 0 / 1px 0 0 / 0 100vmax; }
/* What has the focus comes to stand above it. */
:root:has(.stick) { scroll-padding-bottom: 150px; }
.notb { display: flex; gap: 8px; align-items: center; justify-content: center; margin-bottom: 8px; color: var(--risk-fg); font-size: .875rem; }
.btn { display: flex; align-items: center; justify-content: center; gap: 6px; width: 100%; min-height: 44px; padding: 10px 20px; border: 1px solid transparent; border-radius: 8px;
  background: none; color: var(--text); font-size: .9375rem; line-height: 1.4286; font-weight: 600; text-decoration: none; text-align: center; cursor: pointer; }
.btn .i { width: 18px; height: 18px; }
.btn.big { min-height: 52px; }
.btn.contained { background: var(--primary); color: var(--on-primary); box-shadow: inset 0 -1px 0 rgba(11, 27, 43, .16), var(--shadow); }
.btn.contained:hover { background: var(--primary-hover); }
.btn.outlined { border-color: var(--outline-soft); background: var(--paper); box-shadow: var(--shadow); }
.btn.outlined:hover { background: var(--sunken); border-color: var(--outline); }
.btn.danger { color: var(--error-fg); }
.btn.danger.outlined { border-color: var(--error-bd); }
.stack { display: grid; gap: 12px; margin-top: 16px; }
.hero { display: grid; grid-template-columns: minmax(0, 1fr); justify-items: center; text-align: center; padding: 18px 8px 4px; }
.hero > * { max-width: 100%; }
.hero .lead { text-wrap: balance; }
.hi { width: 64px; height: 64px; border-radius: 20px; display: grid; place-items: center; background: var(--bg); color: var(--fg); margin-bottom: 12px; }
.hi .i { width: 34px; height: 34px; }
.kv { display: grid; grid-template-columns: minmax(84px, auto) 1fr; gap: 9px 16px; margin-top: 10px; }
.kv dt { color: var(--text-2); }
.kv dd { font-weight: 500; }
.tap { display: inline-block; min-width: 44px; margin: -10px 0; padding: 10px 0; }
.late { margin-top: 12px; text-align: center; color: var(--text-2); }
.phone { display: block; font-size: 1.5rem; line-height: 1.5; font-weight: 600; }
.others { margin: 24px 0 12px; }
.others > h2, .hero h2 { font-size: 1.5rem; line-height: 1.3334; letter-spacing: -.012em; text-wrap: balance; }
.part summary { padding: 12px 0 0; min-height: 44px; color: var(--link); font-size: .875rem; cursor: pointer; }
.part .field { flex: 1; margin-top: 4px; }
.settings { scroll-margin-top: 16px; margin: 16px 16px 0; border-top: 1px solid var(--divider); }
.settings summary { padding: 12px 0; min-height: 44px; color: var(--text-2); font-size: .875rem; cursor: pointer; }
.settings legend { padding: 0; font-weight: 500; margin-bottom: 8px; }
.field select, .field input { width: 100%; min-height: 44px; padding: 8px 12px; border: 1px solid var(--outline); border-radius: 8px; background: var(--paper); color: inherit; font-size: 16px; }
/* No picture may be loaded: the arrow is drawn, as far from the edge as the words are. */
.select { position: relative; display: block; }
.field .select select { appearance: none; padding-inline-end: 36px; }
.select::after { content: ""; position: absolute; inset-inline-end: 14px; top: 50%; width: 8px; height: 8px; margin-top: -6px; border: solid var(--text-3); border-width: 0 2px 2px 0; rotate: 45deg; pointer-events: none; }
@media screen and (prefers-color-scheme: dark) { .field :is(select, input, textarea) { background: var(--sunken); } }
/* All lists of a doctor, below each other. */
.home { margin: 16px 16px 0; text-align: center; }
.topic { scroll-margin-top: 16px; margin-top: 32px; }
.topic > h2 { margin-bottom: 8px; font-size: 1.25rem; }
.contents { display: flex; flex-wrap: wrap; gap: 8px; margin: 10px 0; }
.contents a { margin: 0; padding: 9px 14px; border: 1px solid var(--outline-soft); border-radius: 8px; background: var(--paper); color: var(--text); font-weight: 600; text-align: center; text-decoration: none; }
.change { display: inline-block; min-width: 44px; margin: 0 0 6px; padding: 10px 0; }
.ask { margin: 16px 0 10px; }
.ask + .ask { margin-top: 24px; border-top: 1px solid var(--divider); }
.fold { margin-top: 16px; border-top: 1px solid var(--divider); }
.fold > summary { padding: 12px 0; min-height: 44px; font-weight: 600; cursor: pointer; }
.fold + .fold { margin-top: 0; }
.asks { margin-bottom: 24px; }
.asks > h2 { font-size: 1.25rem; }
/* A doctor's own times: what is entered, two days beside each other, and the parts of a week as a table. */
.own-times { margin: 10px 0 0; padding: 0; list-style: none; border-top: 1px solid var(--divider); }
.own-times li { display: flex; align-items: center; justify-content: space-between; gap: 4px 16px; min-height: 44px; padding: 6px 0; border-bottom: 1px solid var(--divider); }
.own-times b { font-weight: 500; }
.btn.quiet { color: var(--text-2); }
.own-times .btn { width: auto; margin: -6px 0; padding: 10px 0; font-size: .875rem; }
.pair { display: grid; grid-template-columns: repeat(auto-fit, minmax(150px, 1fr)); column-gap: 12px; }
.pair + .help { margin-top: 5px; }
.week { width: 100%; margin-top: 10px; border-collapse: collapse; table-layout: fixed; }
.week :is(th, td) { padding: 0; height: 44px; border-bottom: 1px solid var(--divider); font-weight: 400; text-align: center; }
.week thead :is(th, td) { height: 36px; color: var(--text-2); font-size: .8125rem; font-weight: 500; }
.week [scope=row] { text-align: start; }
.week thead > tr > :first-child { width: 30%; }
.figures thead > tr > :first-child { width: 56%; }
.week label { display: grid; place-items: center; height: 44px; cursor: pointer; }
.week input { width: 20px; height: 20px; margin: 0; accent-color: var(--primary); cursor: pointer; }
.figures td { font-variant-numeric: tabular-nums; font-weight: 500; }
.fold > .cap { margin: 8px 0 14px; }
.fold > .stack, .fold > form:last-child { margin-bottom: 16px; }
.rf { padding: 14px 16px 18px; text-align: center; font-size: .8125rem; line-height: 1.3846; color: var(--text-2); }
.rf a { display: inline-block; padding: 4px 2px; }
/* Paper has what is asked, offered, booked and over, unfolded; nothing to fill in, and no address that opens a calendar. */
@media print {
  .ph { min-height: 0; }
  .rl { break-inside: avoid; }
  .stick, .rf, .call, .btn, .tri, .field, .part, .settings, .contents, .change, #calendar { display: none; }
  .fold::details-content { content-visibility: visible; block-size: auto; }
  .fold > summary { list-style: none; }
}
`;

/** A sheet under a name that changes with it, so that browsers may keep it for ever. */
export const styleSheet = (folder: string, css: string): { path: string; css: string } => ({
  path: `${folder}/page.${createHash("sha256").update(css).digest("hex").slice(0, 12)}.css`,
  css,
});

export const respondStyles = styleSheet("/respond/assets", RESPOND_STYLES);
