import { type DefaultTreeAdapterMap, parse } from 'parse5';
import { type MappedText, type MappedTextBuilder, mappedTextBuilder } from './mapped-text.js';
import { INVISIBLE } from './plain-text.js';

type Node = DefaultTreeAdapterMap['node'];

const HTML = /<(?:!doctype\s+html|html|head|body|p|div|h[1-6]|br|table|tr|td|ul|ol|article|section)\b[^>]*>/i;
const UNREAD = new Set([
  'script',
  'style',
  'template',
  'noscript',
  'head',
  'svg',
  'math',
  'iframe',
  'object',
  'select',
]);
const PARAGRAPHS = new Set([
  ...[
    'address',
    'article',
    'aside',
    'blockquote',
    'body',
    'dd',
    'div',
    'dl',
    'dt',
    'fieldset',
    'figure',
    'footer',
    'form',
  ],
  ...[
    'h1',
    'h2',
    'h3',
    'h4',
    'h5',
    'h6',
    'header',
    'hr',
    'li',
    'main',
    'nav',
    'ol',
    'p',
    'pre',
    'section',
    'table',
    'ul',
  ],
]);
const ROWS = new Set(['tr', 'br', 'caption']);
const CELLS = new Set(['td', 'th']);

/** Deeper pages are refused: no page of the community is nested like that, and every level costs the parser. */
export const MAX_HTML_DEPTH = 1_000;

export function isHtml(decoded: string): boolean {
  return HTML.test(decoded.slice(0, 20_000));
}

/** How deep tags open without closing, counted roughly and before any parsing; void elements don't count. */
export function htmlDepth(decoded: string): number {
  let depth = 0;
  let deepest = 0;
  for (const match of decoded.matchAll(/<(\/?)([a-z][a-z0-9]*)/gi)) {
    if (
      /^(?:br|hr|img|meta|link|input|wbr|area|base|col|embed|source|track|p|li|td|tr|th|dd|dt|option)$/i.test(
        match[2] ?? '',
      )
    )
      continue;
    depth = Math.max(0, depth + (match[1] === '/' ? -1 : 1));
    deepest = Math.max(deepest, depth);
  }
  return deepest;
}

export interface PageText {
  readonly mapped: MappedText;
  /** Its first heading; null when it has none. */
  readonly title: string | null;
}

/** A saved page as the text a person reads: a blank line between blocks, a tab between cells, white space as a browser shows it. */
export function htmlToText(decoded: string): PageText {
  const writer = blockWriter(mappedTextBuilder(decoded));
  const document = parse(decoded, { sourceCodeLocationInfo: true });
  const title = titleReader();
  const pending: (Node | { readonly leaves: string })[] = [document];
  for (let node = pending.pop(); node !== undefined; node = pending.pop()) {
    if ('leaves' in node) {
      writer.boundary(node.leaves);
      title.leave(node.leaves);
    } else if ('value' in node && node.nodeName === '#text') {
      writer.text(node.value, node.sourceCodeLocation?.startOffset ?? 0);
      title.text(node.value);
    } else if ('childNodes' in node && !UNREAD.has(node.nodeName)) {
      writer.boundary(node.nodeName);
      title.enter(node.nodeName);
      pending.push({ leaves: node.nodeName });
      pending.push(...node.childNodes.toReversed());
    }
  }
  return { mapped: writer.build(), title: title.found() };
}

interface TitleReader {
  enter(element: string): void;
  leave(element: string): void;
  text(value: string): void;
  found(): string | null;
}

/** Collects the text of the first heading that has any. */
function titleReader(): TitleReader {
  let open: string | null = null;
  let collected = '';
  let title: string | null = null;
  return {
    enter(element) {
      if (title === null && open === null && /^h[1-6]$/.test(element)) open = element;
    },
    leave(element) {
      if (element !== open) return;
      title = collected.replace(INVISIBLE, '').replace(/\s+/g, ' ').trim() || null;
      open = null;
      collected = '';
    },
    text(value) {
      if (open !== null) collected += value;
    },
    found: () => title,
  };
}

interface BlockWriter {
  boundary(element: string): void;
  text(value: string, from: number): void;
  build(): MappedText;
}

function blockWriter(builder: MappedTextBuilder): BlockWriter {
  let separator = '';
  let started = false;
  const strengthen = (wanted: string): void => {
    const rank = ['', ' ', '\t', '\n', '\n\n'];
    if (rank.indexOf(wanted) > rank.indexOf(separator)) separator = wanted;
  };
  return {
    boundary(element) {
      if (PARAGRAPHS.has(element)) strengthen('\n\n');
      else if (ROWS.has(element)) strengthen('\n');
      else if (CELLS.has(element)) strengthen('\t');
    },
    text(value, from) {
      for (const match of value.matchAll(/[\s\u00A0]+|[^\s\u00A0]+/g)) {
        if (/^[\s\u00A0]/.test(match[0])) {
          strengthen(' ');
          continue;
        }
        if (started) builder.append(separator, from + match.index);
        builder.append(match[0], from + match.index);
        started = true;
        separator = '';
      }
    },
    build: () => builder.build(),
  };
}
