/** What a page says, to eyes and to screen readers; and which words of it are cut off. */
import { type Page } from "@playwright/test";

/** Every visible text, and every name, hint and title that is not text, once; what is marked as a name is none. */
export async function wordsOn(page: Page): Promise<string[]> {
  const said = await page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const words = document.title.split(" · ");
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const shown = node.parentElement?.closest("script, style, noscript, [translate=no]")
        ? false
        : node.parentElement?.checkVisibility({ visibilityProperty: true });
      if (shown) words.push(node.textContent ?? "");
    }
    for (const name of ["aria-label", "aria-description", "title", "placeholder", "alt"])
      for (const one of document.querySelectorAll(`[${name}]`)) words.push(one.getAttribute(name) ?? "");
    return words.map((text) => text.replace(/\s+/g, " ").trim());
  });
  return [...new Set(said)].filter((text) => /\p{L}{2}/u.test(text));
}

/**
 * Texts that reach over the edge of the window or of what clips them. Data may end in an ellipsis; a button, a tab, a
 * heading or a label may not. What scrolls is not cut, and what only screen readers read has no size.
 */
export async function cutOffOn(page: Page): Promise<string[]> {
  return await page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    const range = document.createRange();
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (!node.textContent?.trim() || !parent?.checkVisibility({ visibilityProperty: true })) continue;
      if (parent.closest("script, style, noscript, [aria-hidden=true]")) continue;
      range.selectNodeContents(node);
      const text = range.getBoundingClientRect();
      if (edgeOver(text, parent)) found.push(node.textContent.trim());
    }
    return found;

    function edgeOver(text: DOMRect, parent: Element): boolean {
      const fixed = parent.closest("button, [role=tab], h1, h2, h3, label, th");
      for (let box: Element | null = parent; box; box = box.parentElement) {
        const { overflowX, overflowY, textOverflow, position, clipPath, display } = getComputedStyle(box);
        const edge = box.getBoundingClientRect();
        // Only for screen readers.
        if (position === "absolute" && (edge.width <= 1 || clipPath !== "none")) return false;
        // Lines of text are higher than their letters: a pixel or two of the line may be hidden.
        const over = text.left < edge.left - 1 || text.right > edge.right + 1;
        const beyond = text.top < edge.top - 3 || text.bottom > edge.bottom + 3;
        if (["auto", "scroll"].includes(overflowX) || ["auto", "scroll"].includes(overflowY)) return false;
        if (display === "inline" || overflowX === "visible") continue;
        if (over && textOverflow === "ellipsis" && !fixed) return false;
        if (over || beyond) return true;
      }
      return text.left < -1 || text.right > innerWidth + 1;
    }
  });
}

/** Words of buttons, labels and headings of which a part stands on the next line, without a hyphen; names and addresses may break. */
export async function brokenOn(page: Page): Promise<string[]> {
  return await page.evaluate(() => {
    const found: string[] = [];
    const range = document.createRange();
    for (const part of document.querySelectorAll("button, label, legend, h1, h2, h3, th, [role=tab]")) {
      if (!part.checkVisibility({ visibilityProperty: true }) || getComputedStyle(part).hyphens === "auto") continue;
      const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        if (node.parentElement?.closest("script, style, [translate=no], bdi, q")) continue;
        for (const { 0: word, index } of (node.textContent ?? "").matchAll(/\p{Script=Latin}{3,30}/gu)) {
          range.setStart(node, index);
          range.setEnd(node, index + word.length);
          if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) found.push(word);
        }
      }
    }
    return found;
  });
}
