/** The design's colours for pages without script: the device chooses light or dark. */
export const COLOURS = `:root {
  color-scheme: light dark;
  --canvas: #F7F7F5;
  --paper: #FFFFFF;
  --sunken: #FAFAF8;
  --text: #0B1B2B;
  --text-2: #485868;
  --text-3: #5C6B7A;
  --link: #006EB3;
  --divider: #E5E6E5;
  --outline: #7E8B98;
  --outline-soft: #D3D7DB;
  --primary: #009EF7;
  --primary-hover: #008EDE;
  --on-primary: #0B1B2B;
  --primary-text: #006EB3;
  --primary-soft: #E6F4FE;
  --ring: #006EB3;
  --error: #C4303C;
  --open-bg: #E6F4FE;
  --open-fg: #00588F;
  --open-bd: #B5DDF8;
  --confirmed-bg: #E6F5EC;
  --confirmed-fg: #12653A;
  --confirmed-bd: #B4DDC5;
  --risk-bg: #FFF2DE;
  --risk-fg: #854400;
  --risk-bd: #F1D2A2;
  --error-bg: #FDECEC;
  --error-fg: #A1212D;
  --error-bd: #F3C3C6;
  --neutral-bg: #EDF0F2;
  --neutral-fg: #435363;
  --neutral-bd: #D5DBE0;
  --shadow: 0 1px 2px rgba(11, 27, 43, .05);
}
/* Paper is white. */
@media print { :root { color-scheme: light; } }
@media screen and (prefers-color-scheme: dark) {
  :root {
    --canvas: #0C151E;
    --paper: #131F2A;
    --sunken: #101A24;
    --text: #E8EEF4;
    --text-2: #A9B8C6;
    --text-3: #8C9DAD;
    --link: #4DB8FF;
    --divider: #243241;
    --outline: #6C8093;
    --outline-soft: #344659;
    --primary: #4DB8FF;
    --primary-hover: #7ACAFF;
    --on-primary: #06182A;
    --primary-text: #4DB8FF;
    --primary-soft: #10314A;
    --ring: #7ACAFF;
    --error: #FF7F85;
    --open-bg: #10314A;
    --open-fg: #8CD1FF;
    --open-bd: #1D4C70;
    --confirmed-bg: #123425;
    --confirmed-fg: #7ADBA8;
    --confirmed-bd: #1F5239;
    --risk-bg: #3B2810;
    --risk-fg: #FFC077;
    --risk-bd: #61431B;
    --error-bg: #44191D;
    --error-fg: #FF9EA2;
    --error-bd: #6B2A30;
    --neutral-bg: #243442;
    --neutral-fg: #BAC7D3;
    --neutral-bd: #364959;
    --shadow: 0 1px 2px rgba(0, 0, 0, .3);
  }
}
`;
