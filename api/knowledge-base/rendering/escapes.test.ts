import fc from 'fast-check';
import { parseFragment } from 'parse5';
import { describe, expect, it } from 'vitest';
import { escapeBibtex } from './escape-bibtex.js';
import { escapeHtml } from './escape-html.js';
import { escapeMarkdown } from './escape-markdown.js';
import { escapeWikitext } from './escape-wikitext.js';
import { HOSTILE_PIECES } from './hostile-pieces.js';
import { oneLine } from './one-line.js';

const hostileText = fc
  .array(fc.oneof(fc.constantFrom(...HOSTILE_PIECES), fc.string({ unit: 'binary' })), { maxLength: 30 })
  .map((pieces) => pieces.join(''));

function decodeEntities(markup: string): string {
  const [node, ...more] = parseFragment(markup).childNodes;
  expect(more).toEqual([]);
  if (node === undefined) return '';
  return 'value' in node ? node.value : `<${node.nodeName}>`;
}

describe('escaped HTML', () => {
  it('parses to one text node that is the text', () => {
    fc.assert(
      fc.property(hostileText, (text) => void expect(decodeEntities(escapeHtml(text))).toBe(oneLine(text))),
    );
  });

  it('is safe in a quoted attribute', () => {
    fc.assert(fc.property(hostileText, (text) => void expect(escapeHtml(text)).not.toMatch(/["'<>]/)));
  });
});

describe('escaped wikitext', () => {
  const withoutEntities = (markup: string) => markup.replace(/&(?:#\d+|amp|lt|gt);/g, '\u0001');

  it('shows exactly the text', () => {
    fc.assert(
      fc.property(
        hostileText,
        (text) => void expect(decodeEntities(escapeWikitext(text))).toBe(oneLine(text)),
      ),
    );
  });

  it('has no active character left', () => {
    fc.assert(
      fc.property(hostileText, (text) => {
        const rest = withoutEntities(escapeWikitext(text));
        expect(rest).not.toMatch(/[&<>[\]{}|=~_\n\r]/);
        expect(rest).not.toMatch(/''|^'|'$|!!|^[*#:;!+ -]/);
        expect(rest).not.toMatch(/[a-z]:\S/i);
        expect(rest).not.toMatch(/\b(?:RFC|PMID|ISBN)\s*\d/);
      }),
    );
  });

  it.each([
    ["''bold''", '&#39;&#39;bold&#39;&#39;'],
    ["can't", "can't"],
    ['[[Page|x]]', '&#91;&#91;Page&#124;x&#93;&#93;'],
    ['see RFC 2616', 'see &#82;FC 2616'],
    ['https://a.example', 'https&#58;//a.example'],
    ['# one', '&#35; one'],
    ['Switch: two', 'Switch: two'],
    ['</nowiki>&amp;', '&lt;/nowiki&gt;&amp;amp;'],
  ])('writes %s as %s', (text, markup) => expect(escapeWikitext(text)).toBe(markup));

  it('does not join with markup around it', () => {
    const inBold = `'''${escapeWikitext("'quoted'")}'''`;
    expect(inBold).toBe("'''&#39;quoted&#39;'''");
  });
});

describe('escaped Markdown', () => {
  const shown = (markup: string) => markup.replace(/@\u200B/g, '@').replace(/\\([^\p{L}\p{N}\s])/gu, '$1');

  it('shows exactly the text', () => {
    fc.assert(
      fc.property(hostileText, (text) => {
        fc.pre(!text.includes('\u200B'));
        expect(shown(escapeMarkdown(text))).toBe(oneLine(text));
      }),
    );
  });

  it('has no active character left', () => {
    fc.assert(
      fc.property(hostileText, (text) => {
        const rest = escapeMarkdown(text).replace(/\\[^\p{L}\p{N}\s]/gu, '\u0001');
        expect(rest).not.toMatch(/[\\`*_~|[\]<>&$#^\n\r]/);
        expect(rest).not.toMatch(/@(?!\u200B)/);
        expect(rest).not.toMatch(/:\/\/|www\.|\w\.\w|:\w/);
        expect(rest).not.toMatch(/^(?:[-+=]|\d{1,9}[.)])/);
      }),
    );
  });

  it.each([
    ['@everyone', '@\u200Beveryone'],
    ['<@123>', '\\<@\u200B123\\>'],
    ['||secret||', '\\|\\|secret\\|\\|'],
    ['1. first', '1\\. first'],
    ['> said', '\\> said'],
    ['https://a.example', 'https\\://a\\.example'],
    ['discord.gg/abc', 'discord\\.gg/abc'],
    ['a\\*b', 'a\\\\\\*b'],
    ['the defending unit (if any).', 'the defending unit (if any).'],
  ])('writes %s as %s', (text, markup) => expect(escapeMarkdown(text)).toBe(markup));
});

describe('escaped BibTeX', () => {
  it('has balanced braces and no bare special character', () => {
    fc.assert(
      fc.property(hostileText, (text) => {
        const rest = escapeBibtex(text).replace(/\\(?:text[a-z]+\{\}|[$%#&_])/g, '');
        expect(rest).not.toMatch(/[\\{}$%#&_~^"<>|\n]/);
      }),
    );
  });

  it.each([
    ['50% & more', '50\\% \\& more'],
    ['{', '\\textbraceleft{}'],
    ['\\end', '\\textbackslash{}end'],
  ])('writes %s as %s', (text, markup) => expect(escapeBibtex(text)).toBe(markup));
});

describe('a line', () => {
  it('does not turn around what stands behind it', () => {
    expect(oneLine('\u202Edamage\u2066 \u2069X')).toBe('damage X');
  });

  it('keeps letters that are written from the right', () => {
    expect(oneLine('שלום damage')).toBe('שלום damage');
  });
});
