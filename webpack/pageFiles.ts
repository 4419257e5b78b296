/** Puts the page's other files beside the build: public/*, the fonts; and writes the page itself, the boot script in it. */
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { type Compilation, type Compiler, type WebpackPluginInstance } from "webpack";

const require = createRequire(import.meta.url);

/** Every page needs it: asked for with the page, or words laid out without it would be laid out again. */
const LATIN = require.resolve("@fontsource-variable/inter/files/inter-latin-wght-normal.woff2");

/** Only what the languages need; the ranges are those of the fonts' own style sheet. */
const FONTS = [
  {
    file: LATIN,
    range:
      "U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD",
  },
  {
    file: require.resolve("@fontsource-variable/inter/files/inter-latin-ext-wght-normal.woff2"),
    range:
      "U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF",
  },
];

const face = (url: string, range: string) =>
  `@font-face{font-family:"Inter Variable";font-style:normal;font-display:swap;font-weight:100 900;src:url(${url}) format("woff2");unicode-range:${range}}`;

/**
 * Japanese and Chinese: each device's own fonts, since the two write the same characters differently; no line begins
 * with a small kana, headings break between phrases, a little room between their characters and Latin ones. Here and
 * not in the theme, since in the page it costs nobody a script.
 */
const EAST_ASIAN = [
  ':root:lang(ja){--font-family:"Inter Variable","Hiragino Sans","Noto Sans JP","Noto Sans CJK JP","Yu Gothic UI","Meiryo",sans-serif}',
  ':root:lang(zh){--font-family:"Inter Variable","PingFang SC","Noto Sans SC","Noto Sans CJK SC","Microsoft YaHei UI",sans-serif}',
  ":root:is(:lang(ja),:lang(zh)){line-break:strict;text-autospace:normal}",
  ":is(:lang(ja),:lang(zh)) :is(h1,h2,h3,p){letter-spacing:0;word-break:auto-phrase}",
].join("");

/** Files under assets/ are cached for ever, so their names follow their contents. */
function hashed(file: string, contents: Buffer): string {
  const { name, ext } = path.parse(file);
  const hash = createHash("sha256").update(contents).digest("hex").slice(0, 8);
  return `assets/${name}.${hash}${ext}`;
}

const address = (file: string): string => `/${hashed(file, readFileSync(file))}`;

/** Stands in the page itself: a file would have to come before anything is painted. */
const BOOT = "boot.js";

/** Without comments and indentation. */
const compact = (script: string): string =>
  script
    .replaceAll(/\/\*[\s\S]*?\*\//g, "")
    .replaceAll(/\n\s*/g, "\n")
    .trim();

/** What a lazily loaded chunk brings besides the entry; its import in src/app names it. */
function filesOf({ namedChunkGroups, entrypoints }: Compilation, chunk: string): string[] {
  const there = entrypoints.get("main")?.getFiles() ?? [];
  const files = namedChunkGroups.get(chunk)?.getFiles() ?? [];
  return files.filter((file) => file.endsWith(".js") && !there.includes(file)).map((file) => `/${file}`);
}

/** What the boot script sends for ahead: the prerendered form, or the frame with the list that the address names. */
function preloads(compilation: Compilation): string {
  const signedIn = filesOf(compilation, "frame");
  const files = {
    "sign-in": filesOf(compilation, "login"),
    "signed-in": signedIn,
    doctors: filesOf(compilation, "doctors").filter((file) => !signedIn.includes(file)),
  };
  return Object.entries(files)
    .map(([name, some]) => `data-${name}="${some.join(" ")}"`)
    .join(" ");
}

type Prerenderer = { prerender: () => Promise<{ html: string; splash: string; styles: string }> };

export class PageFiles implements WebpackPluginInstance {
  readonly #public: string;
  readonly #prerenderer: string;

  constructor(root: string, prerenderer: string) {
    this.#public = path.join(root, "public");
    this.#prerenderer = prerenderer;
  }

  /** Name in the build → contents. */
  #read(): Map<string, Buffer> {
    const files = new Map<string, Buffer>();
    for (const file of readdirSync(this.#public)) {
      // In development the server behind answers for its own.
      if (file === "config.json" && process.env.API_TARGET) continue;
      const contents = readFileSync(path.join(this.#public, file));
      if (file !== BOOT) files.set(file, contents);
    }
    for (const { file } of FONTS) {
      const contents = readFileSync(file);
      files.set(hashed(file, contents), contents);
    }
    return files;
  }

  apply(compiler: Compiler): void {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap("PageFiles", (compilation) => {
      compilation.contextDependencies.add(this.#public);
      const stage = Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tap({ name: "PageFiles", stage }, () => {
        // Minimized already, or too small to matter; webpack need not look at it.
        for (const [name, contents] of this.#read())
          compilation.emitAsset(name, new sources.RawSource(contents), { minimized: true });
      });
    });
  }

  /** The page with the prerendered way in; the server fills a fresh nonce into every answer. */
  async page(compilation: Compilation): Promise<string> {
    delete require.cache[this.#prerenderer];
    const { html, splash, styles } = await (require(this.#prerenderer) as Prerenderer).prerender();
    const boot = compact(readFileSync(path.join(this.#public, BOOT), "utf8"));
    const bootHash = createHash("sha256").update(boot).digest("base64");
    const fonts = FONTS.map(({ file, range }) => face(address(file), range)).join("");
    return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta property="csp-nonce" nonce="{{csp-nonce}}">
<title>Sign in · Practice Callouts</title>
<meta name="description" content="Find cover for operating lists: ask once, see who can, confirm one.">
<link rel="icon" href="/favicon.png" type="image/png">
<link rel="apple-touch-icon" href="/apple-touch-icon.png">
<link rel="manifest" href="/manifest.webmanifest">
<link rel="preload" href="${address(LATIN)}" as="font" type="font/woff2" crossorigin>
<meta property="csp-script" content="'sha256-${bootHash}'">
<script ${preloads(compilation)}>${boot}</script>
<style nonce="{{csp-nonce}}">${fonts}${EAST_ASIAN}[data-fresh] #root>*{display:none}</style>
<style id="_goober" nonce="{{csp-nonce}}"> </style>
${styles}
</head>
<body><noscript>This app needs JavaScript.</noscript><div id="root">${html}</div>${splash}</body>
</html>`;
  }
}
