import type { KeywordRecord } from '../records.js';
import { codePointLength } from './code-points.js';
import { cutAnywhere, cutOnSentence, cutOnWord } from './cut-to-fit.js';
import { entryBody } from './entry-body.js';
import { escapeHtml } from './escape-html.js';
import { escapeMarkdown } from './escape-markdown.js';
import { escapeWikitext } from './escape-wikitext.js';
import { oneLine } from './one-line.js';

export const TEXT_FORMATS = ['PLAIN', 'MARKDOWN', 'HTML', 'WIKITEXT'] as const;
export type TextFormat = (typeof TEXT_FORMATS)[number];

interface Markup {
  readonly safe: (text: string) => string;
  readonly bold: (markup: string) => string;
}

const MARKUP: Readonly<Record<TextFormat, Markup>> = {
  PLAIN: { safe: oneLine, bold: (text) => text },
  MARKDOWN: { safe: escapeMarkdown, bold: (text) => `**${text}**` },
  HTML: { safe: escapeHtml, bold: (text) => `<b>${text}</b>` },
  WIKITEXT: { safe: escapeWikitext, bold: (text) => `'''${text}'''` },
};

/**
 * One line, ready to paste: the signature in bold, then the entry without its heading. Nothing of the source acts as markup.
 * `maxLength` counts code points of the result, 40 at least: it is cut behind a sentence, or, when not even one fits,
 * behind a word with an ellipsis. Texts are cut before they are escaped, so no escape and no tag is ever cut in two.
 */
export function renderKeyword(keyword: KeywordRecord, format: TextFormat, maxLength: number | null): string {
  const { safe, bold } = MARKUP[format];
  const compose = (head: string, body: string) =>
    body === '' ? bold(safe(head)) : `${bold(`${safe(head)}:`)} ${safe(body)}`;
  const signature = oneLine(keyword.signature);
  const entry = entryBody(keyword);
  const whole = compose(signature, entry);
  if (maxLength === null || codePointLength(whole) <= maxLength) return whole;

  const body = cutOnSentence(entry, maxLength, (text) => codePointLength(compose(signature, text)));
  if (body !== null) return compose(signature, body);
  const ofHead = (text: string) => codePointLength(compose(text, ''));
  if (ofHead(signature) <= maxLength) return compose(signature, '');
  return compose(cutOnWord(signature, maxLength, ofHead) ?? cutAnywhere(signature, maxLength, ofHead), '');
}
