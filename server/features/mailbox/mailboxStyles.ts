/** The style sheet of the demo's mailbox: the product's colours, one quiet table, one letter. */
import { BASE_STYLES, styleSheet } from "../../pages/pageStyles.ts";

export const mailboxStyles = styleSheet(
  "/dev/mailbox/assets",
  `${BASE_STYLES}
body { font-size: .875rem; line-height: 1.4286; }
.bar { display: flex; align-items: center; gap: 12px; min-height: 55px; padding: 8px 32px; background: var(--paper); border-bottom: 1px solid var(--divider); }
.bar a { color: inherit; font-weight: 600; text-decoration: none; }
.page { max-width: 1080px; margin-inline: auto; padding: 24px 32px 40px; }
.head { display: flex; flex-wrap: wrap; align-items: flex-end; justify-content: space-between; gap: 8px 24px; margin-bottom: 16px; }
.head p { margin-top: 2px; color: var(--text-2); }
.paper { background: var(--paper); border: 1px solid var(--divider); border-radius: 12px; box-shadow: var(--shadow); overflow: hidden; }
.mails li { border-bottom: 1px solid var(--divider); }
.mails li:last-child { border-bottom: 0; }
.mails a { display: grid; grid-template-columns: minmax(0, 15rem) minmax(0, 1fr) auto; gap: 4px 24px; align-items: center; min-height: 60px; padding: 10px 20px; color: inherit; text-decoration: none; }
.mails a:hover { background: var(--sunken); }
.mails a:focus-visible { outline-offset: -2px; }
.mails b { font-weight: 600; }
.mails .to, .mails .what { min-width: 0; }
.mails .cap, .mails .what > b { display: block; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
.empty { padding: 40px 20px; text-align: center; color: var(--text-2); }
.btn { display: inline-flex; align-items: center; min-height: 36px; padding: 7px 14px; border: 1px solid var(--outline-soft); border-radius: 8px; background: var(--paper); color: var(--text); font-weight: 600; text-decoration: none; box-shadow: var(--shadow); }
.btn:hover { border-color: var(--outline); }
.pages { display: flex; gap: 8px; justify-content: flex-end; margin-top: 16px; }
.kv { display: grid; grid-template-columns: minmax(84px, auto) 1fr; gap: 6px 20px; padding: 16px 20px; }
.kv dt { color: var(--text-2); }
section { margin-top: 24px; }
section h2 { font-size: 1rem; line-height: 1.5; margin-bottom: 8px; }
iframe { display: block; width: 100%; height: 60rem; max-height: 90vh; border: 0; background: #F7F7F5; }
pre { margin: 0; padding: 16px 20px; overflow-x: auto; font: 400 .8125rem/1.6 ui-monospace, "Cascadia Mono", Menlo, Consolas, monospace; white-space: pre-wrap; }
@media (max-width: 899px) {
  .bar, .page { padding-inline: 16px; }
  /* An address has the whole line to itself. */
  .mails a { grid-template-columns: minmax(0, 1fr) auto; }
  .mails .to { grid-area: 1 / 1 / auto / -1; }
  .mails .what { grid-column: 1 / -1; }
  .mails .to b { padding-inline-end: 80px; }
  .mails .chip { grid-area: 1 / 2; align-self: start; margin-top: -2px; }
  .kv { grid-template-columns: minmax(0, 1fr); gap: 0; }
  .kv dd + dt { margin-top: 8px; }
  .mails .what > b, .mails .what > .cap { white-space: normal; }
  .btn { min-height: 44px; }
}
`,
);
