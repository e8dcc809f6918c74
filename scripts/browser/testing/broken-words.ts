import type { Page } from 'playwright-core';

/**
 * Words that stand on two lines, in the elements that a selector finds; broken behind a hyphen or a slash is not broken. Also those that
 * stand out of the cell or button that they are in.
 */
export async function brokenWords(page: Page, selector: string): Promise<readonly string[]> {
  const found: unknown = await page.evaluate(`(() => {
    const broken = [];
    for (const element of document.querySelectorAll(${JSON.stringify(selector)})) {
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const text = texts.currentNode;
        for (const { 0: word, index } of text.data.matchAll(/[^\\s\\/-]+/g)) {
          const range = document.createRange();
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
          if (lines.size > 1) broken.push(word + ' in ' + element.textContent.slice(0, 60));
        }
      }
    }
    return broken;
  })()`);
  if (!Array.isArray(found)) throw new Error('The page did not answer.');
  return found.map(String);
}
